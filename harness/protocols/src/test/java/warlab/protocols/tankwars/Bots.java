package warlab.protocols.tankwars;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Side;
import warlab.players.Decision;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;

/** Players for tests. */
public final class Bots {
  private Bots() {}

  /** A player of a kind without required options. */
  public static Function<Side, Player> of(PlayerFactory factory) {
    return side -> {
      Options options = Options.of(factory.options(Service.GAME), Map.of());
      return factory.create(Service.GAME, options, new Seat(side).begin(99));
    };
  }

  /** Plays as another does and writes down each position it is asked in. */
  public static Function<Side, Player> recorded(Function<Side, Player> maker, List<Long> keys) {
    return side -> {
      Player player = maker.apply(side);
      return new Player() {
        @Override
        public Decision choose(Position view) {
          keys.add(view.key());
          return player.choose(view);
        }

        @Override
        public void observe(Position view) {
          player.observe(view);
        }
      };
    };
  }

  /** Plays as another does, but does not begin before the gate opens. */
  public static Function<Side, Player> held(Function<Side, Player> maker, CountDownLatch gate) {
    return side -> {
      try {
        gate.await();
      } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
      }
      return maker.apply(side);
    };
  }
}
