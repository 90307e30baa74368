package warlab.lab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import warlab.lab.config.Catalog;

/** What searches do must not change by accident: {@code ./warlab bench --signature} shows it. */
class SearchTaskTest {

  @Test
  void fixedSearchesVisitAsManyNodesAsEver() throws IOException {
    Catalog catalog = Catalog.discover(SearchTaskTest.class.getClassLoader());
    assertThat(SearchTask.signature(catalog)).isEqualTo(golden());
  }

  private static String golden() throws IOException {
    try (InputStream file = SearchTaskTest.class.getResourceAsStream("signature.txt")) {
      return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
