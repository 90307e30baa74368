package warlab.lab.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.lab.cli.SmallExperiment;
import warlab.lab.cli.Terminal;
import warlab.lab.record.journal.PartFiles;

/** An experiment in shards is the experiment on one machine, or is refused by name. */
@Tag("long")
class ShardsCommandTest {
  private static final String THREE_PLAYERS =
      """
      name: small
      game: ai-wargame
      seed: 3
      players:
        greedy: { search: greedy, heuristic: e2 }
        random: { search: random }
        other: { search: random }
      match: { pairs: 20 }
      """;

  @TempDir Path folder;
  private SmallExperiment whole = new SmallExperiment(Path.of(""), Path.of(""));
  private Path shards = Path.of("");

  /** A program that is copied takes longer than twenty games, and here nobody runs the copy. */
  @BeforeEach
  void nameFolders() throws IOException {
    shards = folder.resolve("in shards");
    System.setProperty("warlab.program", "" + Files.createDirectory(folder.resolve("no jars")));
  }

  @AfterEach
  void forgetProgram() {
    System.clearProperty("warlab.program");
  }

  private void plan(String config, int count) {
    whole = SmallExperiment.in(folder, config);
    Terminal plan =
        Terminal.run(
            "shards", "plan", "" + whole.config(), "--out", "" + shards, "--shards", "" + count);
    assertThat(plan.err()).isEmpty();
    assertThat(plan.out()).contains(count + " shards of ", "shards play ");
  }

  private Terminal play(String... numbers) {
    Stream<String> words =
        Stream.concat(Stream.of("shards", "play", "" + shards, "--trust"), Stream.of(numbers));
    return Terminal.run(words.toArray(String[]::new));
  }

