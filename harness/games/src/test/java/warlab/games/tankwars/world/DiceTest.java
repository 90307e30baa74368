package warlab.games.tankwars.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class DiceTest {

  private static List<Long> combatDraws(Dice dice) {
    return LongStream.range(0, 10).map(i -> dice.combat(1000)).boxed().toList();
  }

  private static List<Long> reinforcementDraws(Dice dice) {
    return LongStream.range(0, 10).map(i -> dice.reinforcement(1000)).boxed().toList();
  }

  @Test
  void theSeedDecidesEveryStream() {
    assertThat(combatDraws(new Dice(5))).isEqualTo(combatDraws(new Dice(5)));
    assertThat(combatDraws(new Dice(5))).isNotEqualTo(combatDraws(new Dice(6)));
    assertThat(reinforcementDraws(new Dice(5))).isEqualTo(reinforcementDraws(new Dice(5)));
    assertThat(reinforcementDraws(new Dice(5))).isNotEqualTo(reinforcementDraws(new Dice(6)));
    assertThat(new Dice(5).id()).isEqualTo(new Dice(5).id()).isNotEqualTo(new Dice(6).id());
  }

  @Test
  void drawsOfOneStreamShiftNoOther() {
    Dice shifted = new Dice(5);
    combatDraws(shifted);
    shifted.id();
    assertThat(reinforcementDraws(shifted)).isEqualTo(reinforcementDraws(new Dice(5)));
    Dice other = new Dice(5);
    reinforcementDraws(other);
    assertThat(combatDraws(other)).isEqualTo(combatDraws(new Dice(5)));
    assertThat(other.id()).isEqualTo(new Dice(5).id());
  }

  @Test
  void aCopyGoesOnWhereTheOtherStands() {
    Dice source = new Dice(5);
    combatDraws(source);
    reinforcementDraws(source);
    source.id();
    Dice copy = new Dice(6);
    copy.copyFrom(source);
    assertThat(combatDraws(copy)).isEqualTo(combatDraws(source));
    assertThat(reinforcementDraws(copy)).isEqualTo(reinforcementDraws(source));
    assertThat(copy.id()).isEqualTo(source.id());
  }

  @Test
  void diceThatArePutAwayTellNothingOfTheirSeed() {
    Dice one = new Dice(5);
    Dice two = new Dice(6);
    one.putAway();
    two.putAway();
    assertThat(combatDraws(one)).isEqualTo(combatDraws(two));
    assertThat(one.id()).isEqualTo(two.id());
    assertThat(reinforcementDraws(one)).containsOnly(0L);
  }
}
