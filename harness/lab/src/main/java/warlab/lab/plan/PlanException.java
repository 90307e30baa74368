package warlab.lab.plan;

/** A config cannot be played as it is. The message is one line for its user. */
public final class PlanException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public PlanException(String message) {
    super(message);
  }
}
