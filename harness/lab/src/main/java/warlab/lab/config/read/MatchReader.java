package warlab.lab.config.read;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import warlab.games.Options;
import warlab.lab.config.Format;
import warlab.lab.config.Keys;
import warlab.lab.config.MatchSpec;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.ScalarNode;

/**
 * Reads who meets whom: the format, the players it names and the openings.
 *
 * @param players {@code null} when they are refused already
 */
record MatchReader(Scope scope, @Nullable List<PlayerSpec> players) {
  /** A round-robin of 447 players; each pairing has tallies of its own, and a row in the report. */
  private static final long MAX_PAIRINGS = 100_000;

  @Nullable MatchSpec read(MapNode node, Problems all) {
    Problems problems = all.part();
    Section match = Section.of(MatchSpec.KEYS, " of match", node, problems);
    OpeningsReader openings = new OpeningsReader(scope);
    OpeningSpec opening = openings.read(match.node("openings"), node.place(), problems);
    String word = match.text("format");
    if (word == null || players == null) {
      return null;
    }
    Format format = Keys.chosen(Format.class, word);
    problems.check(() -> rejectKeysOfOtherFormats(node, match, format));
    Options values = match.options();
    if (values == null || opening == null || !problems.isEmpty()) {
      return null;
    }
    String hero = format == Format.GAUNTLET ? problems.collect(() -> hero(match, players)) : null;
    List<String> first = named(match, "first", players, problems);
    List<String> second = named(match, "second", players, problems);
    if (!problems.isEmpty()) {
      return null;
    }
    MatchSpec spec = MatchSpec.of(values, opening, hero, first, second);
    problems.check(() -> rejectUnusedPlayers(node, match, spec, players));
    problems.check(() -> refuseTooMany(node, spec, players.size()));
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

  private static String hero(Section match, List<PlayerSpec> players) {
    ConfigNode node = match.required("hero", "the player that meets all others");
    if (!(node instanceof ScalarNode hero)) {
      return "";
    }
    List<String> names = called(hero, players);
    if (names.size() > 1) {
      throw node.refusal(
          "hero: '%s' is swept into %d players, expected one of them, such as '%s'"
              .formatted(hero.text(), names.size(), names.get(0)));
    }
    return names.get(0);
  }

  private static List<String> named(
      Section match, String key, List<PlayerSpec> players, Problems problems) {
    Set<String> names = new LinkedHashSet<>();
    for (ScalarNode each : match.texts(key)) {
      problems.check(
          () -> {
            for (String name : called(each, players)) {
              if (!names.add(name)) {
                throw each.refusal(key + ": '" + name + "' is listed twice");
              }
            }
          });
    }
    return List.copyOf(names);
  }

  /** The players of a name: one, or all that a sweep made of it. */
  private static List<String> called(ScalarNode node, List<PlayerSpec> players) {
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

  private static void refuseTooMany(MapNode node, MatchSpec spec, long all) {
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

  private static void rejectUnusedPlayers(
      MapNode node, Section match, MatchSpec spec, List<PlayerSpec> players) {
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
