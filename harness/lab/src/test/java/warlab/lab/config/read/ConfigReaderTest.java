package warlab.lab.config.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import warlab.lab.config.EloModel;
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

    assertThat(Experiments.reader().read(Path.of("x.json"), json, Overrides.none()))
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
    assertThat(player.asSecond()).isEqualTo(new SeatSpec("random", Map.of()));
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

    ExperimentConfig config = Experiments.reader().read(Path.of("x.yaml"), SHORT, overrides);

    assertThat(config.match().pairs()).isEqualTo(99);
    assertThat(config.seed()).isEqualTo(3);
    assertThat(config.threads()).isEqualTo(5);
    assertThat(config.out()).isEqualTo("elsewhere");
    assertThat(config.player("a").asFirst().settings()).containsEntry("depth", 6L);
    assertThat(config.player("c 0.5").asSecond().search()).isEqualTo("random");
    assertThat(config.stop()).isEqualTo(new SprtSpec(0, 20, 0.05, 0.05, EloModel.NORMALIZED));
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
            "8:20 unknown key 'formt' of match",
            "10:32 elo1: expected more than elo0");
  }
}
