package warlab.lab.record;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import warlab.games.Side;

/**
 * {@code .in-play}: the games that are being played, and the call into a player that each is in. It
 * is memory that the system writes out, so a mark costs nanoseconds and outlives the process,
 * however that ends. An orderly end takes the file away: one that was left behind names the games
 * that may have ended the process.
 */
public final class GamesInPlay {
  private static final int WORDS = 512;

  /** The game that is played alone, and the same once its call has lasted. */
  private static final int ALONE = 0;

  private static final int LASTING = 1;

  /** Here suspects begin, and behind them the workers. */
  private static final int FIRST = 2;

  /** A kill can hit a call that lasts by chance; so many looks must have seen the same one. */
  private static final int LASTING_LOOKS = 4;

  private final Path file;
  private final LongBuffer words;
  private final int suspects;
  private final BitSet taken = new BitSet(WORDS);
  private long seen;
  private int looks;

  private GamesInPlay(Path file, LongBuffer words, int suspects) {
    this.file = file;
    this.words = words;
    this.suspects = suspects;
    taken.set(0, FIRST + suspects);
  }

  /** For games that are played in no folder: what happens to them is seen at once. */
  public static GamesInPlay unrecorded() {
    return new GamesInPlay(Path.of(""), LongBuffer.allocate(WORDS), 0);
  }

  /**
   * Begins with what an earlier process left to find out.
   *
   * @param warnings hears when there can be no such file; games are then played all the same
   */
  public static GamesInPlay in(Path folder, List<CallMark> suspects, Consumer<String> warnings) {
    Path file = file(folder);
    List<CallMark> kept = suspects.subList(0, Math.min(suspects.size(), WORDS / 2));
    LongBuffer words = LongBuffer.allocate(WORDS);
    try {
      words = Attempt.get("write", file, () -> mapped(file, kept));
    } catch (ResultsException refused) {
      warnings.accept(
          "a player that ends the program will not be found out: " + refused.getMessage());
    }
    return new GamesInPlay(file, words, kept.size());
  }

  private static Path file(Path folder) {
    return folder.resolve(".in-play");
  }

  private static LongBuffer mapped(Path file, List<CallMark> suspects) throws IOException {
    ByteBuffer content = ByteBuffer.allocate(WORDS * Long.BYTES).order(ByteOrder.nativeOrder());
    for (int i = 0; i < suspects.size(); i++) {
      content.asLongBuffer().put(FIRST + i, suspects.get(i).word());
    }
    // A file of its own: a thread that a finished run left behind may still write to the old one.
    // Whole before it is mapped: a page that finds no place on the disk would end the process.
    WholeFiles.replace(Map.of(file, content.array()));
    try (FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            LinkOption.NOFOLLOW_LINKS)) {
      return channel
          .map(FileChannel.MapMode.READ_WRITE, 0, content.capacity())
          .order(ByteOrder.nativeOrder())
          .asLongBuffer();
    }
  }

  /** The calls that an earlier process ended in, as far as one can tell, by game. */
  public static List<CallMark> leftIn(Path folder) {
    Path file = file(folder);
    try {
      if (!Files.isRegularFile(file) || Files.size(file) != WORDS * Long.BYTES) {
        return List.of();
      }
      ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
      return suspects(bytes.order(ByteOrder.nativeOrder()).asLongBuffer());
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  private static List<CallMark> suspects(LongBuffer left) {
    Map<Long, CallMark> byGame = new TreeMap<>();
    for (int i = FIRST; i < WORDS; i++) {
      CallMark mark = CallMark.of(left.get(i));
      if (mark != null) {
        // A game whose guilt is known may be in play as well.
        byGame.merge(
            mark.game(),
            mark.with(Math.max(1, mark.evidence())),
            BinaryOperator.maxBy(Comparator.comparingInt(CallMark::evidence)));
      }
    }
    CallMark alone = CallMark.of(left.get(ALONE));
    if (alone != null) {
      // A second death in the very same call is no chance, unless that call takes long.
      int weight = left.get(LASTING) == left.get(ALONE) ? 1 : 2;
      CallMark known = byGame.get(alone.game());
      int evidence = known != null && known.isSameCall(alone) ? known.evidence() + weight : 1;
      byGame.put(alone.game(), alone.with(evidence));
    }
    return new ArrayList<>(byGame.values());
  }

  /** A place for the game of one more worker. */
  public synchronized Place place() {
    int free = taken.nextClearBit(FIRST);
    if (free >= WORDS) {
      return new Place(LongBuffer.allocate(1), 0); // more threads than anybody has
    }
    taken.set(free);
    return new Place(words, free);
  }

  /** The place of the game that is played alone. */
  public Place alone() {
    return new Place(words, ALONE);
  }

  /** Looks at the game that is played alone, every so often. */
  public void look() {
    long now = words.get(ALONE);
    looks = now == seen ? looks + 1 : 0;
    seen = now;
    if (looks >= LASTING_LOOKS) {
      words.put(LASTING, now);
    }
  }

  /** This suspect's game was played to its end. */
  public void clear(CallMark suspect) {
    for (int i = FIRST; i < FIRST + suspects; i++) {
      CallMark mark = CallMark.of(words.get(i));
      if (mark != null && mark.game() == suspect.game()) {
        words.put(i, 0);
      }
    }
  }

  /** The process is being ended from inside: what is in play now has to answer for it. */
  public void recordSuspect() {
    words.put(LASTING, 0);
  }

  /** An orderly end. Suspects stay until all games are there. */
  public void end(boolean isComplete) {
    boolean hasSuspects = false;
    for (int i = 0; i < WORDS; i++) {
      boolean keeps = !isComplete && i >= FIRST && i < FIRST + suspects && words.get(i) != 0;
      words.put(i, keeps ? words.get(i) : 0);
      hasSuspects |= keeps;
    }
    if (!hasSuspects) {
      try {
        Files.deleteIfExists(file);
      } catch (IOException stays) {
        // It names no game any more.
      }
    }
  }

  /** Where one worker says what it plays; only for its own thread. */
  public final class Place {
    private final LongBuffer target;
    private final int index;

    private Place(LongBuffer target, int index) {
      this.target = target;
      this.index = index;
    }

    public void enter(long game, int call, Side side) {
      target.put(index, CallMark.word(game, call, side, 0));
    }

    /** No game is in play here. */
    public void clear() {
      target.put(index, 0);
    }

    /** The worker is gone. */
    public void free() {
      clear();
      if (index >= FIRST) {
        synchronized (GamesInPlay.this) {
          taken.clear(index);
        }
      }
    }
  }
}
