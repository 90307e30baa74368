package warlab.lab.cli.about;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;
import warlab.lab.bench.BenchRecord;
import warlab.lab.bench.Measurement;
import warlab.lab.run.RunException;

/**
 * Measures everything several times, each time in a JVM of its own, as this one was started: what a
 * JVM makes of a program differs from start to start by more than its clock does. All lines are
 * measured in every round, so that a busy minute disturbs one round of each and no line's median.
 */
final class BenchRounds {
  private final Class<?> program;
  private final List<String> arguments;
  private final PrintWriter news;

  /**
   * Makes rounds of a program.
   *
   * @param arguments more of them for the command: what to measure, where plug-ins are
   * @param news hears of each round
   */
  BenchRounds(Class<?> program, List<String> arguments, PrintWriter news) {
    this.program = program;
    this.arguments = arguments;
    this.news = news;
  }

  List<List<Measurement>> play(int rounds) {
    List<List<Measurement>> found = new ArrayList<>();
    for (int round = 1; round <= rounds; round++) {
      news.println("bench: round " + round + " of " + rounds);
      found.add(play());
    }
    return found;
  }

  private List<Measurement> play() {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
    command.addAll(List.of("bench", "--json", "--rounds", "1"));
    command.addAll(arguments);
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectInput(new File("/dev/null"))
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      String json = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new RunException("a round of the bench failed");
      }
      return JsonMapper.shared().readValue(json, BenchRecord.class).measurements().stream()
          .map(each -> new Measurement(each.area(), each.name(), each.value(), each.unit()))
          .toList();
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new RunException("stopped");
    }
  }
}
