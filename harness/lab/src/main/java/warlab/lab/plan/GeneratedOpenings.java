package warlab.lab.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Position;
import warlab.lab.DistinctHashes;
import warlab.lab.UsageException;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.OpeningSpec;
import warlab.lab.record.Opening;

/**
 * Openings made from the seed, playable and without repeats. Of all but the first, only the numbers
 * of the proposals that were taken are kept and the text is made again on demand, so a million
 * openings cost a few bytes each. The list grows as it is asked for and is the same however it
 * grew.
 */
final class GeneratedOpenings implements Openings {
  /** So many are made before a run, or four times as many, to see whether there are enough. */
  private static final int PROBED = 4096;

  /** With so many repeats among the proposals, one can tell how many openings there are. */
  private static final int TELLING_REPEATS = 16;

  /** The list is exhausted when a block of proposals brings less than one new in a hundred. */
  private static final int BLOCK = 2000;

  /** Making a text again takes 3 microseconds, half a per cent of a short pair; these take 2 MB. */
  private static final int KEPT_TEXTS = 20_000;

  private final Game game;
  private final Options rules;
  private final Options settings;
  private final Seeds seeds;
  private final boolean repeat;

  private final OpeningScreen screen;
  private final DistinctHashes seen = new DistinctHashes();
  private final List<String> texts = new ArrayList<>();
  private int[] taken = new int[256];
  private int size;
  private int sizeBeforeBlock;
  private int proposed;
  private int repeats;
  private boolean isExhausted;

  GeneratedOpenings(ExperimentConfig config, OpeningSpec.Generated generated) {
    game = config.game();
    rules = config.rules();
    settings = Options.of(game.openingOptions(), generated.settings());
    seeds = new Seeds(config.seed());
    repeat = config.match().repeat();
    screen = new OpeningScreen(game);
  }

  @Override
  public Opening of(int pair) {
    int number;
    int proposal;
    @Nullable String text;
    synchronized (this) {
      number = numberOf(pair);
      proposal = taken[number];
      text = number < texts.size() ? texts.get(number) : null;
    }
    // Outside the lock: threads that make texts again need not wait for each other.
    return new Opening(number, text == null ? proposal(proposal) : text);
  }

  /** Tried, not guessed: the answer must not depend on how far the list has grown. */
  @Override
  public synchronized boolean repeatsFrom(int pair) {
    return repeat && numberOf(pair) < pair;
  }

  private int numberOf(int pair) {
    growTo(pair + 1);
    if (pair < size) {
      return pair;
    }
    if (!repeat || size == 0) {
      throw tooFew(pair + 1);
    }
    return pair % size;
  }

  @Override
  public synchronized void require(int pairs) {
    int probed = PROBED;
    growTo(Math.min(pairs, probed));
    while (pairs > size && !isExhausted && !isAmple(pairs)) {
      probed = repeats < TELLING_REPEATS ? 4 * probed : pairs;
      growTo(Math.min(pairs, probed));
    }
    if (isExhausted && pairs > size && (!repeat || size == 0)) {
      throw tooFew(pairs);
    }
  }

  @Override
  public synchronized String inWords(int pairs) {
    return Openings.used("made from the seed", isExhausted ? size : pairs, pairs);
  }

  private void growTo(int wanted) {
    while (size < wanted && !isExhausted) {
      propose(proposed++);
      if (proposed % BLOCK == 0) {
        isExhausted = size - sizeBeforeBlock < BLOCK / 100;
        sizeBeforeBlock = size;
      }
    }
  }

  private void propose(int number) {
    String text = proposal(number);
    Position position = game.parse(text, rules);
    if (!seen.add(position.key())) {
      repeats++;
    } else if (screen.isPlayable(position)) {
      if (size == taken.length) {
        taken = Arrays.copyOf(taken, 2 * size);
      }
      taken[size++] = number;
      if (size <= KEPT_TEXTS) {
        texts.add(text);
      }
    }
  }

  private String proposal(int number) {
    return game.proposeOpening(rules, settings, seeds.opening(number));
  }

  /**
   * Whether far more openings exist than are needed, judged by how often proposals have repeated so
   * far: of n equally likely things, t draws repeat about t * t / 2n times.
   */
  private boolean isAmple(int pairs) {
    double distinct = (double) proposed * proposed / (2.0 * Math.max(1, repeats));
    double playable = (double) size / Math.max(1, proposed - repeats);
    return pairs < distinct * playable / 4;
  }

  private UsageException tooFew(int pairs) {
    if (proposed - repeats == 1) {
      return new UsageException(
          String.format(
              Locale.ROOT,
              "openings: nothing varies them (no plies, or a map of your own), the plan needs %,d:"
                  + " give a list (openings: { file: ... }), or set match.repeat to true",
              pairs));
    }
    return new UsageException(
        String.format(
            Locale.ROOT,
            "openings: only %,d playable ones found in %,d tries, the plan needs %,d:"
                + " lower pairs, make openings longer or more varied,"
                + " or set match.repeat to true",
            size,
            proposed,
            pairs));
  }
}
