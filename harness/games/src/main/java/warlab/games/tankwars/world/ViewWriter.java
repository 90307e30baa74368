package warlab.games.tankwars.world;

/**
 * Writes what a player may know of one world into another. Units are numbered by tile there, so
 * that not even their order tells anything.
 */
final class ViewWriter {
  private ViewWriter() {}

  static void write(World source, int viewer, World target) {
    target.territory().copyFrom(source.territory());
    target.territory().supplyOnly(viewer);
    for (int i = 0; i < source.baseCount(); i++) {
      int base = source.base(i);
      target.territory().setOwner(base, Sight.shownOwner(source, viewer, base));
    }
    target.beginView(source);
    for (int tile = 0; tile < source.board().tiles(); tile++) {
      int unit = source.unitAt(tile);
      if (unit >= 0 && Sight.shows(source, viewer, unit)) {
        show(source, viewer, unit, target);
      }
    }
    target.planNextEvent();
  }

  /** Shows a unit; of others, neither when they want to be asked nor orders not yet seen. */
  private static void show(World source, int viewer, int unit, World target) {
    Units units = target.units();
    int shown = units.admit(source.units(), unit);
    if (units.player(shown) != viewer) {
      // Supply of an enemy would give away its bases, so it gains no ammunition in a view.
      target.feed(shown);
      units.set(shown, Units.LEVEL, 0);
      units.set(shown, Units.WAITS_UNTIL, 0);
      // Orders of this gap were given at the same time as the viewer's own.
      if (!units.isIdle(shown) && units.start(shown) == source.counter()) {
        units.revoke(shown, source.counter());
      }
    }
  }
}
