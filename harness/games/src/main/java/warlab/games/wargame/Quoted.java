package warlab.games.wargame;

/** A user's text in quotes, for a message of one line whatever the text holds. */
final class Quoted {
  private static final int LONGEST = 40;

  private Quoted() {}

  static String of(String text) {
    String line = text.replaceAll("\\p{Cntrl}", "?");
    return line.length() <= LONGEST ? "'" + line + "'" : "'" + line.substring(0, LONGEST) + "...'";
  }
}
