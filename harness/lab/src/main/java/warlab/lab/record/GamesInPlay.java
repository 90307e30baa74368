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
import java.time.Instant;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import warlab.games.Side;

/**
 * {@code .in-play}: the games that are being played, and the call into a player that each is in. It
 * is memory that the system writes out, so a mark costs nanoseconds and outlives the process,
 * however that ends. An orderly end takes the file away: one that was left behind names the games
 * that may have ended the process.
 */
public final class GamesInPlay {
  /** For a mark each; behind them as many words for the threads that the games are played on. */
  private static final int PLACES = 512;

  /** Which process it is, and since when in milliseconds: a crash leaves a file of that name. */
  private static final int PROCESS = 0;

  private static final int BEGAN = 1;

  /** Here calls begin that are known to end the process, and behind them the workers. */
  private static final int FIRST = 2;

  private final Path file;
  private final LongBuffer words;
  private final int known;
  private final BitSet taken = new BitSet(PLACES);

  private GamesInPlay(Path file, LongBuffer words, int known) {
    this.file = file;
    this.words = words;
    this.known = known;
    taken.set(0, FIRST + known);
  }

  /** For games that are played in no folder: what happens to them is seen at once. */
  public static GamesInPlay unrecorded() {
    return new GamesInPlay(Path.of(""), LongBuffer.allocate(2 * PLACES), 0);
  }

  /**
   * Begins with what is known of earlier processes.
   *
   * @param proven calls that end the process
   * @param warnings hears when there can be no such file; games are then played all the same
   */
  public static GamesInPlay in(Path folder, List<CallMark> proven, Consumer<String> warnings) {
    Path file = file(folder);
    List<CallMark> kept = proven.subList(0, Math.min(proven.size(), PLACES / 2));
    LongBuffer words = LongBuffer.allocate(2 * PLACES);
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

  private static LongBuffer mapped(Path file, List<CallMark> proven) throws IOException {
    ByteBuffer content =
        ByteBuffer.allocate(2 * PLACES * Long.BYTES).order(ByteOrder.nativeOrder());
    content.asLongBuffer().put(PROCESS, ProcessHandle.current().pid());
    content.asLongBuffer().put(BEGAN, System.currentTimeMillis());
    for (int i = 0; i < proven.size(); i++) {
      content.asLongBuffer().put(FIRST + i, proven.get(i).word());
    }
    // A file of its own: a thread that a finished run left behind may still write to the old one.
    // Whole before it is mapped: a page that finds no place on the disk would end the process.
    WholeFiles.replace(Map.of(file, content.array()));
    try (FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.READ, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
      return channel
          .map(FileChannel.MapMode.READ_WRITE, 0, content.capacity())
          .order(ByteOrder.nativeOrder())
          .asLongBuffer();
    }
  }

  /**
   * The calls that an earlier process ended in, by game.
   *
   * @param crashed tells of a process, begun at some time, on which thread it crashed in a player;
   *     nothing when it did not
   */
  public static List<CallMark> leftIn(Path folder, BiFunction<Long, Instant, String> crashed) {
    Path file = file(folder);
    try {
      if (!Files.isRegularFile(file) || Files.size(file) != 2 * PLACES * Long.BYTES) {
        return List.of();
      }
      LongBuffer left =
          ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.nativeOrder()).asLongBuffer();
      Instant began = Instant.ofEpochMilli(left.get(BEGAN));
      return marks(left, crashed.apply(left.get(PROCESS), began));
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  private static List<CallMark> marks(LongBuffer left, String crashed) {
    Map<Long, CallMark> byGame = new TreeMap<>();
    for (int i = FIRST; i < PLACES; i++) {
      CallMark mark = CallMark.of(left.get(i));
      if (mark != null) {
        CallMark told = isOn(left, i, crashed) ? mark.proven() : mark;
        // A game whose end is known may be in play as well.
        byGame.merge(mark.game(), told, (one, other) -> one.isProven() ? one : other);
      }
    }
    return new ArrayList<>(byGame.values());
  }

  private static boolean isOn(LongBuffer words, int place, String thread) {
    return words.get(PLACES + place) == thread.hashCode() && !thread.isEmpty();
  }

  /** A place for the game of one more worker. */
  public synchronized Place place() {
    int free = taken.nextClearBit(FIRST);
    if (free >= PLACES) {
      return new Place(LongBuffer.allocate(2 * PLACES), 0); // more threads than anybody has
    }
    taken.set(free);
    return new Place(words, free);
  }

  /** A player is ending the process on its thread: its game is lost by that, and no other. */
  public void recordEnd(Thread player) {
    for (int i = FIRST + known; i < PLACES; i++) {
      CallMark mark = CallMark.of(words.get(i));
      if (mark != null) {
        words.put(i, isOn(words, i, player.getName()) ? mark.proven().word() : 0);
      }
    }
  }

  /** An orderly end. What is known stays until all games are there. */
  public void end(boolean isComplete) {
    for (int i = FIRST; i < PLACES; i++) {
      words.put(i, isComplete || i >= FIRST + known ? 0 : words.get(i));
    }
    if (isComplete || known == 0) {
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

    /** Games are played on this thread from now on. */
    public void attach(Thread player) {
      target.put(PLACES + index, player.getName().hashCode());
    }

    public void enter(long game, int call, Side side) {
      target.put(index, CallMark.word(game, call, side, false));
    }

    /** No game is in play here. */
    public void clear() {
      target.put(index, 0);
    }

    /** The worker is gone. */
    public void free() {
      clear();
      if (index > 0) {
        synchronized (GamesInPlay.this) {
          taken.clear(index);
        }
      }
    }
  }
}
