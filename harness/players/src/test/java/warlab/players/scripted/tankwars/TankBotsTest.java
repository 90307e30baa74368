package warlab.players.scripted.tankwars;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Position;
import warlab.games.Registry;
import warlab.games.Side;
import warlab.games.tankwars.TankMove;
import warlab.games.tankwars.TankPosition;
import warlab.games.wargame.Wargame;
import warlab.players.Decision;
import warlab.players.ExtendedFactory;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.scripted.RandomFactory;

class TankBotsTest {

  @Test
  void theBotsAreFoundByNameAndPlayTankWarsOnly() {
    ClassLoader loader = PlayerFactory.class.getClassLoader();
    Registry<PlayerFactory> players = Registry.load(PlayerFactory.class, loader);
    Registry<Game> games = Registry.load(Game.class, loader);
    for (String id : List.of("idle", "rush", "hunter", "tactician")) {
      PlayerFactory bot = players.find(id).orElseThrow();
      assertThat(bot.plays(Battles.GAME)).isTrue();
      assertThat(bot.plays(games.find("ai-wargame").orElseThrow())).isFalse();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"skirmish", "random~9x6"})
  void everyPairingPlaysLegalGamesToTheEnd(String map) {
    for (PlayerFactory red : Battles.BOTS) {
      for (PlayerFactory blue : Battles.BOTS) {
        assertThat(Battles.play(red, blue, map, 7).isOver()).isTrue();
      }
    }
  }

  @Test
  void theBotsPlayOnTheLargeMapsToo() {
    for (String map : List.of("border", "river")) {
      TacticianFactory tactician = new TacticianFactory();
      assertThat(Battles.play(tactician, new HunterFactory(), map, 3).isOver()).isTrue();
      assertThat(Battles.play(new RushFactory(), tactician, map, 3).isOver()).isTrue();
    }
  }

  @Test
  void sameSeedSameGameOnAnyThread() {
    for (PlayerFactory bot : Battles.BOTS) {
      long distinct =
          LongStream.range(0, 4)
              .parallel()
              .map(i -> Battles.play(bot, bot, "skirmish", 5).key())
              .distinct()
              .count();
      assertThat(distinct).isEqualTo(1);
    }
  }

  /** Games of fixed seeds: the scores are what they are, far from the bounds. */
  @Test
  void theLadderHasTacticianAtTheTop() {
    for (PlayerFactory bot : Battles.BOTS.subList(0, 4)) {
      double score = Battles.score(new TacticianFactory(), bot, "border", 10);
      assertThat(score).as("against %s", bot.id()).isGreaterThan(0.8);
    }
  }

  @Test
  void theSeatDoesNotMatterOnAFairMap() {
    int games = 300;
    int points = 0;
    for (int game = 0; game < games; game++) {
      HunterFactory hunter = new HunterFactory();
      points +=
          Battles.play(hunter, hunter, "border", 1000 + game).outcome().halfPoints(Side.FIRST);
    }
    double threeErrors = 3 * 0.5 / Math.sqrt(games);
    assertThat(points / (2.0 * games)).isCloseTo(0.5, within(threeErrors));
  }

  @Test
  void playersOfAllKindsCanBeSlowInTankWarsAndOnlyThere() {
    PlayerFactory random = slow(new RandomFactory());
    assertThat(random.options(Battles.GAME)).extracting(Option::name).contains("reaction");
    assertThat(random.options(new Wargame())).extracting(Option::name).isEmpty();
  }

  private static PlayerFactory slow(PlayerFactory kind) {
    return new ExtendedFactory(kind, List.of(new Reaction()));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 10, 25, 90})
  void aSlowBotGivesOrdersOnlyInItsRhythm(int rhythm) {
    List<Integer> orderedAt = new ArrayList<>();
    List<Integer> idleAt = new ArrayList<>();
    Player slow =
        Battles.bot(slow(new HunterFactory()), Side.FIRST, 1, Map.of("reaction", (long) rhythm));
    Player spy =
        new Player() {
          @Override
          public Decision choose(Position view) {
            int counter = ((TankPosition) view).world().counter();
            Decision decision = slow.choose(view);
            boolean waits = TankMove.what(decision.move()) == TankMove.WAIT;
            (waits ? idleAt : orderedAt).add(counter);
            return decision;
          }
        };
    TankPosition start = Battles.GAME.start(Battles.DEFAULTS);
    Battles.play(start, spy, Battles.bot(new IdleFactory(), Side.SECOND, 2));
    assertThat(orderedAt).isNotEmpty().allMatch(counter -> counter % rhythm == 0);
    assertThat(idleAt).anyMatch(counter -> counter % rhythm != 0);
    assertThat(orderedAt.get(0)).isEqualTo(rhythm);
  }
}
