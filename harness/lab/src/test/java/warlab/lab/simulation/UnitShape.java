package warlab.lab.simulation;

/** How the results of pairs, or of single games, are spread at a true score. */
enum UnitShape {
  /** Two independent games without draws. */
  DECISIVE {
    @Override
    double[] probabilities(double score) {
      return pairs(game(score, 0));
    }
  },
  /** Two independent games, up to half of them drawn. */
  DRAWISH {
    @Override
    double[] probabilities(double score) {
      return pairs(game(score, 0.5));
    }
  },
  /** Both games end alike. */
  ALIKE {
    @Override
    double[] probabilities(double score) {
      return new double[] {1 - score, 0, 0, 0, score};
    }
  },
  /** Single games, up to three of ten drawn. */
  GAMES {
    @Override
    double[] probabilities(double score) {
      return game(score, 0.3);
    }
  };

  /** Of the outcomes from worst to best. */
  abstract double[] probabilities(double score);

  private static double[] game(double score, double maxDraws) {
    double draws = Math.min(maxDraws, 1.2 * Math.min(score, 1 - score));
    return new double[] {1 - score - draws / 2, draws, score - draws / 2};
  }

  private static double[] pairs(double[] game) {
    double[] pairs = new double[5];
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        pairs[i + j] += game[i] * game[j];
      }
    }
    return pairs;
  }
}
