package warlab.lab.plan;

import warlab.lab.config.MoveRecording;

/**
 * Which games have their moves recorded. A sample takes whole rounds (the same pair of every
 * pairing) at equal distances, a power of two apart, so that at most {@value #MAX_GAMES} games are
 * kept. When a run is extended, the rounds of the longer plan's sample that were already played are
 * among those kept before, because its distance is a multiple of the old one; nothing recorded is
 * thrown away, and {@link PlayedPairs} passes over what the longer plan would not have kept.
 */
final class MoveSample {
  static final int MAX_GAMES = 2000;

  private final MoveRecording recording;
  private final int pairStride;
  private final int pairingStride;

  MoveSample(MoveRecording recording, int pairs, int pairings, int legs) {
    this.recording = recording;
    pairingStride = stride(pairings, MAX_GAMES / legs);
    long gamesPerRound = (long) count(pairings, pairingStride) * legs;
    pairStride = stride(pairs, Math.max(1, (int) (MAX_GAMES / gamesPerRound)));
  }

  boolean keeps(int pairing, int pair) {
    return switch (recording) {
      case MOVES -> true;
      case NONE -> false;
      case SAMPLE -> pair % pairStride == 0 && pairing % pairingStride == 0;
    };
  }

  /** The smallest power of two that leaves at most {@code wanted} of {@code all}. */
  private static int stride(int all, int wanted) {
    int stride = 1;
    while (count(all, stride) > wanted) {
      stride *= 2;
    }
    return stride;
  }

  private static int count(int all, int stride) {
    return (all - 1) / stride + 1;
  }
}
