package warlab.lab.run;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import warlab.games.SeededStream;
import warlab.lab.record.GameRecord;

/**
 * Ten games spread over all that a run commits, however many that will be, and the same ten for the
 * same games: one of every block of equal length, drawn by lot so that no pairing or side is
 * missed. Games that ended by a fault are passed over, because no clock or heap repeats itself.
 */
public final class SpreadSample implements RunListener {
  static final int GAMES = 10;

  private final List<GameRecord> ofBlock = new ArrayList<>();
  private long blockLength = 1;
  private long seen;

  @Override
  public void committed(CommittedPair pair) {
    for (GameRecord game : pair.games()) {
      if (game.fault() == null) {
        add(game);
      }
    }
  }

  private void add(GameRecord game) {
    if (seen == 2 * GAMES * blockLength) {
      joinBlocks();
    }
    int block = (int) (seen++ / blockLength);
    if (block == ofBlock.size()) {
      ofBlock.add(game);
    } else {
      ofBlock.set(block, drawn(ofBlock.get(block), game));
    }
  }

  private void joinBlocks() {
    for (int block = 0; block < GAMES; block++) {
      ofBlock.set(block, drawn(ofBlock.get(2 * block), ofBlock.get(2 * block + 1)));
    }
    ofBlock.subList(GAMES, ofBlock.size()).clear();
    blockLength *= 2;
  }

  private static GameRecord drawn(GameRecord one, GameRecord other) {
    return randomRank(one) <= randomRank(other) ? one : other;
  }

  private static long randomRank(GameRecord game) {
    return SeededStream.valueAt(game.id().game(), 0);
  }

  /** In the order of the schedule; fewer when there are not as many. */
  public List<GameRecord> games() {
    int count = Math.min(GAMES, ofBlock.size());
    return IntStream.range(0, count)
        .mapToObj(i -> ofBlock.get(i * ofBlock.size() / count))
        .toList();
  }
}
