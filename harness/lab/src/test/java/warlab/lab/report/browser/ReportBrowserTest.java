package warlab.lab.report.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import warlab.games.Game;
import warlab.lab.cli.PluginJar;
import warlab.lab.config.Catalog;
import warlab.lab.kind.ReportMaker;
import warlab.lab.report.PlayedExperiment;

/** Opens a report as a person does. Screenshots stay in the build folder to be looked at. */
@Tag("process")
class ReportBrowserTest {
  private static final Path PICTURES = Path.of("target", "report-pictures");

  @TempDir static Path folder;
  private static Browser browser;
  private static Path page;
  private Tab tab;

  @BeforeAll
  static void openBrowser() throws IOException, InterruptedException {
    Optional<Path> program = Browser.installed();
    assumeTrue(program.isPresent(), "no Chromium on this machine, so no report was opened");
    PlayedExperiment.play(PlayedExperiment.SMALL, folder.resolve("results"));
    page =
        PlayedExperiment.report(
            new ReportMaker(PlayedExperiment.catalog(), warning -> {}), folder.resolve("results"));
    browser = Browser.start(program.get(), Files.createDirectory(folder.resolve("profile")));
    Files.createDirectories(PICTURES);
  }

  @AfterAll
  static void closeBrowser() {
    if (browser != null) {
      browser.close();
    }
  }

  @BeforeEach
  void openTab() throws IOException, InterruptedException {
    tab = browser.open();
    tab.resize(1400, 900);
    tab.load(page);
  }

  @AfterEach
  void nothingWentWrongAndNothingWasFetched() {
    assertThat(tab.errors()).isEmpty();
    assertThat(tab.requests()).isEmpty();
    tab.close();
  }

