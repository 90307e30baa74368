package warlab.lab.config.tree;

/**
 * A single value, as it was written.
 *
 * @param kind what the unquoted text looked like; quoted text is always {@link Kind#TEXT}
 */
public record ScalarNode(Place place, Kind kind, String text) implements ConfigNode {
  private static final int SHOWN = 60;

  /** What a scalar looks like. */
  public enum Kind {
    TEXT,
    INTEGER,
    NUMBER,
    FLAG,
    NOTHING
  }

  @Override
  public String describe() {
    return switch (kind) {
      case NOTHING -> "nothing";
      case TEXT -> "'" + shown() + "'";
      default -> shown();
    };
  }

  @Override
  public boolean isNothing() {
    return kind == Kind.NOTHING;
  }

  @Override
  public int wholeNumber(String what) {
    return kind == Kind.INTEGER && text.matches("\\d{1,9}")
        ? Integer.parseInt(text)
        : ConfigNode.super.wholeNumber(what);
  }

  private String shown() {
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "...";
  }
}
