package warlab.players;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.games.PluginGuard;

/**
 * A kind of player with what the games add to it.
 *
 * @param extensions of all games; each applies to its own
 */
public record ExtendedFactory(PlayerFactory kind, List<SeatExtension> extensions)
    implements PlayerFactory {

  @Override
  public String id() {
    return kind.id();
  }

  @Override
  public String help() {
    return kind.help();
  }

  @Override
  public boolean plays(Game game) {
    return kind.plays(game);
  }

  @Override
  public List<Option> options(Game game) {
    List<Option> options = new ArrayList<>(kind.options(game));
    extensionsOf(game).forEach(extension -> options.addAll(extension.options()));
    return List.copyOf(options);
  }

  @Override
  public @Nullable String objection(Options options) {
    return PluginGuard.call(kind, "objection()", () -> Optional.ofNullable(kind.objection(options)))
        .orElse(null);
  }

  @Override
  public long tableBytes(Options options) {
    return PluginGuard.call(kind, "tableBytes()", () -> kind.tableBytes(options));
  }

  @Override
  public List<Path> files(Options options) {
    return kind.files(options);
  }

  @Override
  public List<Class<?>> parts(Options options) {
    return kind.parts(options);
  }

  @Override
  public boolean needsPlainStart(Options options) {
    return kind.needsPlainStart(options);
  }

  @Override
  public Player create(Game game, Options options, Seat seat) {
    Player player = kind.create(game, options, seat);
    for (SeatExtension extension : extensionsOf(game)) {
      player = extension.extend(player, options);
    }
    return player;
  }

  private List<SeatExtension> extensionsOf(Game game) {
    return extensions.stream().filter(each -> each.game().equals(game.id())).toList();
  }
}
