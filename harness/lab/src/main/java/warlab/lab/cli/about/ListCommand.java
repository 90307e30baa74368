package warlab.lab.cli.about;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import warlab.games.Feature;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Side;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.config.Catalog;
import warlab.lab.report.text.Names;
import warlab.players.PlayerFactory;

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

  @Override
  public Integer call() {
    Catalog catalog = names.catalog();
    List<Game> games = onlyGame == null ? catalog.games() : List.of(names.game(onlyGame));
    DescriptionPrinter printer = new DescriptionPrinter(out());
    if (shows(Kind.games)) {
      printGames(games, printer);
    }
    for (Game game : games) {
      printServing(game, catalog, printer);
    }
    return ExitCode.DONE;
  }

  private boolean shows(Kind wanted) {
    return kind == null || kind == wanted;
  }

  private static void printGames(List<Game> games, DescriptionPrinter printer) {
    printer.heading("games");
    for (Game game : games) {
      printer.entry(game, game.options());
      printer.detail("sides", game.sideName(Side.FIRST) + ", " + game.sideName(Side.SECOND));
      printer.detail("depth", game.depthMeaning());
      printer.detail("moves", String.join(", ", game.moveLists()));
      printer.detail("position", position(game));
      if (!game.statePositions().isEmpty()) {
        printer.detail("", "or, " + game.statePositions());
      }
      printer.options("opening options", game.openingOptions());
    }
  }

  /** What stands in a file of openings, by an example. */
  private static String position(Game game) {
    Position start = game.start(Options.of(game.options(), Map.of()));
    String text = game.notation().position(start);
    return "one line, such as: " + Names.cut(text, MAX_EXAMPLE);
  }

  private void printServing(Game game, Catalog catalog, DescriptionPrinter printer) {
    if (shows(Kind.players)) {
      printer.heading("players of " + game.id());
      for (PlayerFactory player : catalog.players(game)) {
        printer.entry(player, player.options(game));
      }
    }
    if (shows(Kind.heuristics)) {
      printer.heading("heuristics of " + game.id());
      for (Heuristic heuristic : catalog.heuristics(game)) {
        printer.entry(heuristic, heuristic.options());
      }
    }
    if (shows(Kind.features)) {
      printer.heading(
          "features of "
              + game.id()
              + ", for the heuristic 'linear': { linear: { material: 1 } } in a config,"
              + " linear(material=1) in one line");
      for (Feature feature : catalog.features(game)) {
        printer.entry(feature, List.of());
      }
    }
  }
}
