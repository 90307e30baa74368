package warlab.lab.tune.ablate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import warlab.games.Option.Role;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.MatchExperiment;
import warlab.lab.config.MatchSpec;
import warlab.lab.config.MoveRecording;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SeatSpec;
import warlab.lab.config.WeightedPlayer;
import warlab.lab.record.GameRecord;
import warlab.lab.record.SideTotals;
import warlab.lab.record.journal.JournalReader;
import warlab.lab.tune.ablate.AblateSpec.Method;

/** The ordinary experiments that belong to an ablation: gauntlets, all from the same openings. */
record Parts(ExperimentConfig config, AblateSpec ablate) {
  static final String LEAVE_ONE_OUT = "leave-one-out";
  static final String EQUAL_NODES = "equal-nodes";
  static final String ONE_IN = "one-in";
  static final String TWO_OUT = "two-out";
  static final String SHAPLEY = "shapley";

  private static final String FULL = "full";
  private static final String EMPTY = "empty";

  /** The error of a share comes from the spread over openings: of fewer it would be luck. */
  private static final int FEWEST_OPENINGS = 8;

  Parts(ExperimentConfig config) {
    this(config, AblationExperiment.of(config).ablate());
  }

  /** One of them, and the folder inside that its results are in. */
  record Part(String folder, ExperimentConfig config) {}

  /**
   * All of them, in the order in which they are played.
   *
   * @param nodes that the whole player searches for a decision, on average
   */
  List<Part> all(long nodes) {
    List<Part> parts = new ArrayList<>();
    if (ablate.has(Method.LEAVE_ONE_OUT)) {
      parts.add(leaveOneOut());
      if (hasEqualNodes()) {
        parts.add(equalNodes(nodes));
      }
    }
    if (ablate.has(Method.ONE_IN)) {
      parts.add(oneIn());
      if (ablate.has(Method.LEAVE_ONE_OUT)) {
        parts.add(twoOut());
      }
    }
    if (ablate.has(Method.SHAPLEY)) {
      ablate.pool().forEach(opponent -> parts.add(shapley(opponent)));
    }
    return parts;
  }

  private Part leaveOneOut() {
    return gauntlet(LEAVE_ONE_OUT, wholeAndWithoutEach(ablate), ablate.pairs());
  }

  private Part equalNodes(long nodes) {
    List<PlayerSpec> players =
        wholeAndWithoutEach(ablate).stream()
            .map(player -> new WeightedPlayer(player, ablate.side()))
            .map(player -> player.with(player.player().name(), seat -> limited(seat, nodes)))
            .toList();
    return gauntlet(EQUAL_NODES, players, ablate.pairs());
  }

  private static SeatSpec limited(SeatSpec seat, long nodes) {
    return seat.without(Role.DEPTH).with(Role.NODES, nodes);
  }

  /** Whether depth is all that limits the player, so that nodes can do it instead. */
  boolean hasEqualNodes() {
    return Stream.of(Side.values())
        .filter(ablate.weighted()::varies)
        .map(ablate.player()::as)
        .allMatch(Parts::isLimitedByDepthAlone);
  }

  private static boolean isLimitedByDepthAlone(SeatSpec seat) {
    return seat.setting(Role.DEPTH) != null
        && seat.setting(Role.NODES) == null
        && seat.setting(Role.TIME_LIMIT) == null
        && seat.option(Role.NODES).isPresent();
  }

  private Part oneIn() {
    List<PlayerSpec> players = new ArrayList<>(List.of(ablate.alone(EMPTY, List.of())));
    ablate.terms().forEach(term -> players.add(ablate.alone("only " + term, List.of(term))));
    return gauntlet(ONE_IN, players, ablate.pairs());
  }

  /** Every two terms left out together, in the order of {@link #two}. */
  private Part twoOut() {
    List<String> terms = ablate.terms();
    List<PlayerSpec> players = new ArrayList<>(List.of(ablate.with(FULL, terms)));
    for (int j = 1; j < terms.size(); j++) {
      for (int i = 0; i < j; i++) {
        players.add(without(ablate, List.of(terms.get(i), terms.get(j))));
      }
    }
    return gauntlet(TWO_OUT, players, ablate.pairs());
  }

  /** The place of two terms among all such. */
  static int two(int one, int other) {
    int later = Math.max(one, other);
    return later * (later - 1) / 2 + Math.min(one, other);
  }

  /** All coalitions of terms against one of the pool. */
  private Part shapley(PlayerSpec opponent) {
    List<PlayerSpec> players = new ArrayList<>(List.of(opponent));
    for (int coalition : shapley().coalitions()) {
      players.add(ablate.with(coalition(coalition), members(coalition)));
    }
    return gauntlet(shapleyFolder(opponent), players, coalitionPairs());
  }

  String shapleyFolder(PlayerSpec opponent) {
    return SHAPLEY + "/" + (ablate.pool().indexOf(opponent) + 1);
  }

  Shapley shapley() {
    return Shapley.of(ablate.terms().size(), config.seed());
  }

  /** Pairs of each coalition against each of the pool, so that each term takes its pairs. */
  int coalitionPairs() {
    long meetings = (long) shapley().coalitions().size() * Math.max(1, ablate.pool().size());
    long wanted = (long) ablate.terms().size() * ablate.pairs();
    return (int) Math.max(FEWEST_OPENINGS, Math.round((double) wanted / meetings));
  }

  private List<String> members(int coalition) {
    return IntStream.range(0, ablate.terms().size())
        .filter(term -> (coalition >> term & 1) == 1)
        .mapToObj(ablate.terms()::get)
        .toList();
  }

  /** A coalition as it is called: a letter for each term, in their order. */
  private String coalition(int coalition) {
    StringBuilder name = new StringBuilder();
    for (int term = 0; term < ablate.terms().size(); term++) {
      name.append((coalition >> term & 1) == 1 ? 'x' : 'o');
    }
    return name.toString();
  }

  /** The player with all terms, then without each of them. */
  static List<PlayerSpec> wholeAndWithoutEach(AblateSpec ablate) {
    List<PlayerSpec> players = new ArrayList<>(List.of(ablate.with(FULL, ablate.terms())));
    ablate.terms().forEach(term -> players.add(without(ablate, List.of(term))));
    return players;
  }

  static String without(String term) {
    return "without " + term;
  }

  private static PlayerSpec without(AblateSpec ablate, List<String> left) {
    List<String> kept = new ArrayList<>(ablate.terms());
    kept.removeAll(left);
    return ablate.with(without(String.join(", ", left)), kept);
  }

  /** The first of the players against all others. */
  private Part gauntlet(String part, List<PlayerSpec> players, int pairs) {
    MatchSpec match = MatchSpec.gauntlet(players.get(0), pairs, config.match().openings());
    String name = part.replace('/', '-');
    return new Part(
        part,
        config.part(
            name, config.seed(), new MatchExperiment(players, match, null, MoveRecording.NONE)));
  }

  /** Nodes that the player searched for a decision, in its games against itself. */
  long meanNodes(Path folder) {
    SideTotals sum = SideTotals.NONE;
    try (JournalReader journal = new JournalReader(folder)) {
      for (GameRecord game = journal.next(); game != null; game = journal.next()) {
        for (Side side : Side.values()) {
          sum = ablate.weighted().varies(side) ? sum.plus(game.totals(side)) : sum;
        }
      }
    }
    return Math.max(1, Math.round((double) sum.nodes() / Math.max(1, sum.searched())));
  }
}
