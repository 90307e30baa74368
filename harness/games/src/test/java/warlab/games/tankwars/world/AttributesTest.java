package warlab.games.tankwars.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.tankwars.map.Terrain;
import warlab.games.tankwars.map.UnitKind;

class AttributesTest {
  private static final Attributes DOCUMENT = Attributes.of(RuleProfile.DOCUMENT);
  private static final Attributes ORIGINAL = Attributes.of(RuleProfile.ORIGINAL);

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          ARTILLERY, 3, 1, 1, 4, 2, 150, 100
          TANK,      3, 1, 2, 2, 3,  70,  60
          SOLDIER,   3, 1, 0, 1, 9,  90,  69
          """)
  void baseValuesHoldOnPlainGround(
      UnitKind kind, int view, int close, int armour, int range, int ammo, int speed, int fire) {
    int row = row(kind, Terrain.DIRT);
    assertThat(DOCUMENT.view(row)).isEqualTo(view);
    assertThat(DOCUMENT.closeView(row)).isEqualTo(close);
    assertThat(DOCUMENT.armour(row)).isEqualTo(armour);
    assertThat(DOCUMENT.fireRange(row)).isEqualTo(range);
    assertThat(kind.maxAmmunition()).isEqualTo(ammo);
    assertThat(DOCUMENT.speed(row)).isEqualTo(speed);
    assertThat(DOCUMENT.fireSpeed(row)).isEqualTo(fire);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          BASE,       0, 2, 2, , false, false
          DIRT,       0, 0, 0, 0, false, false
          FOREST,    -1, 0, 0, 0, true,  true
          GRASS,      0, 0, 0, 0, false, true
          HILL,       1, 1, 0, 1, false, false
          HOLE,       0, 0, 1, 0, false, false
          MOUNTAIN,   1, 1, 0, 1, false, false
          STRUCTURE,  0, 0, 2, 0, true,  true
          WATER,      0, 0, 0, , false, false
          """)
  void groundChangesEveryKindTheSameWay(
      Terrain ground,
      int view,
      int close,
      int armour,
      Integer range,
      boolean hidesAll,
      boolean hidesSoldiers) {
    for (UnitKind kind : UnitKind.ALL) {
      int row = row(kind, ground);
      assertThat(DOCUMENT.view(row)).isEqualTo(3 + view);
      assertThat(DOCUMENT.closeView(row)).isEqualTo(1 + close);
      assertThat(DOCUMENT.armour(row)).isEqualTo(kind.armour() + armour);
      assertThat(DOCUMENT.fireRange(row)).isEqualTo(range == null ? 0 : kind.fireRange() + range);
      boolean hides = kind == UnitKind.SOLDIER ? hidesSoldiers : hidesAll;
      assertThat(DOCUMENT.hidden(row)).isEqualTo(hides);
    }
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          ARTILLERY, 150, 180, 210, 150, 180, 210
          TANK,       70,  84,  98,  70,  84,  98
          SOLDIER,    90, 108, 126,  90,  90, 125
          """)
  void speedsFollowTheProfile(
      UnitKind kind, int plain, int rough, int wild, int original, int originalRough, int wildest) {
    for (Terrain ground : Terrain.ALL) {
      switch (ground) {
        case FOREST, HILL, HOLE -> assertSpeeds(kind, ground, rough, originalRough);
        case MOUNTAIN, WATER -> assertSpeeds(kind, ground, wild, wildest);
        case BASE, DIRT, GRASS, STRUCTURE -> assertSpeeds(kind, ground, plain, original);
      }
    }
  }

  @Test
  void onlySoldiersEnterMountainsStructuresAndWater() {
    for (Terrain ground : Terrain.ALL) {
      boolean closed =
          ground == Terrain.MOUNTAIN || ground == Terrain.STRUCTURE || ground == Terrain.WATER;
      assertThat(ground.admits(UnitKind.SOLDIER)).isTrue();
      assertThat(ground.admits(UnitKind.TANK)).isEqualTo(!closed);
      assertThat(ground.admits(UnitKind.ARTILLERY)).isEqualTo(!closed);
    }
  }

  @Test
  void aUnitPutOnForbiddenGroundWalksOutWithTheSpeedOfTheTable() {
    Scene scene = Scene.of("3x2||SGG/GGB|1T0.0,2T2.1");
    assertThat(scene.orders.move(1, 0, 0, 1, 0)).isEqualTo(Answer.OK);
    assertThat(scene.units().end(scene.unit(0, 0)) - 1).isEqualTo(70);
    assertThat(DOCUMENT.speed(row(UnitKind.ARTILLERY, Terrain.WATER))).isEqualTo(210);
  }

  private static void assertSpeeds(UnitKind kind, Terrain ground, int document, int original) {
    assertThat(DOCUMENT.speed(row(kind, ground))).isEqualTo(document);
    assertThat(ORIGINAL.speed(row(kind, ground))).isEqualTo(original);
  }

  private static int row(UnitKind kind, Terrain ground) {
    return Attributes.row(kind.index(), ground.index());
  }
}
