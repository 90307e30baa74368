package warlab.games.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import warlab.games.Options;
import warlab.games.Perft;
import warlab.games.Position;

/** Rows for columns: a position and its image play alike. */
class WargameMirrorTest {
  private final Wargame game = new Wargame();
  private final Options rules = Options.of(game.options(), Map.of());

  @Test
  void anImageHasAsManyLinesOfPlay() {
    for (int seed = 0; seed < 20; seed++) {
      Position position = opening(seed);

      assertThat(Perft.count(game.mirrored(position), 3)).isEqualTo(Perft.count(position, 3));
    }
  }

  @Test
  void theImageOfAnImageIsThePosition() {
    for (int seed = 0; seed < 20; seed++) {
      Position position = opening(seed);
      Position image = game.mirrored(position);

      assertThat(game.mirrored(image).key()).isEqualTo(position.key());
      assertThat(image.key()).isNotEqualTo(position.key());
    }
  }

  @Test
  void theStartIsItsOwnImage() {
    Position start = game.start(rules);

    assertThat(game.mirrored(start).key()).isEqualTo(start.key());
  }

  private Position opening(int seed) {
    Options options = Options.of(game.openingOptions(), Map.of());
    return game.parse(game.proposeOpening(rules, options, seed), rules);
  }
}
