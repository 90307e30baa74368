package warlab.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.games.wargame.Wargame;

class RegistryTest {
  private static final ClassLoader OURS = RegistryTest.class.getClassLoader();

  @Test
  void findsOurGamesById() {
    Registry<Game> games = Registry.load(Game.class, OURS);

    assertThat(games.ids()).contains("ai-wargame").isSorted();
    assertThat(games.find("ai-wargame")).get().isInstanceOf(Wargame.class);
    assertThat(games.find("chess")).isEmpty();
    assertThat(games.problems()).isEmpty();
  }

  @Test
  void namesABrokenProviderAndFindsTheOthers(@TempDir Path folder) throws IOException {
    Path services = folder.resolve("META-INF/services/warlab.games.Game");
    Files.createDirectories(services.getParent());
    Files.writeString(services, "nowhere.MissingGame\nwarlab.games.Perft\n");
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, OURS)) {
      Registry<Game> games = Registry.load(Game.class, loader);

      assertThat(games.ids()).contains("ai-wargame");
      assertThat(games.problems()).hasSize(2);
      assertThat(games.problems().get(0)).contains("nowhere.MissingGame");
      assertThat(games.problems().get(1)).contains("warlab.games.Perft");
    }
  }

  @Test
  void listsGivenEntriesByAscendingId() {
    Registry<Named> registry = Registry.of(List.of(named("b"), named("c"), named("a")));

    assertThat(registry.ids()).containsExactly("a", "b", "c");
    assertThat(registry.all()).extracting(Named::help).containsExactly("a!", "b!", "c!");
    assertThat(registry.problems()).isEmpty();
  }

  @Test
  void entriesAreReplacedByOthersOfTheSameName() {
    Named other = named("b");
    Registry<Named> registry =
        Registry.of(List.of(named("a"), named("b")))
            .map(entry -> entry.id().equals("b") ? other : entry);

    assertThat(registry.ids()).containsExactly("a", "b");
    assertThat(registry.find("b")).containsSame(other);
  }

  private static Named named(String id) {
    return new Named() {
      @Override
      public String id() {
        return id;
      }

      @Override
      public String help() {
        return id + "!";
      }
    };
  }
}
