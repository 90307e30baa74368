package warlab.games;

/** Something users call by name: a game, a heuristic, a feature, a kind of player. */
public interface Named {

  /** Lower-kebab, as users type it. */
  String id();

  /** One line saying what it is or does, for {@code list} and {@code --help}. */
  String help();
}
