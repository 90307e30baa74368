package warlab.lab;

/** The version of the program, as it stands in manifests; a test holds it to the builds'. */
public final class Version {
  public static final String CURRENT = "0.4.1";

  private Version() {}
}
