package warlab.lab.config.read;

import static java.util.Objects.requireNonNull;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Options;
import warlab.lab.config.Format;
import warlab.lab.config.Keys;
import warlab.lab.config.MatchSpec;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.ScalarNode;

/** Reads who meets whom: the format, the players it names and the openings. */
final class MatchReader {
  /** A round-robin of 447 players; each pairing has tallies of its own, and a row in the report. */
  private static final long MAX_PAIRINGS = 100_000;

  private final List<PlayerSpec> players;
  private final OpeningsReader openings;

  MatchReader(Game game, Options rules, List<PlayerSpec> players, Path folder) {
    this.players = players;
    this.openings = new OpeningsReader(game, rules, folder);
  }

  MatchSpec read(MapNode node) {
    Section match = Section.of(MatchSpec.KEYS, " of match", node);
    Options values = match.options();
    Format format = Keys.chosen(Format.class, values.text("format"));
    rejectKeysOfOtherFormats(node, match, format);
    Problems problems = new Problems();
    @Nullable OpeningSpec opening =
        problems.collect(() -> openings.read(match.node("openings").orElse(null), node.place()));
    @Nullable String hero = format == Format.GAUNTLET ? problems.collect(() -> hero(match)) : null;
    @Nullable List<String> first = problems.collect(() -> named(match, "first"));
    @Nullable List<String> second = problems.collect(() -> named(match, "second"));
    problems.throwIfAny();
    MatchSpec spec =
        MatchSpec.of(
            values, requireNonNull(opening), hero, requireNonNull(first), requireNonNull(second));
    rejectUnusedPlayers(node, match, spec);
    refuseTooMany(node, spec);
    return spec;
  }

  /** A key of another format would be ignored, so it is a mistake. */
  private static void rejectKeysOfOtherFormats(MapNode node, Section match, Format format) {
    if (format != Format.GAUNTLET && node.has("hero")) {
      throw match.refusal("hero", "only a gauntlet has one, the format is " + format.id());
    }
    for (String side : List.of("first", "second")) {
      if (format == Format.CROSS && !node.has(side)) {
        throw node.refusal(side + ": missing, expected a list of players of this cross table");
      }
      if (format != Format.CROSS && node.has(side)) {
        throw match.refusal(side, "only a cross table has one, the format is " + format.id());
      }
    }
  }

  private String hero(Section match) {
    ConfigNode node =
        match
            .node("hero")
            .orElseThrow(
                () -> match.refusal("hero", "missing, expected the player that meets all others"));
    List<String> names = called((ScalarNode) node);
    if (names.size() > 1) {
      throw node.refusal(
          "hero: '"
              + ((ScalarNode) node).text()
              + "' is swept into "
              + names.size()
              + " players, expected one of them, such as '"
              + names.get(0)
              + "'");
    }
    return names.get(0);
  }

  private List<String> named(Section match, String key) {
    Set<String> names = new LinkedHashSet<>();
    Problems problems = new Problems();
    for (ScalarNode each : match.texts(key)) {
      problems.check(
          () -> {
            for (String name : called(each)) {
              if (!names.add(name)) {
                throw each.refusal(key + ": '" + name + "' is listed twice");
              }
            }
          });
    }
    problems.throwIfAny();
    return List.copyOf(names);
  }

  /** The players of a name: one, or all that a sweep made of it. */
  private List<String> called(ScalarNode node) {
    List<String> names =
        players.stream()
            .filter(each -> each.name().equals(node.text()) || each.family().equals(node.text()))
            .map(PlayerSpec::name)
            .toList();
    if (names.isEmpty()) {
      List<String> known = players.stream().map(PlayerSpec::name).toList();
      throw node.refusal(UnknownName.message("player", node.text(), "", known));
    }
    return names;
  }

  private void refuseTooMany(MapNode node, MatchSpec spec) {
    long all = players.size();
    long pairings =
        switch (spec.format()) {
          case ROUND_ROBIN -> all * (all - 1) / 2;
          case GAUNTLET -> all - 1;
          case CROSS -> (long) spec.first().size() * spec.second().size();
        };
    if (pairings > MAX_PAIRINGS) {
      throw node.refusal(
          String.format(
              Locale.ROOT,
              "a %s of %,d players has %,d pairings, expected at most %,d; name fewer players,"
                  + " or let one meet the others in a gauntlet",
              spec.format().id(),
              all,
              pairings,
              MAX_PAIRINGS));
    }
  }

  private void rejectUnusedPlayers(MapNode node, Section match, MatchSpec spec) {
    if (spec.format() != Format.CROSS) {
      if (players.size() < 2) {
        throw node.refusal("a " + spec.format().id() + " needs at least two players");
      }
      return;
    }
    Set<String> busy = new HashSet<>(spec.first());
    busy.addAll(spec.second());
    for (PlayerSpec player : players) {
      if (!busy.contains(player.name())) {
        throw match.refusal(
            "first", "player '" + player.name() + "' never plays, name it in first or second");
      }
    }
  }
}
