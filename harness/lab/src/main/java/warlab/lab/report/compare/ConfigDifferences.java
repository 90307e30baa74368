package warlab.lab.report.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;
import warlab.lab.report.page.Table;
import warlab.lab.report.table.Columns;

/** Which settings of several experiments are not the same; players are compared elsewhere. */
final class ConfigDifferences {
  private static final YAMLMapper YAML = YAMLMapper.builder().build();

  private ConfigDifferences() {}

  /** A row for each setting that differs. */
  static Table of(ComparedRuns runs) {
    Map<String, Map<String, String>> settings = new LinkedHashMap<>();
    for (ComparedRuns.Run run : runs.all()) {
      Map<String, String> flat = new LinkedHashMap<>();
      flatten("", YAML.readTree(run.source().config()), flat);
      settings.put(run.name(), flat);
    }
    List<String> differing =
        settings.values().stream()
            .flatMap(flat -> flat.keySet().stream())
            .distinct()
            .filter(key -> !key.startsWith("players."))
            .filter(key -> values(settings, key) > 1)
            .toList();
    Columns<String> columns = new Columns<String>().name("setting", key -> key);
    settings.forEach((run, flat) -> columns.name(run, key -> flat.getOrDefault(key, "")));
    return columns.table("Settings that differ", differing);
  }

  private static long values(Map<String, Map<String, String>> settings, String key) {
    return settings.values().stream().map(flat -> flat.getOrDefault(key, "")).distinct().count();
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