  private Terminal merge(String... more) {
    Stream<String> words =
        Stream.concat(Stream.of("shards", "merge", "" + shards), Stream.of(more));
    return Terminal.run(words.toArray(String[]::new));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** What is in a part. */
  private String part(int shard, String name) throws IOException {
    try (InputStream in = PartFiles.unpacked(PartFiles.part(shards, shard, name))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static byte[] packed(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  @Test
  void shardsInAnyOrderAreTheGamesOfARunByteForByte() throws IOException {
    plan(THREE_PLAYERS, 7);
    whole.run();
    assertThat(play("6", "2-3", "0").lines())
        .containsExactly(
            "shard 6: played", "shard 2: played", "shard 3: played", "shard 0: played");
    assertThat(play("1", "4-5", "2").lines())
        .containsExactly(
            "shard 1: played", "shard 4: played", "shard 5: played", "shard 2: verified");

    StringBuilder games = new StringBuilder();
    StringBuilder moves = new StringBuilder();
    for (int shard = 0; shard < 7; shard++) {
      games.append(part(shard, "games.csv"));
      moves.append(part(shard, "moves.csv"));
    }
    assertThat(games.toString()).isEqualTo(whole.text("games.csv"));
    assertThat(moves.toString()).isEqualTo(whole.text("moves.csv"));

    assertThat(merge().exitCode()).isZero();
    assertThat(text(shards.resolve("pairings.csv"))).isEqualTo(whole.text("pairings.csv"));
    assertThat(shards.resolve("games.csv")).doesNotExist();
    String fromParts = text(shards.resolve("report.html"));
    assertThat(fromParts).contains("10 that were played again at the end were the");

    merge("--single");
    assertThat(text(shards.resolve("games.csv"))).isEqualTo(whole.text("games.csv"));
    assertThat(text(shards.resolve("moves.csv"))).isEqualTo(whole.text("moves.csv"));
    Terminal.run("report", "" + shards);
    assertThat(text(shards.resolve("report.html")).replaceAll("20..-..-..T..:..:..Z", ""))
        .isEqualTo(fromParts.replaceAll("20..-..-..T..:..:..Z", ""));
  }

  @Test
  void theSamePairStopsTheTestWhateverWasPlayedBehindIt() {
    plan(THREE_PLAYERS + "stop: { sprt: { elo0: 0, elo1: 60 } }\n", 6);
    whole.run("--pairs", "20");
    assertThat(play("4", "1", "0").lines()).contains("shard 4: played", "shard 0: played");
    play("2-3");
    assertThat(play("5").lines()).hasSize(1);
    Terminal status = Terminal.run("shards", "status", "" + shards);
    assertThat(merge("--single").exitCode()).isZero();
    assertThat(text(shards.resolve("games.csv"))).isEqualTo(whole.text("games.csv"));
    assertThat(text(shards.resolve("pairings.csv"))).isEqualTo(whole.text("pairings.csv"));
    assertThat(status.out()).contains("pairings", "greedy - random");
  }

  /** Twelve games decide each of these; the third pairing decides last. */
  @Test
  void shardsBehindAStopAreNeitherPlayedNorMissed() {
    String clear = SmallExperiment.WITH_REPORT.replace("pairs: 10", "pairs: 40");
    plan(clear + "stop: { sprt: { elo0: 0, elo1: 60 } }\n", 8);
    whole.run();
    play("7");
    assertThat(play("0-5").out()).contains("shard 0: played", "shard 5: not needed");
    assertThat(shards.resolve("stop.json")).content().contains("greedy against random");
    assertThat(Terminal.run("shards", "status", "" + shards).out())
        .contains("stop        after pair", "greedy against random: 60.0 Elo accepted")
        .doesNotContain("missing");
    assertThat(merge("--single").exitCode()).isZero();
    assertThat(text(shards.resolve("games.csv"))).isEqualTo(whole.text("games.csv"));
  }

  @Test
  void whatIsMissingIsNamedAndCanStillBePlayed() {
    plan(SmallExperiment.WITH_REPORT, 5);
    play("0", "3");
    Terminal refused = merge();
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.err()).contains("cannot be merged: missing: shards 1-2, 4").hasLineCount(1);
    assertThat(Terminal.run("shards", "status", "" + shards).out())
        .contains("done        2 of 5 shards", "missing     1-2, 4");
    play("1-2", "4");
    assertThat(merge().exitCode()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"games.csv", "moves.csv"})
  void aPartThatWasChangedIsNamed(String name) throws IOException {
    plan(SmallExperiment.TEXT, 3);
    play("0-2");
    Path part = PartFiles.part(shards, 1, name);
    Files.write(part, packed(part(1, name).replaceFirst("random", "greedy")));
    Files.write(part, packed(part(1, name).replaceFirst("1", "2")));
    assertThat(merge().err()).contains(part + " is not what its receipt says").hasLineCount(1);
    Terminal again = play("1");
    assertThat(again.exitCode()).isEqualTo(1);
    assertThat(again.err())
        .contains("is not what its receipt says; to have it played again delete");
  }

  @Test
  void aShardThatWasWrittenHalfIsNamedOrPlayedAgain() throws IOException {
    plan(SmallExperiment.TEXT, 3);
    play("0-2");
    String games = part(1, "games.csv");
    Path part = PartFiles.part(shards, 1, "games.csv");
    byte[] bytes = Files.readAllBytes(part);
    Files.write(part, Arrays.copyOf(bytes, bytes.length / 2));
    assertThat(merge().err()).contains(part + " cannot be unpacked").hasLineCount(1);
    Files.delete(part);
    assertThat(merge().err()).contains(part + " is missing").hasLineCount(1);

    // A player died before its receipt: what it left is no shard, and in nobody's way.
    Files.write(part, Arrays.copyOf(bytes, bytes.length / 2));
    Files.delete(PartFiles.receipt(shards, 1));
    assertThat(merge().err()).contains("missing: shards 1");
    assertThat(play("1").exitCode()).isZero();
    assertThat(part(1, "games.csv")).isEqualTo(games);
    assertThat(merge().exitCode()).isZero();
  }

  @Test
  void theReportOfSeveralHostsTellsWhoPlayedHowMuch() throws IOException {
    plan(SmallExperiment.WITH_REPORT, 3);
    play("0-2");
    Path receipt = PartFiles.receipt(shards, 1);
    Files.writeString(
        receipt, text(receipt).replaceFirst("\"host\" : \"[^\"]*\"", "\"host\" : \"mars\""));
    assertThat(merge().exitCode()).isZero();
    assertThat(text(shards.resolve("report.html"))).contains("Who played it", "<code>mars</code>");
  }

  @Test
  void aDamagedReceiptIsNamed() throws IOException {
    plan(SmallExperiment.TEXT, 3);
    play("0-2");
    Files.writeString(PartFiles.receipt(shards, 2), "{\"shard\": 2");
    assertThat(merge().err()).contains("00002.receipt.json is damaged").hasLineCount(1);
  }

  @Test
  void aShardOfAnotherRunIsNamed() throws IOException {
    plan(SmallExperiment.TEXT, 3);
    play("0-2");
    Path ours = shards;
    shards = folder.resolve("foreign");
    plan(SmallExperiment.TEXT.replace("seed: 3", "seed: 4"), 3);
    play("1");
    for (String name : PartFiles.NAMES) {
      Path foreign = PartFiles.part(shards, 1, name);
      Files.write(PartFiles.part(ours, 1, name), Files.readAllBytes(foreign));
    }
    Files.writeString(PartFiles.receipt(ours, 1), text(PartFiles.receipt(shards, 1)));
    shards = ours;
    assertThat(merge().err()).contains("shard 1 was played with another config").hasLineCount(1);
  }

  @Test
  void aShardInThePlaceOfAnotherIsNamed() throws IOException {
    plan(SmallExperiment.TEXT, 3);
    play("0-2");
    Files.writeString(PartFiles.receipt(shards, 1), text(PartFiles.receipt(shards, 2)));
    assertThat(merge().err())
        .contains("shard 1 has a receipt of pairs 8 to 9, the plan has 4 to 7 there");
  }

  /** As when one of two machines computes wrongly. */
  @Test
  void twoDifferentPlaysOfAShardAreBothKeptAndNamed() throws IOException {
    plan(SmallExperiment.TEXT, 3);
    play("0-2");
    Path receipt = PartFiles.receipt(shards, 1);
    Path part = PartFiles.part(shards, 1, "games.csv");
    String other = part(1, "games.csv").replaceFirst(",greedy,", ",greedv,");
    Files.write(part, packed(other));
    Files.delete(receipt);
    Terminal twice = play("1");
    assertThat(twice.exitCode()).isEqualTo(1);
    assertThat(twice.err()).contains("shard 1 was played twice and came out differently");
    assertThat(part(1, "games.csv")).isEqualTo(other);
    assertThat(merge().err()).contains("shard 1 has two different parts", "missing: shards 1");
  }

  @Test
  void anotherProgramPlaysAndMergesNothing() throws IOException {
    plan(SmallExperiment.TEXT, 3);
    SmallExperiment.forgeManifest(shards, "(\"program\" : \")[0-9a-f]{8}", "$100000000");
    Terminal refused = play("1");
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.err())
        .contains("was planned by a different program", "in shards/warlab")
        .hasLineCount(1);
  }

  @Test
  void aMachineWithoutTheProgramSaysWhatItLacks() throws IOException {
    Path bots = Files.createDirectory(folder.resolve("bots"));
    Path mine = Files.writeString(bots.resolve("mine.sh"), "exit 1\n");
    String config =
        SmallExperiment.TEXT.replace(
            "{ search: random }",
            "{ search: program, command: sh mine.sh, depth: 1, directory: bots }");
    SmallExperiment small = SmallExperiment.in(folder, config);
    Terminal plan =
        Terminal.run("shards", "plan", "" + small.config(), "--out", "" + shards, "--shards", "2");
    assertThat(plan.exitCode()).isZero();
    Files.delete(mine);
    assertThat(play("1").err())
        .contains("needs " + mine + ", which this machine does not have", "at the same place")
        .hasLineCount(1);
    Files.delete(bots);
    assertThat(play("1").err())
        .contains("expected the name of a folder that is on this machine, not '" + bots + "'");
  }

  @Test
  void mistakesAreNamed() throws IOException {
    plan(SmallExperiment.TEXT, 3);
    String[] again = {"shards", "plan", "" + whole.config(), "--out", "" + shards};
    assertThat(Terminal.run(again).err()).contains("has a run already; choose another --out");
    assertThat(play("3").err()).contains("there is no shard 3: they are numbered 0 to 2");
    assertThat(play("x").err()).contains("a shard is a number, or two as in 17-20, not 'x'");
    assertThat(Terminal.run("shards", "play", "" + folder, "1", "--trust").err())
        .contains("has no shards; make some with: ./warlab shards plan");
    whole = new SmallExperiment(whole.config(), shards);
    assertThat(whole.run().err()).contains("is played in shards").hasLineCount(1);
    Files.writeString(
        shards.resolve("experiment.yaml"),
        text(shards.resolve("experiment.yaml")).replace("seed: 3", "seed: 4"));
    assertThat(play("1").err()).contains("was changed after the run");
  }
}
