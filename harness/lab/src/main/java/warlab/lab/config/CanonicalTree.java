package warlab.lab.config;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLWriteFeature;

/**
 * Writes plain trees of maps, lists, texts, numbers and flags. Whole numbers are written without a
 * point, and others the same way on every Java: the JDK's own way changed with version 19.
 */
final class CanonicalTree {
  private static final YAMLMapper YAML =
      YAMLMapper.builder()
          .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
          .disable(YAMLWriteFeature.WRITE_DOC_START_MARKER)
          .build();
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER).build();

  private CanonicalTree() {}

  /** YAML with the keys in the order of the tree. */
  static String yaml(Map<String, Object> tree) {
    return YAML.writeValueAsString(simple(tree, LinkedHashMap::new));
  }

  /** JSON with sorted keys and no blanks: equal trees give equal bytes. */
  static String canonicalJson(Map<String, Object> tree) {
    return JSON.writeValueAsString(simple(tree, TreeMap::new));
  }

  /** The hash of the canonical text: equal trees have equal ones. */
  static String sha256(Map<String, Object> tree) {
    return Sha256.of(canonicalJson(tree).getBytes(StandardCharsets.UTF_8));
  }

  private static Object simple(Object value, Supplier<Map<String, Object>> maps) {
    if (value instanceof List<?> list) {
      return list.stream().map(each -> simple(each, maps)).toList();
    }
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> simple = maps.get();
      map.forEach((key, each) -> simple.put(String.valueOf(key), simple(each, maps)));
      return simple;
    }
    boolean isPlain = value instanceof Number || value instanceof Boolean;
    return isPlain ? Numbers.simplified(value) : String.valueOf(value);
  }
}
