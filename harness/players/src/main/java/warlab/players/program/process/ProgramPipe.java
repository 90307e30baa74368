package warlab.players.program.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import warlab.players.ForfeitException;
import warlab.players.ForfeitException.Reason;

/**
 * Lines to and from the standard streams of an outside program, read on the thread that needs them.
 * Whatever the program does wrong ends it and comes out as a {@link ForfeitException} with the last
 * lines it was sent and printed. Between {@link #beginWait} and {@link #endWait} a limit holds.
 */
public final class ProgramPipe {
  public static final int LINE_BYTES = 64 << 10;
  public static final int ANSWER_BYTES = 1 << 20;
  public static final long NEVER_MS = Long.MAX_VALUE / 1_000_000;

  private static final int CHUNK_BYTES = 8 << 10;

  /** Where, what is wanted, and {@code stop}. */
  private static final int SENT_LINES = 3;

  private final ProcessFamily family;
  private final OutputStream out;
  private final InputStream in;
  private final OutputTail sent = new OutputTail();
  private final OutputTail printed = new OutputTail();
  private final OutputTail errors = new OutputTail();

  // What was read and not yet handed out: the bytes from start to end.
  private final byte[] buffer = new byte[LINE_BYTES + CHUNK_BYTES];
  private int start;
  private int end;
  private long answerBytes;

  // Written by whoever waits before the number of the wait, which is odd while it lasts.
  private long askNanos;
  private long limitNanos;
  private String question = "";
  private String lack = "";
  private long longestMs = NEVER_MS;
  private @Nullable Thread waiter;
  private volatile int wait;

  // Only for the watch: the wait it saw last, since when, and whether it has asked.
  private int watchedWait;
  private long watchedSince;
  private boolean hasAsked;

  /** Set by the watch before it ends the program. */
  private volatile boolean isLate;

  private boolean isEnded;

  private ProgramPipe(ProcessFamily family) {
    this.family = family;
    out = family.process().getOutputStream();
    in = family.process().getInputStream();
    errors.drain(family.process().getErrorStream());
    PipeWatch.add(this);
  }

  /**
   * Starts a program.
   *
   * @throws ForfeitException when there is no such program, or it may not be started
   */
  public static ProgramPipe start(List<String> words, Path folder) {
    try {
      return new ProgramPipe(
          ProcessFamily.start(
              new ProcessBuilder(words).directory(folder.toAbsolutePath().toFile())));
    } catch (IOException failed) {
      throw notStarted(failed);
    }
  }

  static ForfeitException notStarted(IOException failed) {
    return new ForfeitException(
        Reason.NOT_STARTED, "the program could not be started: " + failed.getMessage(), failed);
  }

  /** From now on no wait lasts longer, whatever its own limit. */
  public void limitWaits(long mostMs) {
    longestMs = mostMs;
  }

  /**
   * From now on the program has so much time, and may print so much.
   *
   * @param lack what it did not do if the time runs out: {@code printed no readyok}
   */
  public void beginWait(String lack, long limitMs) {
    beginWait(NEVER_MS, "", lack, limitMs);
  }

  /**
   * The same, but when it has taken some time it is sent a line.
   *
   * @param asked such as {@code stop}
   */
  public void beginWait(long askMs, String asked, String lack, long limitMs) {
    answerBytes = 0;
    this.lack = lack;
    askNanos = TimeUnit.MILLISECONDS.toNanos(askMs);
    question = asked;
    limitNanos = TimeUnit.MILLISECONDS.toNanos(Math.min(limitMs, longestMs));
    waiter = Thread.currentThread();
    wait |= 1; // only this thread writes it
  }

  /** What was waited for has come. */
  public void endWait() {
    wait = (wait | 1) + 1;
  }

  /** Sends lines, each with its line end, at once. */
  public void send(String lines) {
    try {
      write(lines);
    } catch (IOException closed) {
      throw forfeit(Reason.ENDED, "reads no more");
    }
  }

  private void write(String lines) throws IOException {
    synchronized (out) {
      byte[] bytes = lines.getBytes(StandardCharsets.UTF_8);
      sent.keep(bytes, 0, bytes.length);
      out.write(bytes);
      out.flush();
    }
  }

  /** The next line, without its end. */
  public String receive() {
    int looked = start;
    while (true) {
      for (int at = looked; at < end; at++) {
        if (buffer[at] == '\n') {
          return line(at);
        }
      }
      if (end - start > LINE_BYTES) {
        throw forfeit(Reason.FLOODED, "printed a line of more than " + LINE_BYTES + " bytes");
      }
      looked = makeRoom();
      try {
        fill();
      } catch (IOException closed) {
        throw ended();
      }
    }
  }