  @ParameterizedTest
  @ValueSource(ints = {400, 900, 1400})
  void thePageFitsIntoAWindow(int width) throws IOException {
    tab.resize(width, 900);
    assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt()).isEqualTo(width);
    tab.photograph(PICTURES.resolve("report-" + width + ".png"));
    tab.prefer("dark");
    tab.photograph(PICTURES.resolve("report-" + width + "-dark.png"));
  }

  @Test
  void theAnswerStandsOnTop() {
    String answer = tab.evaluate("document.querySelector('.answer').innerText").asString();
    assertThat(answer).contains("deep d2").contains("48\u00a0games").contains("Elo");
  }

  @Test
  void aClickSortsATableAndAnotherTurnsItRound() {
    String head = "document.querySelectorAll('#sides thead button')[5]";
    tab.evaluate(head + ".click()");
    assertThat(column("#sides", 6)).hasSize(10).isSortedAccordingTo(Comparator.reverseOrder());
    tab.evaluate(head + ".click()");
    assertThat(column("#sides", 6)).hasSize(10).isSorted();
  }

  private List<Integer> column(String section, int number) {
    JsonNode cells =
        tab.evaluate(
            "[...document.querySelectorAll('%s td:nth-child(%d)')].map(c => Number(c.dataset.key))"
                .formatted(section, number));
    return StreamSupport.stream(cells.spliterator(), false).map(JsonNode::asInt).toList();
  }

  @Test
  void aValueOfAChartIsToldToTheMouse() throws IOException {
    tab.pointAt("#first .spot");
    assertThat(tip()).matches("deep d2: .*\\(.* to .*\\) Elo");
    tab.photograph(PICTURES.resolve("hover.png"));
    tab.pointAt("h1");
    assertThat(tab.evaluate("document.getElementById('tip').hidden").asBoolean()).isTrue();
  }

  @Test
  void theValuesOfAChartAreToldToTheKeyboard() {
    tab.evaluate("document.querySelector('#first figure').focus()");
    tab.press("ArrowRight");
    String first = tip();
    tab.press("ArrowRight");
    assertThat(tip()).isNotEqualTo(first).contains(" Elo");
    tab.press("ArrowLeft");
    assertThat(tip()).isEqualTo(first);
    assertThat(tab.evaluate("document.getElementById('tip').getAttribute('role')").asString())
        .isEqualTo("status");
    tab.press("Escape");
    assertThat(tab.evaluate("document.getElementById('tip').hidden").asBoolean()).isTrue();
  }

  private String tip() {
    assertThat(tab.evaluate("document.getElementById('tip').hidden").asBoolean()).isFalse();
    return tab.evaluate("document.getElementById('tip').textContent").asString();
  }

  @Test
  void theEndOfAnAddressLeadsToAMoveOfAGame() throws IOException {
    tab.load(page, "#game=5&ply=3");
    assertThat(place()).startsWith("move 3 of ");
    assertThat(tab.evaluate("document.getElementById('viewer-game').value").asString())
        .isEqualTo("5");
    int top = tab.evaluate("document.getElementById('viewer').getBoundingClientRect().top").asInt();
    assertThat(top).isBetween(0, 899);
    tab.evaluate("document.getElementById('viewer-copy').click()");
    tab.evaluate("location.hash = '#game=6&ply=1'");
    assertThat(tab.evaluate("new URLSearchParams(location.hash.slice(1)).get('game')").asString())
        .isEqualTo("6");
    tab.load(page, "#game=99999&ply=1");
    assertThat(tab.evaluate("document.getElementById('viewer-about').textContent").asString())
        .contains("Game 99999 is not on this page", "--game 99999");
  }

  @Test
  void aGameIsFoundByPlayersResultEndingAndLength() {
    int all = options("viewer-game");
    assertThat(all).isEqualTo(48);
    choose("find-pairing", "deep d1 and random");
    assertThat(options("viewer-game")).isEqualTo(8);
    choose("find-result", "attacker wins");
    assertThat(options("viewer-game")).isPositive().isLessThan(8);
    assertThat(tab.evaluate("document.getElementById('viewer-about').textContent").asString())
        .contains("deep d1", "random", "Attacker wins");
    choose("find-pairing", "");
    choose("find-result", "");
    choose("find-ending", "move cap");
    assertThat(options("viewer-game")).isLessThan(all);
    choose("find-ending", "");
    choose("find-length", "-1");
    String lengths =
        "[...document.getElementById('viewer-game').options]"
            + ".map(o => Number(o.text.match(/(\\d+) moves?/)[1]))";
    List<Integer> found =
        StreamSupport.stream(tab.evaluate(lengths).spliterator(), false)
            .map(JsonNode::asInt)
            .toList();
    assertThat(found).hasSize(48).isSortedAccordingTo(Comparator.reverseOrder());
  }

  private int options(String list) {
    return tab.evaluate("document.getElementById('" + list + "').options.length").asInt();
  }

  private void choose(String list, String value) {
    tab.evaluate("document.getElementById('%s').value = '%s'".formatted(list, value));
    tab.evaluate(
        "document.getElementById('%s').dispatchEvent(new Event('change'))".formatted(list));
  }

  @Test
  void aLongTableIsFoldedUntilOneAsks() throws IOException {
    Path results = folder.resolve("many");
    String many =
        PlayedExperiment.SMALL.replace("[1, 2]", "[1, 2, 3, 4]").replace("pairs: 4", "pairs: 1");
    PlayedExperiment.play(many, results);
    tab.load(
        PlayedExperiment.report(
            new ReportMaker(PlayedExperiment.catalog(), warning -> {}), results));
    String rows =
        "[...document.querySelectorAll('table[aria-label^=Pairings] tbody tr')].filter(r =>"
            + " !r.hidden).length";
    assertThat(tab.evaluate(rows).asInt()).isEqualTo(10);
    assertThat(tab.evaluate("document.querySelector('#strength details').open").asBoolean())
        .isFalse();
    tab.evaluate("document.querySelector('#strength .more').focus()");
    tab.evaluate("document.activeElement.click()");
    assertThat(tab.evaluate(rows).asInt()).isEqualTo(15);
    tab.evaluate("document.activeElement.click()");
    assertThat(tab.evaluate(rows).asInt()).isEqualTo(10);
  }

  @Test
  void boardAndControlsFitIntoAWindow() {
    tab.load(page, "#game=5&ply=3");
    String bottom =
        "document.querySelector('.viewer-controls').getBoundingClientRect().bottom"
            + " - document.querySelector('.viewer-find').getBoundingClientRect().top";
    assertThat(tab.evaluate(bottom).asDouble()).isLessThan(900);
  }

  @Test
  void aReplayStepsByButtonsAndKeys() throws IOException {
    tab.evaluate("document.getElementById('viewer-game').selectedIndex = 1");
    tab.evaluate("document.getElementById('viewer-game').dispatchEvent(new Event('change'))");
    assertThat(place()).startsWith("move 0 of ");
    tab.evaluate("document.querySelector('[data-step=forward]').click()");
    assertThat(place()).startsWith("move 1 of ");
    tab.evaluate("document.getElementById('viewer').focus()");
    tab.press("ArrowRight");
    assertThat(place()).startsWith("move 2 of ");
    tab.press("Home");
    assertThat(place()).startsWith("move 0 of ");
    tab.press("End");
    assertThat(place()).matches("move (\\d+) of \\1");
    assertThat(tab.evaluate("document.querySelectorAll('#viewer-board svg rect').length").asInt())
        .isGreaterThan(25);
    tab.evaluate("document.getElementById('replays').scrollIntoView()");
    tab.photograph(PICTURES.resolve("replay.png"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"grid-conflict", "tank-wars"})
  void theOtherGamesHaveBoardsToo(String game) throws IOException {
    Path results = folder.resolve(game);
    PlayedExperiment.play(PlayedExperiment.randomPair(game), results);
    tab.load(
        PlayedExperiment.report(
            new ReportMaker(PlayedExperiment.catalog(), warning -> {}), results));
    tab.evaluate("document.querySelector('[data-step=last]').click()");
    assertThat(place()).matches("move (\\d+) of \\1");
    assertThat(tab.evaluate("document.querySelectorAll('#viewer-board svg title').length").asInt())
        .isPositive();
    tab.evaluate("document.getElementById('replays').scrollIntoView()");
    tab.photograph(PICTURES.resolve("replay-" + game + ".png"));
  }

  @Test
  void aPlugInWithoutAScriptShowsTheBoardOfItsNotation() throws IOException {
    loadTakeAway(takeAway());
    tab.evaluate("document.querySelector('[data-step=first]').click()");
    String start = texts("pre");
    assertThat(start).matches("o{22,120}");
    assertThat(tab.evaluate("document.getElementById('repeat').innerText").asString())
        .contains("report ", " --plugins PLUGINS", "mine.TakeAway");
    tab.evaluate("document.querySelector('[data-step=forward]').click()");
    assertThat(texts("pre")).matches("o+").hasSizeBetween(start.length() - 3, start.length() - 1);
    tab.evaluate("document.getElementById('replays').scrollIntoView()");
    tab.photograph(PICTURES.resolve("replay-without-script.png"));
  }

  @Test
  void aPlugInBringsAScriptOfItsOwn() throws IOException {
    String script =
        """
        boards["take-away"] = function (position, move) {
          const made = document.createElement("p");
          made.textContent = position + " stones after '" + move + "'";
          return made;
        };
        """;
    loadTakeAway(takeAway().resource("warlab/boards/take-away.js", script));
    assertThat(texts("p")).matches("\\d+ 0 stones after ''");
  }

  private static PluginJar takeAway() {
    return new PluginJar().example("TakeAway", "Heap").service(Game.class, "mine.TakeAway");
  }

  private void loadTakeAway(PluginJar plugin) throws IOException {
    Path own = Files.createTempDirectory(folder, "plug-in");
    URL jar = plugin.write(own.resolve("mine.jar")).toUri().toURL();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {jar}, getClass().getClassLoader())) {
      Catalog catalog = Catalog.discover(loader);
      PlayedExperiment.play(PlayedExperiment.randomPair("take-away"), own, catalog);
      tab.load(PlayedExperiment.report(new ReportMaker(catalog, warning -> {}), own));
    }
  }

  @Test
  void gridConflictShowsPlayersItemsMonstersAndBothStats() throws IOException {
    Path results = folder.resolve("duel");
    PlayedExperiment.play(PlayedExperiment.randomPair("grid-conflict"), results);
    tab.load(
        PlayedExperiment.report(
            new ReportMaker(PlayedExperiment.catalog(), warning -> {}), results));
    assertThat(texts("svg title"))
        .contains("player A, 100 hit points", "player B, 100 hit points")
        .contains("monster: kill it for 10 hit points", "item o0: ");
    assertThat(texts("table tr").lines())
        .containsExactly(
            "hit pointsattackdefencestamina", "A to act1004008 of 20", "B10040020 of 20");
  }

  /** What the elements on the board say, a line each. */
  private String texts(String selector) {
    return tab.evaluate(
            "[...document.querySelectorAll('#viewer-board %s')].map(each => each.textContent).join('\\n')"
                .formatted(selector))
        .asString();
  }

  @Test
  void fogHidesWhatASideDoesNotSee() throws IOException {
    Path results = folder.resolve("fog");
    PlayedExperiment.play(PlayedExperiment.randomPair("tank-wars"), results);
    tab.load(
        PlayedExperiment.report(
            new ReportMaker(PlayedExperiment.catalog(), warning -> {}), results));
    String units = "document.querySelectorAll('#viewer-board svg g').length";
    int all = tab.evaluate(units).asInt();
    tab.evaluate("document.querySelector('#viewer-board select').value = 1");
    tab.evaluate(
        "document.querySelector('#viewer-board select').dispatchEvent(new Event('change'))");
    assertThat(tab.evaluate(units).asInt()).isPositive().isLessThan(all);
  }

  private String place() {
    return tab.evaluate("document.getElementById('viewer-place').textContent").asString();
  }

  @Test
  void pointingAtAHeatMapCellShowsItsCounts() {
    assertThat(tab.evaluate("document.querySelector('.heat td[title]').title").asString())
        .matches("\\d+.games?: \\d+ wins, \\d+ draws, \\d+ losses; .* to .*%");
  }

  @Test
  void itPrintsOnPaper() throws IOException {
    Path file = PICTURES.resolve("report.pdf");
    tab.print(file);
    assertThat(file).isNotEmptyFile();
  }
}
