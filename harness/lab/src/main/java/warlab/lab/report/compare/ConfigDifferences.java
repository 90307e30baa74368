package warlab.lab.report.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Table;
import warlab.lab.report.section.ReportSource;

/** Which settings of several experiments are not the same; players are compared elsewhere. */
final class ConfigDifferences {
  private static final YAMLMapper YAML = YAMLMapper.builder().build();

  private ConfigDifferences() {}

  /** A row for each setting that differs; nothing if none does. */
  static Optional<Table> of(Map<String, ReportSource> runs) {
    Map<String, Map<String, String>> settings = new LinkedHashMap<>();
    Set<String> keys = new LinkedHashSet<>();
    runs.forEach(
        (run, source) -> {
          Map<String, String> flat = new LinkedHashMap<>();
          flatten("", YAML.readTree(source.config()), flat);
          settings.put(run, flat);
          keys.addAll(flat.keySet());
        });
    Table table = new Table("Settings that differ").names("setting");
    runs.keySet().forEach(table::names);
    for (String key : keys) {
      if (key.startsWith("players.")) {
        continue;
      }
      List<String> values =
          settings.values().stream().map(flat -> flat.getOrDefault(key, "")).toList();
      if (values.stream().distinct().count() > 1) {
        table.row(cells(key, values));
      }
    }
    return table.rows().isEmpty() ? Optional.empty() : Optional.of(table);
  }

  private static List<Cell> cells(String key, List<String> values) {
    List<Cell> cells = new ArrayList<>(List.of(Cell.name(key)));
    values.forEach(value -> cells.add(Cell.name(value)));
    return cells;
  }

  private static void flatten(String path, JsonNode node, Map<String, String> flat) {
    if (node.isObject()) {
      node.propertyStream()
          .forEach(
              entry ->
                  flatten(
                      path.isEmpty() ? entry.getKey() : path + "." + entry.getKey(),
                      entry.getValue(),
                      flat));
    } else {
      flat.put(path, node.isValueNode() ? node.asString() : node.toString());
    }
  }
}
