package warlab.games;

/**
 * Hears when a side begins to see something else, in games that hide information. The moments
 * depend on nothing but what that side may know, so hearing of them gives nothing away.
 */
@FunctionalInterface
public interface SightListener {

  void sightChanged(Side side);
}
