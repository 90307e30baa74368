package warlab.lab.config.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Format;
import warlab.lab.config.HeuristicSpec;
import warlab.lab.config.MoveRecording;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SeatSpec;
import warlab.lab.config.SprtSpec;
import warlab.lab.config.tree.ConfigException;

class ConfigReaderTest {
  private static final String SHORT =
      """
      name: compare
      game: ai-wargame
      seed: 7
      players:
        a: { search: alpha-beta, depth: 3, heuristic: e1 }
        b: { search: random }
      match:
        pairs: 10
      """;

  @Test
  void shortConfigHasItsDefaults() {
    ExperimentConfig config = Experiments.read(SHORT);

    assertThat(config.name()).isEqualTo("compare");
    assertThat(config.game().id()).isEqualTo("ai-wargame");
    assertThat(config.gameOptions()).isEqualTo(Map.of("cap", 100L));
    assertThat(config.seed()).isEqualTo(7);
    assertThat(config.match().format()).isEqualTo(Format.ROUND_ROBIN);
    assertThat(config.match().pairs()).isEqualTo(10);
    assertThat(config.match().openings()).isEqualTo(new OpeningSpec.Generated(Map.of("plies", 6L)));
    assertThat(config.match().repeat()).isFalse();
    assertThat(config.match().hero()).isNull();
    assertThat(config.match().first()).isEmpty();
    assertThat(config.match().second()).isEmpty();
    assertThat(config.match().moveTimeoutMs()).isZero();
    assertThat(config.stop()).isNull();
    assertThat(config.record()).isEqualTo(MoveRecording.SAMPLE);
    assertThat(config.threads()).isEqualTo(2);
    assertThat(config.out()).isNull();
    assertThat(config.report()).isTrue();
  }

  @Test
  void seatsKnowEveryOptionWithItsDefault() {
    SeatSpec seat = Experiments.read(SHORT).player("a").asFirst();

    assertThat(seat.search()).isEqualTo("alpha-beta");
    assertThat(seat.settings())
        .isEqualTo(
            Map.of(
                "heuristic",
                new HeuristicSpec("e1", Map.of()),
                "depth",
                3L,
                "width",
                1.5,
                "quiet",
                true,
                "ties",
                "random",
                "tableMb",
                1L));
  }

  @Test
  void jsonIsReadLikeYaml() {
    String json =
        """
        {"name": "compare", "game": "ai-wargame", "seed": 7,
        \t"players": {"a": {"search": "alpha-beta", "depth": 3, "heuristic": "e1"},
          "b": {"search": "random"}},
         "match": {"pairs": 10}}
        """;

    assertThat(
            Experiments.reader()
                .read(ExperimentFile.parse(Path.of("x.json"), json, Overrides.none())))
        .isEqualTo(Experiments.read(SHORT));
  }

  @Test
  void lineEndsOfWindowsAndCommentsChangeNothing() {
    assertThat(Experiments.read("# why\n" + SHORT.replace("\n", "  # so\r\n")))
        .isEqualTo(Experiments.read(SHORT));
  }

  @Test
  void anySettingMayDifferBySide() {
    PlayerSpec player =
        Experiments.player(
            "{ search: alpha-beta, depth: {attacker: 3, second: 5}, ties: first,"
                + " heuristic: {attacker: e1, defender: {linear: {material: 2}}},"
                + " nodes: {defender: 50} }");

    assertThat(player.asFirst().settings()).containsEntry("depth", 3L).doesNotContainKey("nodes");
    assertThat(player.asSecond().settings()).containsEntry("depth", 5L).containsEntry("nodes", 50L);
    assertThat(player.asFirst().settings()).hasEntrySatisfying("heuristic", Experiments.is("e1"));
    assertThat(player.asSecond().settings())
        .hasEntrySatisfying("heuristic", Experiments.is("linear(material=2)"));
  }

  @Test
  void evenTheSearchMayDifferBySide() {
    PlayerSpec player =
        Experiments.player(
            "{ search: {attacker: alpha-beta, defender: random}, depth: 3, heuristic: e1 }");

    assertThat(player.asFirst().search()).isEqualTo("alpha-beta");
    assertThat(player.asSecond()).isEqualTo(new SeatSpec("random", List.of(), Map.of()));
  }

  @Test
  void heuristicWithOptionsIsNotTakenForSides() {
    PlayerSpec player =
        Experiments.player(
            "{ search: alpha-beta, depth: 3, heuristic: {guard: {reach: 3, bonus: 1}} }");

    assertThat(player.asFirst().settings())
        .containsEntry("heuristic", new HeuristicSpec("guard", Map.of("reach", 3L)));
  }

  @Test
  void playerMayBeWrittenInOneLine() {
    assertThat(Experiments.player("alpha-beta:depth=3,heuristic=linear(material=2;mobility=-0.5)"))
        .isEqualTo(
            Experiments.player(
                "{search: alpha-beta, depth: 3,"
                    + " heuristic: {linear: {material: 2, mobility: -0.5}}}"));
  }

  @Test
  void overridesWinOverTheFile() {
    Overrides overrides =
        Overrides.none()
            .pairs(99)
            .seed(3)
            .threads(5)
            .out("elsewhere")
            .set("players.a.depth=6")
            .set("players.\"c 0.5\"={search: random}")
            .set("stop.sprt={elo0: 0, elo1: 20}");

    ExperimentConfig config =
        Experiments.reader().read(ExperimentFile.parse(Path.of("x.yaml"), SHORT, overrides));

    assertThat(config.match().pairs()).isEqualTo(99);
    assertThat(config.seed()).isEqualTo(3);
    assertThat(config.threads()).isEqualTo(5);
    assertThat(config.out()).isEqualTo("elsewhere");
    assertThat(config.player("a").asFirst().settings()).containsEntry("depth", 6L);
    assertThat(config.player("c 0.5").asSecond().search()).isEqualTo("random");
    assertThat(config.stop()).isEqualTo(new SprtSpec(0, 20, 0.05, 0.05, SprtSpec.Model.NORMALIZED));
  }

