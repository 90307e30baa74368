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

    assertThat(games.all()).extracting(Named::id).contains("ai-wargame").isSorted();
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

      assertThat(games.all()).extracting(Named::id).contains("ai-wargame");
      assertThat(games.problems()).hasSize(2);
      assertThat(games.problems().get(0)).contains("nowhere.MissingGame");
      assertThat(games.problems().get(1)).contains("warlab.games.Perft");
    }
  }

  /** Rows and a single feature; the single one and the last row want names that are taken. */
  @Test
  void findsFeaturesInTablesFirstAndThenOneByOne(@TempDir Path folder) throws IOException {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(
        services.resolve(FeatureTable.class.getName()),
        Rows.class.getName() + "\n" + BrokenTable.class.getName() + "\n");
    Files.writeString(services.resolve(Feature.class.getName()), Single.class.getName());
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, OURS)) {
      Registry<Feature> features = Registry.loadFeatures(loader, (one, other) -> true, each -> {});

      assertThat(features.all()).extracting(Named::id).containsExactly("a", "b");
      assertThat(features.all()).allMatch(row -> features.provider(row) == Rows.class);
      assertThat(features.problems())
          .containsExactly(
              "FeatureTable " + Rows.class.getName() + " has an id that is not lower-kebab: 'B b'",
              BrokenTable.class.getName()
                  + ": features() threw java.lang.IllegalStateException: broken",
              "Feature "
                  + Single.class.getName()
                  + " has the id 'a', which is taken by "
                  + Rows.class.getName());
    }
  }

  /** A table of two good rows and a bad one. */
  public static final class Rows implements FeatureTable {
    @Override
    public List<Feature> features() {
      return List.of(new Single("b"), new Single("a"), new Single("B b"));
    }
  }

  /** A table that cannot be read. */
  public static final class BrokenTable implements FeatureTable {
    @Override
    public List<Feature> features() {
      throw new IllegalStateException("broken");
    }
  }

  /** A feature that is always 1. */
  public record Single(String id) implements Feature {
    public Single() {
      this("a");
    }

    @Override
    public String help() {
      return "one";
    }

    @Override
    public String game() {
      return "ai-wargame";
    }

    @Override
    public int amount(Position position, Side side) {
      return 1;
    }
  }

  @Test
  void listsGivenEntriesByAscendingId() {
    Registry<Named> registry = Registry.of(List.of(named("b"), named("c"), named("a")));

    assertThat(registry.all()).extracting(Named::id).containsExactly("a", "b", "c");
    assertThat(registry.all()).extracting(Named::help).containsExactly("a!", "b!", "c!");
    assertThat(registry.problems()).isEmpty();
  }

  @Test
  void entriesAreReplacedByOthersOfTheSameName() {
    Named other = named("b");
    Registry<Named> registry =
        Registry.of(List.of(named("a"), named("b")))
            .map(entry -> entry.id().equals("b") ? other : entry);

    assertThat(registry.all()).extracting(Named::id).containsExactly("a", "b");
    assertThat(registry.find("b")).containsSame(other);
  }

  @Test
  void anEntryComesFromItsOwnClassAlsoWhenItWasReplaced() {
    Single one = new Single("one");
    Registry<Named> replaced = Registry.<Named>of(List.of(one)).map(entry -> named("one"));
    assertThat(replaced.provider(replaced.all().get(0))).isEqualTo(Single.class);
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
