package warlab.lab;

import java.lang.module.ModuleDescriptor;

/** The version of the program, as it stands in manifests; a test holds it to the builds'. */
public final class Version {
  public static final String CURRENT = "0.5.0";

  /** Results of versions before this one cannot be read. */
  public static final String OLDEST_READABLE = "0.5.0";

  private Version() {}

  /** Whether results of a version can be read, if not played on. */
  public static boolean isReadable(String version) {
    try {
      return ModuleDescriptor.Version.parse(version)
              .compareTo(ModuleDescriptor.Version.parse(OLDEST_READABLE))
          >= 0;
    } catch (IllegalArgumentException unknown) {
      return false;
    }
  }
}