  @Test
  void everyMistakeIsToldAtOnce() {
    ConfigException refused =
        catchThrowableOfType(
            ConfigException.class,
            () ->
                Experiments.read(
                    """
                    name: x
                    game: ai-wargame
                    sead: 1
                    players:
                      a: { search: alpha-beta, dept: 3, pruning: 7, heuristic: e1 }
                      b: { search: alpha-beta, depth: x, heuristic: e11 }
                      c: { search: randon }
                    match: { pairs: 0, formt: gauntlet }
                    record: all
                    stop: { sprt: { elo0: 5, elo1: 0 } }
                    """));
    assertThat(refused.messages())
        .map(message -> message.replaceFirst("^x.yaml:([0-9]+:[0-9]+): ([^,]*).*", "$1 $2"))
        .containsExactlyInAnyOrder(
            "3:1 unknown key 'sead'",
            "9:9 record: expected one of sample",
            "5:28 unknown option 'dept' for alpha-beta",
            "5:37 unknown option 'pruning' for alpha-beta",
            "6:35 depth: expected a whole number from 1 to 64",
            "6:49 unknown heuristic 'e11' for ai-wargame",
            "7:16 unknown search 'randon' for ai-wargame",
            "8:17 pairs: expected a whole number from 1 to 100000000",
            "8:20 unknown key 'formt' of match",
            "10:32 elo1: expected more than elo0");
  }

  @Test
  void everyMistakeWithinOnePartIsToldAtOnce() {
    ConfigException refused =
        catchThrowableOfType(
            ConfigException.class,
            () ->
                Experiments.read(
                    """
                    name: x/y
                    game: ai-wargame
                    seed: 1
                    gameOptions: { cap: x, foo: 1 }
                    players:
                      a: { search: alpha-beta, dept: 3, pruning: 7, heuristic: e11 }
                      b: { search: alpha-beta, sweep: { depth: [1, x], heuristic: [e1, e22] } }
                      c: { search: { attacker: randon, defender: gredy } }
                      d: { search: random }
                      g: { search: alpha-beta, depth: 1, heuristic: { linear: { x: 1, y: 2 } } }
                      e: { search: alpha-beta, depth: 1, heuristic: { linear: { x: a, y: b } } }
                      f: { search: alpha-beta, depth: { attacker: x, defender: 0 }, heuristic: e1 }
                    match: { pairs: 0, openings: { plies: x, count: 3 }, format: crss }
                    stop: { sprt: { elo1: a, alhpa: 3, beta: 2 } }
                    """));
    assertThat(refused.messages())
        .map(message -> message.replaceFirst("^x.yaml:([0-9]+:[0-9]+): ([^,]*).*", "$1 $2"))
        .containsExactlyInAnyOrder(
            "1:7 name: expected at most 80 of A-Z a-z 0-9 . _ - with a letter or digit first",
            "4:21 cap: expected a whole number from 0 to 1000000",
            "4:24 unknown option 'foo' for ai-wargame",
            "6:28 unknown option 'dept' for alpha-beta",
            "6:37 unknown option 'pruning' for alpha-beta",
            "6:60 unknown heuristic 'e11' for ai-wargame",
            "7:48 depth: expected a whole number from 1 to 64",
            "7:68 unknown heuristic 'e22' for ai-wargame",
            "8:28 unknown search 'randon' for ai-wargame",
            "8:46 unknown search 'gredy' for ai-wargame",
            "10:61 unknown feature 'x'",
            "10:67 unknown feature 'y'",
            "11:64 x: expected a number",
            "11:70 y: expected a number",
            "12:47 depth: expected a whole number from 1 to 64",
            "12:60 depth: expected a whole number from 1 to 64",
            "13:17 pairs: expected a whole number from 1 to 100000000",
            "13:39 plies: expected a whole number from 0 to 1000",
            "13:42 unknown option 'count' for openings of ai-wargame",
            "13:62 format: expected one of round-robin",
            "14:23 elo1: expected a number from -1000 to 1000",
            "14:26 unknown key 'alhpa' of sprt",
            "14:42 beta: expected a number from 0.001 to 0.5");
  }

  @Test
  void everyUnknownPlayerOfAMatchIsTold() {
    ConfigException refused =
        catchThrowableOfType(
            ConfigException.class,
            () ->
                Experiments.read(
                    SHORT + "  format: cross\n  first: [a, bb, cc]\n  second: [b, dd]\n"));
    assertThat(refused.messages())
        .map(message -> message.replaceFirst("^x.yaml:([0-9]+:[0-9]+): ([^,]*).*", "$1 $2"))
        .containsExactly(
            "10:14 unknown player 'bb'", "10:18 unknown player 'cc'", "11:15 unknown player 'dd'");
  }

  /** Otherwise somebody would believe that the program restarts for each game. */
  @Test
  void settingsOfOtherProtocolsAreRefusedWithTheirPlace() {
    assertThatThrownBy(
            () ->
                Experiments.readReal(
                    """
                    players:
                      a: { search: program, command: ./x, protocol: broker, restart: game, step: 7 }
                      b: random
                    match: { pairs: 1, openings: none }
                    """))
        .hasMessage(
            "x.yaml:5:66: player 'a': restart (of ugi), step (of tank-wars): a program that speaks"
                + " broker is not told that, leave it out");
  }
}
