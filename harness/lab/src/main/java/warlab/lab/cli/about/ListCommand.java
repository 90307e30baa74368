package warlab.lab.cli.about;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.Named;
import warlab.games.Option;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Side;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.config.Catalog;
import warlab.lab.report.text.Names;

/** Shows what can be named in a config, with every option: made from the descriptions alone. */
@Command(
    name = "list",
    description = "Lists games, players, heuristics and features with their options.",
    footer = {"", "Example: warlab list players --game ai-wargame"})
public final class ListCommand extends CliCommand {
  private static final int MAX_EXAMPLE = 200;

  /** What can be listed. */
  enum Kind {
    games,
    players,
    heuristics,
    features
  }

  @Mixin private CatalogOption names = new CatalogOption();

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "KIND",
      description = "One of ${COMPLETION-CANDIDATES}; all when left out.")
  private @Nullable Kind kind;

  @CommandLine.Option(
      names = "--game",
      paramLabel = "GAME",
      description = "Only what serves this game.")
  private @Nullable String onlyGame;

  private boolean hasBegun;

  @Override
  public Integer call() {
    Catalog catalog = names.catalog();
    List<Game> games = onlyGame == null ? catalog.games() : List.of(names.game(onlyGame));
    if (shows(Kind.games)) {
      printGames(games);
    }
    for (Game game : games) {
      printServing(game, catalog);
    }
    return ExitCode.DONE;
  }

  private boolean shows(Kind wanted) {
    return kind == null || kind == wanted;
  }

  private void printGames(List<Game> games) {
    heading("games");
    for (Game game : games) {
      entry(game, game.options());
      detail("sides", game.sideName(Side.FIRST) + ", " + game.sideName(Side.SECOND));
      detail("depth", game.depthMeaning());
      detail("moves", String.join(", ", game.moveLists()));
      detail("position", position(game));
      if (!game.statePositions().isEmpty()) {
        detail("", "or, " + game.statePositions());
      }
      options("opening options", game.openingOptions());
    }
  }

  /** What stands in a file of openings, by an example. */
  private static String position(Game game) {
    Position start = game.start(Options.of(game.options(), Map.of()));
    String text = game.notation().position(start);
    return "one line, such as: " + Names.cut(text, MAX_EXAMPLE);
  }

  private void printServing(Game game, Catalog catalog) {
    print(
        Kind.players,
        "players of " + game.id(),
        catalog.players(game),
        player -> player.options(game));
    print(
        Kind.heuristics,
        "heuristics of " + game.id(),
        catalog.heuristics(game),
        Heuristic::options);
    String features =
        "features of %s, for the heuristic 'linear': { linear: { material: 1 } } in a config,"
            + " linear(material=1) in one line";
    print(Kind.features, features.formatted(game.id()), catalog.features(game), each -> List.of());
  }

  private <T extends Named> void print(
      Kind wanted, String heading, List<T> named, Function<T, List<Option>> options) {
    if (shows(wanted)) {
      heading(heading);
      named.forEach(each -> entry(each, options.apply(each)));
    }
  }

  private void heading(String text) {
    if (hasBegun) {
      out().println();
    }
    hasBegun = true;
    out().println(text);
  }

  private void entry(Named named, List<Option> options) {
    line(2, 16, named.id(), named.help());
    options.forEach(this::option);
  }

  private void detail(String label, String text) {
    line(6, 18, label, text);
  }

  private void options(String label, List<Option> options) {
    if (!options.isEmpty()) {
      out().println("      " + label + ":");
      options.forEach(this::option);
    }
  }

  private void option(Option option) {
    String kind = option.expected().replaceFirst("^expected ", "");
    line(6, 18, option.name(), option.help() + " (" + kind + "; " + fallback(option) + ")");
  }

  private static String fallback(Option option) {
    if (option.required()) {
      return "required";
    }
    return option.fallback() == null ? "default none" : "default " + option.fallback();
  }

  private void line(int indent, int width, String label, String text) {
    out()
        .println(
            String.format(Locale.ROOT, "%s%-" + width + "s %s", " ".repeat(indent), label, text));
  }
}