  private String line(int lineEnd) {
    int length = lineEnd - start;
    boolean windows = length > 0 && buffer[lineEnd - 1] == '\r';
    String text = new String(buffer, start, windows ? length - 1 : length, StandardCharsets.UTF_8);
    start = lineEnd + 1;
    return text;
  }

  /** Moves what is left to the front; returns where it ends. */
  private int makeRoom() {
    System.arraycopy(buffer, start, buffer, 0, end - start);
    end -= start;
    start = 0;
    return end;
  }

  private void fill() throws IOException {
    int count = in.read(buffer, end, buffer.length - end);
    if (count < 0) {
      throw ended();
    }
    printed.keep(buffer, end, count);
    end += count;
    answerBytes += count;
    if (answerBytes > ANSWER_BYTES) {
      throw forfeit(Reason.FLOODED, "printed more than " + ANSWER_BYTES + " bytes at once");
    }
  }

  private ForfeitException ended() {
    return forfeit(Reason.ENDED, "ended");
  }

  /**
   * Ends the program for what it did, and says so with its last lines. Does not return if it broke
   * off because all of us are to end.
   *
   * @param offence what it did, as the end of a sentence: {@code ended}
   */
  public ForfeitException forfeit(Reason reason, String offence) {
    boolean late = isLate;
    endWait(); // what follows takes its time, which is not the program's
    String exit = "";
    if (reason == Reason.ENDED && !late) {
      exit = ", " + family.exit();
      errors.awaitEnd(
          ProcessFamily
              .SHUTDOWN_GRACE_MS); // ending it closes the streams, with what was not read yet
    }
    end(0);
    return late
        ? new ForfeitException(Reason.TIMEOUT, "the program " + lateness() + lastOutput(), null)
        : new ForfeitException(reason, "the program " + offence + exit + lastOutput(), null);
  }

  private String lateness() {
    long limitMs = TimeUnit.NANOSECONDS.toMillis(limitNanos);
    return limitMs < NEVER_MS
        ? lack + " within " + limitMs + " ms"
        : lack + " before match.moveTimeoutMs was over";
  }

  private String lastOutput() {
    errors.awaitEnd(ProcessFamily.SHUTDOWN_GRACE_MS);
    return sent.lastLines("; the last it was sent:", SENT_LINES)
        + printed.lastLines("; the last it printed:", OutputTail.TOLD_LINES)
        + errors.lastLines("; its standard error ends:", OutputTail.TOLD_LINES);
  }

  /** Tells the program to end; {@link #end} makes sure. */
  public void closeInput(String lastLine) {
    if (isEnded) {
      return;
    }
    beginWait("read nothing", ProcessFamily.SHUTDOWN_GRACE_MS);
    try {
      synchronized (out) {
        write(lastLine);
        out.close();
      }
    } catch (IOException gone) {
      // that is what it was to be
    } finally {
      endWait();
    }
  }

  /** Ends the program and all that it started, after giving it a moment. */
  public void end(long graceMs) {
    end(List.of(this), graceMs);
  }

  /** The same for several, which costs hardly more than for one. */
  public static void end(List<ProgramPipe> pipes, long graceMs) {
    for (ProgramPipe pipe : pipes) {
      pipe.isEnded = true;
      PipeWatch.remove(pipe);
    }
    ProcessFamily.end(pipes.stream().map(pipe -> pipe.family).toList(), graceMs);
  }

  /** Whether it was ended from here. */
  public boolean isEnded() {
    return isEnded;
  }

  /** Whether the process ends by itself within a time. */
  public boolean endsWithin(long limitMs) throws InterruptedException {
    return family.process().waitFor(limitMs, TimeUnit.MILLISECONDS);
  }

  /** The look of the watch, with its own time. */
  void look(long nowNanos) {
    int seen = wait;
    if (seen % 2 == 0) {
      return;
    }
    if (seen != watchedWait) {
      watchedWait = seen;
      watchedSince = nowNanos;
      hasAsked = false;
    }
    Thread waiting = waiter;
    long lasted = nowNanos - watchedSince;
    boolean late = lasted > limitNanos || (waiting != null && waiting.isInterrupted());
    // A child of a program that has ended may hold the pipe open: its end would never be read.
    if (late || (lasted > 0 && !family.process().isAlive())) {
      isLate = late;
      PipeWatch.remove(this);
      // Takes its time to find all children.
      Daemon.thread("pipe", () -> family.end(0)).start();
    } else if (!hasAsked && lasted > askNanos) {
      hasAsked = true;
      // A program that reads nothing would keep the watch waiting.
      Daemon.thread("pipe", () -> ask(seen)).start();
    }
  }

  private void ask(int during) {
    try {
      synchronized (out) {
        if (wait == during) {
          write(question + "\n");
        }
      }
    } catch (IOException gone) {
      // whoever waits for it will notice
    }
  }
}
