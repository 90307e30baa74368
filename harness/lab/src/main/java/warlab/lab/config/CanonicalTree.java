package warlab.lab.config;

import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLWriteFeature;

/**
 * Writes plain trees of maps, lists, texts, numbers and flags. Whole numbers are written without a
 * point, and others the same way on every Java: the JDK's own way changed with version 19.
 */
final class CanonicalTree {
  private CanonicalTree() {}

  /** YAML with the keys in the order of the tree. */
  static String yaml(Map<String, Object> tree) {
    return written(
        YAMLFactory.builder()
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
            .disable(YAMLWriteFeature.WRITE_DOC_START_MARKER)
            .build(),
        tree);
  }

  /** JSON with sorted keys and no blanks: equal trees give equal bytes. */
  static String canonicalJson(Map<String, Object> tree) {
    return written(
        JsonFactory.builder().enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER).build(),
        sorted(tree));
  }

  /** The hash of the canonical text: equal trees have equal ones. */
  static String sha256(Map<String, Object> tree) {
    return Sha256.of(canonicalJson(tree).getBytes(StandardCharsets.UTF_8));
  }

  private static Object sorted(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(CanonicalTree::sorted).toList();
    }
    if (!(value instanceof Map<?, ?> map)) {
      return value;
    }
    Map<String, Object> sorted = new TreeMap<>();
    map.forEach((key, each) -> sorted.put(String.valueOf(key), sorted(each)));
    return sorted;
  }

  private static String written(TokenStreamFactory factory, Object tree) {
    StringWriter text = new StringWriter();
    try (JsonGenerator out = factory.createGenerator(ObjectWriteContext.empty(), text)) {
      write(out, tree);
    }
    return text.toString();
  }

  private static void write(JsonGenerator out, Object value) {
    Object simple = Numbers.simplified(value);
    if (simple instanceof Map<?, ?> map) {
      out.writeStartObject();
      map.forEach(
          (key, each) -> {
            out.writeName(String.valueOf(key));
            write(out, each);
          });
      out.writeEndObject();
    } else if (simple instanceof List<?> list) {
      out.writeStartArray();
      list.forEach(each -> write(out, each));
      out.writeEndArray();
    } else if (simple instanceof Long || simple instanceof Integer) {
      out.writeNumber(((Number) simple).longValue());
    } else if (simple instanceof Double number) {
      out.writeNumber(number);
    } else if (simple instanceof Boolean flag) {
      out.writeBoolean(flag);
    } else {
      out.writeString(String.valueOf(simple));
    }
  }
}
