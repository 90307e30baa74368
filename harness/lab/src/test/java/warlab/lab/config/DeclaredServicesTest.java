package warlab.lab.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import warlab.games.FeatureTable;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.Named;
import warlab.lab.build.ProjectHome;
import warlab.players.PlayerFactory;

/** What our services files say of a class, so that it need not be loaded, is true. */
class DeclaredServicesTest {
  private static final String FOLDER = "/src/main/resources/META-INF/services/";

  static Stream<List<Object>> files() {
    return Stream.of(
        List.of("harness/games", Game.class),
        List.of("harness/players", PlayerFactory.class),
        List.of("heuristics", Heuristic.class),
        List.of("heuristics", FeatureTable.class));
  }

  @ParameterizedTest
  @MethodSource("files")
  void aLineSaysGameAndNameOfItsClass(List<Object> file) throws IOException {
    Class<?> kind = (Class<?>) file.get(1);
    Path path = ProjectHome.find().resolve(file.get(0) + FOLDER + kind.getName());
    List<String> lines = Files.readAllLines(path);
    assertThat(lines.get(0)).isEqualTo("# class # game id: loaded when asked for");
    assertThat(ServiceLoader.load(kind).stream().map(each -> declared(each.get())))
        .containsAll(lines.subList(1, lines.size()));
  }

  private static String declared(Object entry) {
    if (entry instanceof FeatureTable table) {
      return line(entry, table.features().get(0).game(), "");
    }
    String id = " " + ((Named) entry).id();
    return entry instanceof Heuristic heuristic
        ? line(entry, heuristic.game(), id)
        : line(entry, entry instanceof PlayerFactory player ? game(player) : id.strip(), id);
  }

  private static String game(PlayerFactory player) {
    List<Game> played = TestCatalog.discovered().games().stream().filter(player::plays).toList();
    return played.size() == 1 ? played.get(0).id() : "*";
  }

  private static String line(Object entry, String game, String id) {
    return "%s # %s%s".formatted(entry.getClass().getName(), game, id);
  }
}
