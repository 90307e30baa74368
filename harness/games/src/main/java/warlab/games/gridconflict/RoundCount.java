package warlab.games.gridconflict;

/** How many rounds are completed and how many a game has. */
record RoundCount(int completed, int limit) {}
