package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.Manifest;
import warlab.lab.record.ResultsFolder;
import warlab.lab.report.page.Block;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Section;
import warlab.lab.report.page.Table;
import warlab.lab.report.table.Columns;

/** How to get the same results again. */
public final class RepeatSection {
  /** As {@code manifest.json} has them; what else decides games has a file name. */
  private static final Pattern CLASS_NAME = Pattern.compile("(\\w+\\.)+[A-Z]\\w*");

  private RepeatSection() {}

  /**
   * The chapter of a page.
   *
   * @param folder of the results, as one would type it in a command
   * @param config the resolved experiment as text
   */
  public static Section of(String folder, @Nullable Manifest manifest, String config) {
    Section section = new Section("repeat", "How to repeat it");
    String foreign = manifest == null ? "" : foreign(manifest);
    String plugins = foreign.isEmpty() ? "" : " --plugins PLUGINS";
    String again = "./warlab run " + folder + "/experiment.yaml --out " + folder + "-again";
    section.add(new Block.Listing("Play it again", again + plugins, false));
    String report = "./warlab report " + folder + plugins;
    section.add(new Block.Listing("Make this report again", report, false));
    if (!foreign.isEmpty()) {
      section.paragraph("PLUGINS is the folder with the plug-ins that have " + foreign + ".");
    }
    if (manifest != null) {
      section.add(facts(manifest));
      if (manifest.hosts().size() > 1) {
        section.add(hosts(manifest.hosts()));
      }
    }
    if (!config.isEmpty()) {
      section.add(new Block.Listing(ResultsFolder.EXPERIMENT, config, true));
    }
    return section;
  }

  /** The classes of plug-ins among those that decided the games. */
  private static String foreign(Manifest manifest) {
    return manifest.program().keySet().stream()
        .filter(name -> CLASS_NAME.matcher(name).matches())
        .filter(name -> RepeatSection.class.getResource(file(name)) == null)
        .collect(Collectors.joining(", "));
  }

  private static String file(String className) {
    return "/" + className.replace('.', '/') + ".class";
  }

  private static Table facts(Manifest manifest) {
    List<Map.Entry<String, String>> facts = new ArrayList<>();
    facts.add(Map.entry("experiment", manifest.name()));
    facts.add(Map.entry("game", manifest.game()));
    facts.add(Map.entry("seed", Long.toString(manifest.seed())));
    facts.addAll(manifest.identity().entrySet());
    manifest.notes().forEach(note -> facts.add(Map.entry("note", note)));
    facts.add(Map.entry("started", manifest.started()));
    facts.add(Map.entry("finished", Objects.requireNonNullElse(manifest.finished(), "not yet")));
    Manifest.Repetition repeated = manifest.repeated();
    if (repeated != null) {
      String same = repeated.same() + " of " + repeated.games();
      facts.add(Map.entry("the same when played again", same));
    }
    facts.add(Map.entry("threads", manifest.threads() + " on " + manifest.cores() + " cores"));
    facts.add(Map.entry("Java", String.join(", then ", manifest.java())));
    facts.add(Map.entry("system", manifest.system()));
    return new Columns<Map.Entry<String, String>>()
        .words("what", Map.Entry::getKey)
        .name("value", Map.Entry::getValue)
        .table("Where it comes from", facts);
  }

  private static Table hosts(List<Manifest.HostShare> hosts) {
    return new Columns<Manifest.HostShare>()
        .name("host", Manifest.HostShare::host)
        .number("games", Manifest.HostShare::games, Cell::count)
        .number("CPU seconds", share -> Math.round(share.cpuSeconds()), Cell::count)
        .table("Who played it", hosts);
  }
}
