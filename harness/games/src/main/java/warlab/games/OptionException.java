package warlab.games;

/** A setting is unknown, missing or out of range. The message is one line for its user. */
public final class OptionException extends UserException {
  private static final long serialVersionUID = 1L;

  private final String option;

  public OptionException(String option, String message) {
    super(message);
    this.option = option;
  }

  /** The name of the offending option, by which a config reader finds its line. */
  public String option() {
    return option;
  }
}
