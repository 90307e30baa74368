package warlab.lab.cli.about;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;
import warlab.lab.bench.Bench;
import warlab.lab.bench.Measurement;
import warlab.lab.bench.Signature;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;

/** Measures this build on this machine. */
@Command(
    name = "bench",
    description = {
      "Measures rules, search and harness on this machine, in a few minutes.",
      "Rates of one thread are by its CPU time; the signature (nodes of fixed searches) does not"
          + " depend on speed."
    },
    footer = {"", "Example: warlab bench --json > bench.json"})
public final class BenchCommand extends CliCommand {
  @Mixin private CatalogOption names = new CatalogOption();

  @Option(names = "--json", description = "Print JSON instead of a table.")
  private boolean json;

  @Option(names = "--signature", description = "Print only the signature.")
  private boolean signatureOnly;

  @Override
  public Integer call() {
    if (signatureOnly) {
      out().print(Signature.of(names.catalog()));
      return ExitCode.DONE;
    }
    List<Measurement> found = new ArrayList<>();
    Bench.run(
        names.catalog(),
        measurement -> {
          found.add(measurement);
          if (!json) {
            print(measurement);
          }
        });
    String signature = Signature.of(names.catalog());
    if (json) {
      out().println(JsonMapper.shared().writeValueAsString(document(found, signature)));
    } else {
      out().println();
      out().print(signature);
    }
    return ExitCode.DONE;
  }

  private void print(Measurement measurement) {
    out()
        .println(
            String.format(
                Locale.ROOT,
                "%-8s %-55s %14s %s",
                measurement.area(),
                measurement.name(),
                shown(measurement.value()),
                measurement.unit()));
    out().flush();
  }

  private static String shown(double value) {
    return String.format(Locale.ROOT, value < 100 ? "%.2f" : "%,.0f", value);
  }

  private static Map<String, Object> document(List<Measurement> found, String signature) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("java", Runtime.version().toString());
    document.put("cores", Runtime.getRuntime().availableProcessors());
    document.put("measurements", found);
    document.put("signature", signature.lines().toList());
    return document;
  }
}
