package warlab.games.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Replays games of the original program: every board, every line it printed about an action. */
class WargameTraceTest {

  private record Ply(String position, String move, String words) {
    static Ply of(String line) {
      String[] parts = line.split(" \\| ", -1);
      return new Ply(parts[0], parts[1], parts[2].replace("; ", "\n"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"full-game.txt", "attacker-wins.txt", "defender-wins.txt"})
  void playsAGameOfTheOriginalForthAndBack(String file) throws IOException {
    List<Ply> plies = read(file);
    Ply last = plies.get(plies.size() - 1);
    List<Ply> played = plies.subList(0, plies.size() - 1);
    WargamePosition position = Texts.position(plies.get(0).position());

    played.forEach(ply -> playAsTold(position, ply));

    assertThat(Texts.line(position)).isEqualTo(last.position());
    assertThat(position.isOver()).isTrue();
    assertThat(Texts.NOTATION.result(position)).isEqualTo(last.words());
    for (int i = played.size() - 1; i >= 0; i--) {
      position.undo();
      assertThat(Texts.line(position)).isEqualTo(played.get(i).position());
    }
  }

  private static void playAsTold(WargamePosition position, Ply ply) {
    assertThat(Texts.line(position)).isEqualTo(ply.position());
    assertThat(Texts.legalMoves(position)).contains(ply.move());
    int move = Texts.move(position, ply.move());
    assertThat(Texts.NOTATION.action(position, move)).isEqualTo(ply.words());
    position.play(move);
  }

  private static List<Ply> read(String file) throws IOException {
    try (InputStream in = WargameTraceTest.class.getResourceAsStream(file)) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).map(Ply::of).toList();
    }
  }
}
