package warlab.lab.run.match;

/** Unwinds a worker whose game was taken from it; what it still finds out is dropped. */
public final class AbandonedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  AbandonedException() {
    super("this worker was abandoned", null, false, false);
  }
}
