package warlab.games;

import java.util.List;

/**
 * Features as the rows of one table. Found by {@link java.util.ServiceLoader} like a single {@link
 * Feature}; one class and one line then add all its rows.
 */
public interface FeatureTable {

  /** All rows, always the same. */
  List<Feature> features();
}
