package warlab.lab.check;

/**
 * What came of one check.
 *
 * @param what was checked
 * @param why in one line
 */
public record Finding(Verdict verdict, String what, String why) {

  /** Whether a program may play, should be looked at, or will lose games. */
  public enum Verdict {
    PASS,
    WARN,
    FAIL
  }

  static Finding pass(String what, String why) {
    return new Finding(Verdict.PASS, what, why);
  }

  static Finding warn(String what, String why) {
    return new Finding(Verdict.WARN, what, why);
  }

  static Finding fail(String what, String why) {
    return new Finding(Verdict.FAIL, what, why);
  }
}
