package warlab.lab.report.section;

import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import warlab.lab.record.HostShare;
import warlab.lab.record.Manifest;
import warlab.lab.record.Repetition;
import warlab.lab.report.page.Block;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Section;
import warlab.lab.report.page.Table;

/** How to get the same results again. */
final class RepeatSection {
  /** As {@code manifest.json} has them; what else decides games has a file name. */
  private static final Pattern CLASS_NAME = Pattern.compile("(\\w+\\.)+[A-Z]\\w*");

  private RepeatSection() {}

  static Section of(ReportSource source) {
    Section section = new Section("repeat", "How to repeat it");
    String folder = source.folder();
    Manifest manifest = source.manifest();
    String foreign = manifest == null ? "" : foreign(manifest);
    String plugins = foreign.isEmpty() ? "" : " --plugins PLUGINS";
    section.add(
        new Block.Listing(
            "Play it again",
            "./warlab run " + folder + "/experiment.yaml --out " + folder + "-again" + plugins,
            false));
    section.add(
        new Block.Listing("Make this report again", "./warlab report " + folder + plugins, false));
    if (!foreign.isEmpty()) {
      section.say("PLUGINS is the folder with the plug-ins that have " + foreign + ".");
    }
    if (manifest != null) {
      section.add(facts(manifest));
      if (manifest.hosts().size() > 1) {
        section.add(hosts(manifest.hosts()));
      }
    }
    if (!source.config().isEmpty()) {
      section.add(new Block.Listing("experiment.yaml", source.config(), true));
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
    Table table = new Table("Where it comes from").names("what", "value");
    add(table, "experiment", manifest.name());
    add(table, "game", manifest.game());
    add(table, "seed", Long.toString(manifest.seed()));
    manifest.identity().forEach((what, value) -> add(table, what, value));
    manifest.notes().forEach(note -> add(table, "note", note));
    add(table, "started", manifest.started());
    add(table, "finished", Objects.requireNonNullElse(manifest.finished(), "not yet"));
    Repetition repeated = manifest.repeated();
    if (repeated != null) {
      add(table, "the same when played again", repeated.same() + " of " + repeated.games());
    }
    add(table, "threads", manifest.threads() + " on " + manifest.cores() + " cores");
    add(table, "Java", manifest.java());
    add(table, "system", manifest.system());
    return table;
  }

  private static Table hosts(List<HostShare> hosts) {
    return new Table("Who played it")
        .names("host")
        .numbers("games", "CPU seconds")
        .rows(
            hosts,
            share ->
                List.of(
                    Cell.name(share.host()),
                    Cell.count(share.games()),
                    Cell.count(Math.round(share.cpuSeconds()))));
  }

  private static void add(Table table, String what, String value) {
    table.row(List.of(Cell.words(what), Cell.name(value)));
  }
}
