package warlab.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.lab.StoredText;

/** A game or heuristic that breaks its contract is named with its method, before it is played. */
@Tag("long")
class PluginContractTest {
  @TempDir Path folder;

  /** The example, with one line of it changed. */
  private void takeAway(String before, String after) {
    Map<String, String> sources = new LinkedHashMap<>();
    for (String name : List.of("TakeAway", "Heap", "Fours")) {
      sources.put(
          "mine." + name,
          StoredText.resource(PluginContractTest.class, "plugin/" + name + ".java.txt"));
    }
    if (sources.values().stream().noneMatch(source -> source.contains(before))) {
      throw new IllegalArgumentException(before);
    }
    sources.replaceAll((name, source) -> source.replace(before, after));
    new PluginJar()
        .compiled(sources)
        .service(Game.class, "mine.TakeAway")
        .service(Heuristic.class, "mine.Fours")
        .write(folder.resolve("mine.jar"));
  }

  /** A heuristic of AI Wargame with this body of evaluate. */
  private void heuristic(String body) {
    String source =
        """
        package mine;
        import warlab.games.*;
        public class Own implements Heuristic {
          private int calls;
          public String id() { return "own"; }
          public String help() { return "of my own"; }
          public String game() { return "ai-wargame"; }
          public int evaluate(Position position, Side view) { %s }
        }
        """;
    new PluginJar()
        .compiled(Map.of("mine.Own", source.formatted(body)))
        .service(Heuristic.class, "mine.Own")
        .write(folder.resolve("mine.jar"));
  }

  private Terminal check(String... command) {
    List<String> words = new java.util.ArrayList<>(List.of(command));
    words.addAll(List.of("--plugins", folder.toString()));
    return Terminal.run(words.toArray(String[]::new));
  }

  /** What failed or was warned of, by subject. */
  private static Map<String, String> troubles(Terminal terminal) {
    return terminal.lines().stream()
        .filter(line -> !line.startsWith("pass"))
        .collect(
            Collectors.toMap(
                line -> line.substring(6, 28).strip(), line -> line.substring(28).strip()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ai-wargame", "grid-conflict", "tank-wars"})
  void ourGamesKeepTheirContracts(String game) {
    Terminal check = Terminal.run("check-game", game);
    assertThat(check.out()).doesNotContain("fail");
    assertThat(check.exitCode()).isZero();
  }

  @Test
  void theExampleKeepsIts() {
    takeAway("", "");
    assertThat(check("check-game", "take-away").out()).doesNotContain("fail", "warn");
    assertThat(check("check-heuristic", "take-away", "fours").out()).doesNotContain("fail", "warn");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          moves = ((Heap) source).moves; | moves += 0; | copies and views | mine.Heap of mine.jar: copyFrom(): sideToMove() is SECOND and should be FIRST
          moves--; | moves -= 0; | undo | mine.Heap of mine.jar: undo(): sideToMove() is FIRST and should be SECOND
          return 2L * stones + moves % 2; | return stones / 2; | key | mine.Heap of mine.jar: key() is the same for two that differ
          throw new NotationException("expected 1 | throw new IllegalStateException("expected 1 | notation | threw java.lang.IllegalStateException: expected 1
          return "" + move; | return "take " + move; | notation | mine.TakeAway$Words of mine.jar: token() is not one word: [take 1]
          return stones == 0; | return stones == 1; | moves | mine.Heap of mine.jar: isOver() does not fit legalMoves():
          return 3; | return 2; | moves | legalMoves() repeat or are more than maxMoves(): [[1, 2, 3]]
          new SeededStream(seed) | new SeededStream(System.nanoTime()) | openings | mine.TakeAway of mine.jar: proposeOpening() answers otherwise
          taken.pop(); | taken.pop() / (moves - moves); | undo | mine.Heap.undo(Heap.java:68) threw java.lang.ArithmeticException: / by zero
          """)
  void aGameThatBreaksItIsNamedWithItsMethod(
      String sound, String broken, String subject, String message) {
    takeAway(sound, broken);
    Terminal check = check("check-game", "take-away");
    assertThat(troubles(check).get(subject)).contains(message);
    assertThat(check.exitCode()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          position.play(position.legalMoves(new MoveStack()) * 0 + first(position)); return 0; | changes nothing | mine.Own of mine.jar: evaluate(): sideToMove() is
          return calls++ % 3; | same again | mine.Own of mine.jar: evaluate() has other scores when asked again
          return Integer.MIN_VALUE + (int) (position.key() & 7); | range | beyond ±2000000000, does a sum overflow?
          return 7; | range | always 7: it tells no positions apart
          return (int) (position.key() & 7); | view | both sides get the same score
          throw new IllegalStateException("no"); | changes nothing | mine.Own.evaluate(Own.java:8) threw java.lang.IllegalStateException: no
          """)
  void aHeuristicThatBreaksItIsNamed(String body, String subject, String message) {
    heuristic(
        body.replace(
                "position.legalMoves(new MoveStack()) * 0 + first(position)", "first(position)")
            + " } private static int first(Position p) { MoveStack all = new MoveStack();"
            + " p.legalMoves(all); return all.get(0);");
    assertThat(troubles(check("check-heuristic", "ai-wargame", "own")).get(subject))
        .contains(message);
  }

  @Test
  void aHeuristicStandsBesideTheSpeedOfE2AndSaysWhatItsViewMeans() {
    heuristic("return view == position.sideToMove() ? 3 : 1;");
    assertThat(check("check-heuristic", "ai-wargame", "own").out())
        .containsPattern("pass  speed +[0-9]+ ns a position, [0-9.]+ times the [0-9]+ ns of e2")
        .contains("the other side's score is not the negative, which is allowed");
    assertThat(Terminal.run("check-heuristic", "ai-wargame", "e0").out())
        .contains("the other side's score is the negative")
        .doesNotContain("fail", "warn");
    assertThat(Terminal.run("check-heuristic", "ai-wargame", "e22").err())
        .contains("unknown heuristic 'e22' for ai-wargame, maybe 'e2'?");
  }

  /** It made 40 faults of mcts and a player that was proven better. */
  @Test
  void aBrokenGameIsNamedInsteadOfItsPlayers() {
    takeAway("moves = ((Heap) source).moves;", "");
    SmallExperiment small =
        SmallExperiment.in(
            folder,
            """
            name: mine
            game: take-away
            seed: 1
            players:
              thinker: { search: alpha-beta, depth: 2, heuristic: fours }
              sampler: { search: mcts, nodes: 50, heuristic: fours }
            match: { pairs: 10 }
            report: false
            """);
    Terminal refused = small.run("--plugins", "" + folder);
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.err())
        .hasLineCount(1)
        .contains("mine.Heap of mine.jar: copyFrom(): ", "warlab check-game take-away");
    assertThat(small.results()).doesNotExist();
  }
}
