package warlab.lab.config.read;

import org.jspecify.annotations.Nullable;
import warlab.lab.config.Experiment;
import warlab.lab.config.Keys;

/**
 * How one kind of experiment stands in a config, in place of players and match. Found by {@link
 * java.util.ServiceLoader}: a further kind is a package with one of these, and a line.
 */
public interface ExperimentForm {

  /** The key that makes a config one of this kind, and what messages call it. */
  Experiment.Kind kind();

  /** All keys that it has at the top, with what stands under them. */
  Keys keys();

  /**
   * Reads what stands under its keys, all of it even if some is wrong.
   *
   * @param problems hears what is wrong; holds nothing yet
   * @return {@code null} if it cannot be made of what is wrong
   */
  @Nullable Experiment read(Section top, Scope scope, Problems problems);
}
