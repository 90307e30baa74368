package warlab.lab.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.wargame.Wargame;
import warlab.lab.build.Installed;
import warlab.lab.build.ProjectHome;

/** The programs that ship, as they are and with faults planted in them. */
@Tag("process")
class ProgramCheckTest {
  private static final Game GAME = new Wargame();
  private static final Path SHIPPED = ProjectHome.find().resolve("configs/programs");

  @TempDir Path folder;

  @BeforeAll
  static void pythonIsNeeded() {
    assumeTrue(Installed.runs("python3", "-c", ""), "there is no python3");
  }

  private List<Finding> check(Path where, String... words) {
    List<Finding> findings = new ArrayList<>();
    new ProgramCheck(GAME, Options.defaults(GAME.options()), List.of(words), where, 2_000)
        .run(waits -> {}, findings::add);
    return findings;
  }

  /** A machine with much to do may make anybody late. */
  private static boolean isWithoutAClock(Finding finding) {
    return !finding.what().equals("time") && !finding.what().equals("stop");
  }

  @Test
  void aProgramWithoutFaultsPasses() {
    assertThat(check(SHIPPED, "python3", "greedy.py"))
        .hasSize(13)
        .filteredOn(ProgramCheckTest::isWithoutAClock)
        .allSatisfy(each -> assertThat(each.verdict()).isEqualTo(Finding.Verdict.PASS));
  }

  @Test
  void theExampleInCppPassesWhereThereIsACompiler() throws Exception {
    assumeTrue(Installed.runs("g++", "--version"), "there is no g++");
    String program = folder.resolve("example").toString();
    assertThat(
            Installed.runs(
                "g++", "-std=c++17", "-o", program, SHIPPED.resolve("example.cpp").toString()))
        .isTrue();
    assertThat(check(folder, program))
        .filteredOn(ProgramCheckTest::isWithoutAClock)
        .noneMatch(each -> each.verdict() == Finding.Verdict.FAIL);
  }

  @Test
  void aProgramThatIsNotThereIsToldInOneLine() {
    assertThat(check(folder, "./no-such-program"))
        .singleElement()
        .satisfies(each -> assertThat(each.why()).contains("could not be started"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "handshake             | print(\"ugiok\")           | print(\"ok\")",
        "legal moves, attacker | elif command == \"isready\" | elif command == \"uginewgame\":"
            + " COUNT.append(1) or len(COUNT) > 1 and sys.exit(1)@        elif command =="
            + " \"isready\"",
        "legal moves, defender | return move, scores      | return \"E4E4\" if position.side =="
            + " \"d\" else move, scores",
        "depth                 | info depth 1             | info depth 9",
        "nodes                 | \"nodes\", nodes           | \"nodes\", nodes + 5000",
        "time                  | move, score, nodes = best | \"movetime\" in rest and"
            + " time.sleep(0.4)@            move, score, nodes = best",
        "same seed             | max(scores, key=scores.get) | random.choice(list(scores))",
        "queries               | str(position.side == first) | str(position.side != first)",
        "quit                  | elif command == \"quit\"   | elif command == \"quiet\"",
        "closed pipe           | (end)                    | time.sleep(1000)"
      })
  void everyPlantedFaultIsFound(String what, String sound, String faulty) throws IOException {
    String program = Files.readString(SHIPPED.resolve("greedy.py"));
    String planted =
        sound.equals("(end)")
            ? program.replace("            break\n", "            sys.exit()\n") + faulty
            : program.replace(sound, faulty.replace("@", "\n"));
    assertThat(planted).isNotEqualTo(program);
    Files.writeString(
        folder.resolve("faulty.py"),
        planted.replace("import sys", "import random, sys, time\nCOUNT = []"));

    List<Finding> findings = check(folder, "python3", "faulty.py");

    assertThat(findings)
        .filteredOn(each -> each.verdict() == Finding.Verdict.FAIL)
        .extracting(Finding::what)
        .contains(what);
  }
}
