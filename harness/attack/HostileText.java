import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Configs and arguments that nobody should write. */
final class HostileText {
  private static final List<String> VALUES =
      List.of(
          "-1",
          "0",
          "99999999999999999999",
          "1e309",
          ".nan",
          "-.inf",
          "~",
          "true",
          "''",
          "\"\\0\"",
          "\"\\u202e\"",
          "[",
          "{}",
          "[[1]]",
          "{ a: { b: c } }",
          "*nobody",
          "!!java.net.URL x",
          "../../up",
          "/dev/null",
          "con:aux",
          "e2",
          "random",
          "\u001b[2J",
          "\u0007",
          "\ud83d\ude00",
          "2024-01-01",
          "0x7fffffff",
          "1_000",
          "|",
          ">-",
          "&a [*a, *a]",
          "<<",
          "? x");
  private static final List<String> KEYS =
      List.of(
          "pairs",
          "depth",
          "seed",
          "players",
          "match",
          "game",
          "out",
          "threads",
          "heuristic",
          "openings",
          "nonsense",
          "__proto__",
          "search",
          "sprt",
          "timeMs",
          "record",
          "\u0000",
          "");
  private static final List<String> COMMANDS =
      List.of("plan", "report", "rerun", "play", "best-move", "search", "perft", "list", "replay");
  private static final List<String> WORDS =
      List.of(
          "--pairs",
          "--threads",
          "--out",
          "--seed",
          "--plugins",
          "--game",
          "--depth",
          "--set",
          "--player",
          "--from",
          "--help=x",
          "--nonsense",
          "--",
          "-",
          "-1",
          "0",
          "99999999999",
          "NaN",
          "",
          " ",
          ".",
          "..",
          "nowhere.yaml",
          "/dev/null",
          "/dev/zero",
          "a=b=c",
          "@file",
          "${x}",
          "%s%n",
          "\u0001\u001b[2J",
          "\u202e",
          "\n",
          "ai-wargame",
          "tank-wars",
          "random",
          "alpha-beta:depth=999",
          "x".repeat(100_000));

  private final Random dice;

  HostileText(Random dice) {
    this.dice = dice;
  }

  private String any(List<String> texts) {
    return texts.get(dice.nextInt(texts.size()));
  }

  /** A config with some things done to it. */
  byte[] config(byte[] good) {
    List<String> lines = new ArrayList<>(new String(good, StandardCharsets.UTF_8).lines().toList());
    for (int times = 1 + dice.nextInt(4); times > 0; times--) {
      mutate(lines);
    }
    byte[] bytes = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    return dice.nextInt(4) == 0 ? Damage.flip(bytes, dice) : bytes;
  }

  private void mutate(List<String> lines) {
    int at = dice.nextInt(lines.size());
    String line = lines.get(at);
    int colon = line.indexOf(':');
    switch (dice.nextInt(10)) {
      case 0 -> lines.set(at, "");
      case 1 -> lines.add(at, line);
      case 2 -> lines.add(at, any(KEYS) + ": " + any(VALUES));
      case 3 -> lines.set(at, " ".repeat(dice.nextInt(9)) + line.strip());
      case 4 -> lines.set(at, line.replaceAll("\\d+", any(VALUES).replace("\\", "\\\\")));
      case 5 -> lines.add(at, "deep: " + "[".repeat(1 + dice.nextInt(20_000)));
      case 6 -> lines.add(at, "long: " + "x".repeat(dice.nextInt(2_000_000)));
      case 7 -> lines.add(at, bomb());
      case 8 -> lines.set(at, line.substring(0, dice.nextInt(line.length() + 1)) + any(VALUES));
      default -> lines.set(at, line.substring(0, Math.max(0, colon + 1)) + " " + any(VALUES));
    }
  }

  /** Aliases that unfold to millions of values. */
  private static String bomb() {
    StringBuilder text = new StringBuilder("a0: &a0 [x, x]");
    for (int i = 1; i < 24; i++) {
      text.append("\na%d: &a%d [*a%d, *a%d]".formatted(i, i, i - 1, i - 1));
    }
    return text.toString();
  }

  String[] arguments() {
    List<String> words = new ArrayList<>(List.of(any(COMMANDS)));
    for (int times = dice.nextInt(5); times > 0; times--) {
      words.add(any(WORDS));
    }
    return words.toArray(String[]::new);
  }
}
