package warlab.lab.cli.about;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import warlab.games.Spelling;
import warlab.lab.bench.Bench;
import warlab.lab.bench.BenchRecord;
import warlab.lab.bench.BenchVerdict;
import warlab.lab.bench.RepeatedMeasurement;
import warlab.lab.bench.Signature;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.cli.shared.UsageException;

/** Measures this build on this machine. */
@Command(
    name = "bench",
    description = {
      "Measures rules, search and harness on this machine, in about a minute a round.",
      "Rates of one thread are by CPU time; the signature (nodes of fixed searches) does not"
          + " depend on speed.",
      "A line counts as faster or slower when all its rounds lie beyond all old ones, and its"
          + " median by more than 2 %%: rounds of the same program do that once in 126 times."
    },
    footer = {"", "Example: warlab bench --json > old.json, later warlab bench --compare old.json"})
public final class BenchCommand extends CliCommand {
  private static final int ROUNDS_OF_RECORD = 5;

  @Mixin private CatalogOption names = new CatalogOption();

  @Option(names = "--json", description = "Print JSON instead of a table.")
  private boolean json;

  @Option(
      names = "--compare",
      paramLabel = "OLD",
      description = "Say of each line whether it changed since --json wrote this file.")
  private @Nullable Path compare;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = {
        "Measure all of it N times, each in a JVM of its own, and take medians (default: 5 with"
            + " --json or --compare, else 1)."
      })
  private @Nullable Integer rounds;

  @Option(
      names = "--area",
      paramLabel = "NAME",
      split = ",",
      description = {
        "Measure only harness, search, rules or machine (default: all; with --compare, those of the"
            + " old file)."
      })
  private List<String> areas = List.of();

  @Option(names = "--signature", description = "Print only the signature.")
  private boolean signatureOnly;

  @Override
  public Integer call() {
    if (signatureOnly) {
      out().print(Signature.of(names.catalog()));
      return ExitCode.DONE;
    }
    if (rounds != null && rounds < 1) {
      throw new UsageException("--rounds: expected a whole number from 1, not " + rounds);
    }
    Optional<BenchRecord> old = Optional.ofNullable(compare).map(BenchCommand::read);
    Set<String> wanted = wanted(old);
    Consumer<RepeatedMeasurement> table = json ? line -> {} : line -> print(line, old);
    List<RepeatedMeasurement> found = measure(wanted, table);
    String signature = wanted.contains(Bench.SEARCH) ? Signature.of(names.catalog()) : "";
    if (json) {
      out().println(JsonMapper.shared().writeValueAsString(BenchRecord.here(found, signature)));
    } else {
      out().print(signature.isEmpty() ? "" : "\n" + signature);
    }
    return ExitCode.DONE;
  }

  private Set<String> wanted(Optional<BenchRecord> old) {
    for (String area : areas) {
      if (!Bench.AREAS.contains(area)) {
        throw new UsageException(
            "--area: unknown '" + area + "'" + Spelling.suggestion(area, Bench.AREAS));
      }
    }
    return Set.copyOf(areas.isEmpty() ? old.map(BenchRecord::areas).orElse(Bench.AREAS) : areas);
  }

  /** A round alone tells each line at once; several tell all at the end. */
  private List<RepeatedMeasurement> measure(
      Set<String> wanted, Consumer<RepeatedMeasurement> listener) {
    int count = rounds != null ? rounds : json || compare != null ? ROUNDS_OF_RECORD : 1;
    List<RepeatedMeasurement> found = new ArrayList<>();
    Consumer<RepeatedMeasurement> each = listener.andThen(found::add);
    if (count > 1) {
      List<String> arguments = new ArrayList<>(names.arguments());
      arguments.addAll(List.of("--area", String.join(",", wanted)));
      Class<?> program = spec().root().userObject().getClass();
      RepeatedMeasurement.of(new BenchRounds(program, arguments, err()).play(count)).forEach(each);
    } else {
      Bench.run(names.catalog(), wanted, one -> each.accept(RepeatedMeasurement.of(one)));
    }
    return found;
  }

  private static BenchRecord read(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new UsageException("--compare: there is no file '" + file + "'");
    }
    try {
      return JsonMapper.shared().readValue(file, BenchRecord.class);
    } catch (JacksonException malformed) {
      throw new UsageException("--compare: " + file + " is not what 'bench --json' writes");
    }
  }

  private void print(RepeatedMeasurement line, Optional<BenchRecord> record) {
    Optional<RepeatedMeasurement> old = record.flatMap(each -> each.find(line));
    String change =
        old.map(each -> "%+7.1f %%  %s".formatted(change(each, line), BenchVerdict.of(each, line)))
            .orElse(record.isPresent() ? "           new" : "");
    out()
        .println(
            String.format(
                    Locale.ROOT,
                    "%-8s %-55s %14s %-9s %8s %s",
                    line.area(),
                    line.name(),
                    shown(line.value()),
                    line.unit(),
                    line.values().size() > 1 ? "~%.1f %%".formatted(100 * line.spread()) : "",
                    change)
                .stripTrailing());
    out().flush();
  }

  private static double change(RepeatedMeasurement old, RepeatedMeasurement now) {
    return old.value() == 0 ? 0 : 100 * (now.value() / old.value() - 1);
  }

  private static String shown(double value) {
    return String.format(Locale.ROOT, value < 100 ? "%.2f" : "%,.0f", value);
  }
}
