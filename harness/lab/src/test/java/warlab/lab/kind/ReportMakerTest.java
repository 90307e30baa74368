package warlab.lab.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import warlab.lab.UsageException;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.record.ResultsException;
import warlab.lab.record.disk.RecordedDisk;
import warlab.lab.report.PlayedExperiment;

class ReportMakerTest {
  @TempDir static Path folder;
  private static Path page;

  @BeforeAll
  static void playAndReport() {
    PlayedExperiment.play(PlayedExperiment.SMALL, folder);
    page =
        PlayedExperiment.report(new ReportMaker(PlayedExperiment.catalog(), warning -> {}), folder);
  }

  @Test
  void everythingDerivedIsThere() {
    assertThat(folder)
        .isDirectoryContaining("glob:**/report.html")
        .isDirectoryContaining("glob:**/pairings.csv")
        .isDirectoryContaining("glob:**/players.csv")
        .isDirectoryContaining("glob:**/calibration.csv");
    assertThat(folder.resolve("charts"))
        .isDirectoryContaining("glob:**/rating.svg")
        .isDirectoryContaining("glob:**/score-curve.png");
  }

  @Test
  void madeAgainEveryByteIsTheSame() throws IOException {
    Map<Path, byte[]> before = contents();
    PlayedExperiment.report(new ReportMaker(PlayedExperiment.catalog(), warning -> {}), folder);
    Map<Path, byte[]> after = contents();
    assertThat(after.keySet()).isEqualTo(before.keySet());
    after.forEach((file, bytes) -> assertThat(bytes).as("%s", file).isEqualTo(before.get(file)));
  }

  private static Map<Path, byte[]> contents() throws IOException {
    Map<Path, byte[]> contents = new HashMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        contents.put(folder.relativize(file), Files.readAllBytes(file));
      }
    }
    return contents;
  }

  @Test
  void withoutFontsThereIsAReportWithoutCharts(@TempDir Path other) throws IOException {
    PlayedExperiment.play(PlayedExperiment.SMALL, other);
    Path plain =
        PlayedExperiment.report(
            new ReportMaker(PlayedExperiment.catalog(), warning -> {}, false), other);
    assertThat(Files.readString(plain)).contains("No charts: ", "id=\"strength\"");
    assertThat(other.resolve("charts")).isEmptyDirectory();
    assertThat(other.resolve("pairings.csv"))
        .hasSameTextualContentAs(folder.resolve("pairings.csv"));
    assertThat(Files.readString(page)).doesNotContain("No charts: ");
  }

  @Test
  void thePlainStartIsToldAsAnOpeningAndNotAsAMissingOne(@TempDir Path other) throws IOException {
    PlayedExperiment.play(
        PlayedExperiment.SMALL.replace("openings: { plies: 4 }", "openings: none"), other);
    List<String> warnings = new ArrayList<>();
    Path plain =
        PlayedExperiment.report(
            new ReportMaker(PlayedExperiment.catalog(), warnings::add, false), other);
    assertThat(warnings).isEmpty();
    assertThat(Files.readString(plain)).contains("id=\"openings\"", "the plain start");
  }

  @Test
  void openingsAreShownWithTheirPositions() throws IOException {
    String html = Files.readString(page);
    int begin = html.indexOf("id=\"openings\"");
    String section = html.substring(begin, html.indexOf("</section>", begin));
    for (String line : Files.readAllLines(folder.resolve("openings.csv")).subList(1, 5)) {
      assertThat(section).contains(line.split(",", -1)[1]);
    }
  }

  @Test
  void aFullDiskLeavesTheOldReport() throws IOException {
    Map<Path, byte[]> before = contents();
    RecordedDisk disk = new RecordedDisk();
    disk.leaveRoomFor(Files.size(page) / 2);
    assertThatThrownBy(
            () ->
                PlayedExperiment.report(
                    new ReportMaker(PlayedExperiment.catalog(), warning -> {}), disk.path(folder)))
        .isInstanceOf(ResultsException.class)
        .hasMessageMatching("cannot write .*: No space left on device");
    Map<Path, byte[]> after = contents();
    assertThat(after.keySet()).isEqualTo(before.keySet());
    after.forEach((file, bytes) -> assertThat(bytes).as("%s", file).isEqualTo(before.get(file)));
  }

  @Test
  void recordedGamesCanBeReplayed() throws IOException {
    JsonNode replays = replays();
    assertThat(replays.get("game").asString()).isEqualTo("ai-wargame");
    List<String> reasons = replays.get("games").findValuesAsString("reasons");
    assertThat(reasons).anyMatch(reason -> reason.contains("the shortest of all"));
    assertThat(reasons).anyMatch(reason -> reason.contains("the longest of all"));
    assertThat(reasons).anyMatch(reason -> reason.contains("the biggest swing"));
    for (String extreme : List.of("longest", "shortest", "most dramatic")) {
      assertThat(reasons.stream().filter(each -> each.contains(extreme + " of its pairing")))
          .hasSize(6);
    }
    for (JsonNode game : replays.get("games")) {
      assertThat(game.get("positions")).hasSize(game.get("moves").size() + 1);
    }
  }

  private static JsonNode replays() throws IOException {
    String html = Files.readString(page);
    String open = "<script type=\"application/json\" id=\"viewer-games\">";
    int begin = html.indexOf(open) + open.length();
    return JsonMapper.builder()
        .build()
        .readTree(html.substring(begin, html.indexOf("</script>", begin)));
  }

  @Test
  void severalFoldersMakeAComparison(@TempDir Path other) throws IOException {
    String deeper =
        PlayedExperiment.SMALL.replace("plies: 4", "plies: 6").replace("greedy:", "eager:");
    PlayedExperiment.play(deeper.replace("pairs: 4", "pairs: 2"), other.resolve("later"));
    Path file =
        new ReportMaker(PlayedExperiment.catalog(), warning -> {})
            .compare(
                Stream.of(folder, other.resolve("later"))
                    .map(each -> RecordedExperiment.read(each, PlayedExperiment.catalog()))
                    .toList(),
                other.resolve("both.html"));
    assertThat(Files.readString(file))
        .contains("Comparison of 2", "match.openings.plies", ">later<", "id=\"pairings\"")
        .doesNotContain("match.format");
    // Players are the same where their settings are, whatever they are called.
    assertThat(Files.readString(file))
        .contains(">greedy<")
        .doesNotContain("eager", "Players that not all runs have");
  }

  @Test
  void aFolderWithoutResultsIsRefusedInOneLine(@TempDir Path empty) {
    assertThatThrownBy(
            () ->
                PlayedExperiment.report(
                    new ReportMaker(PlayedExperiment.catalog(), warning -> {}), empty))
        .isInstanceOf(UsageException.class)
        .hasMessage("'" + empty + "' is no results folder: it has no experiment.yaml");
  }
}
