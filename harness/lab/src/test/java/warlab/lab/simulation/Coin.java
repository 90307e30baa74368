package warlab.lab.simulation;

import java.util.List;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.games.SeededStream;
import warlab.lab.statistics.elo.Elo;
import warlab.players.Decision;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;

/**
 * Tosses for the beginner of a {@link CoinToss}. Two coins of {@code elo} X and -X differ by
 * exactly X, whoever begins.
 */
final class Coin implements PlayerFactory {

  @Override
  public String id() {
    return "coin";
  }

  @Override
  public String help() {
    return "tosses";
  }

  @Override
  public List<Option> options(Game game) {
    return List.of(
        Option.number("elo", 0, -400, 400, "how far it is ahead when it begins"),
        Option.number("draws", 0, 0, 1, "the share of draws"));
  }

  @Override
  public Player create(Game game, Options options, Seat seat) {
    double score = Elo.toScore(options.number("elo"));
    double draws = options.number("draws");
    SeededStream stream = seat.stream();
    return view -> Decision.unsearched(toss(score, draws, stream.nextDouble()));
  }

  /** The half points of the beginner. */
  private static int toss(double score, double draws, double chance) {
    if (chance < draws) {
      return 1;
    }
    return chance < score + draws / 2 ? 2 : 0;
  }
}
