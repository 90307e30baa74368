package warlab.lab.config.tree;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import warlab.games.Document;

/** A value of a file as a game looks at it. */
public record NodeDocument(ConfigNode node) implements Document {
  private static final long MAX_BYTES = 4 << 20;

  /**
   * Reads a file.
   *
   * @throws ConfigException when there is none, or it is no JSON
   */
  public static Document read(Path file) {
    String source = file.toString();
    return parse(source, ConfigFile.text(Place.of(source), file, MAX_BYTES));
  }

  /**
   * Reads the text of a file.
   *
   * @param source its name, for messages
   */
  public static Document parse(String source, String text) {
    return new NodeDocument(ConfigParser.parseFile(source, text));
  }

  @Override
  public boolean isNothing() {
    return node.isNothing();
  }

  @Override
  public Map<String, Document> fields(String what) {
    if (!(node instanceof MapNode map)) {
      throw refusal(what + ": expected an object, not " + describe());
    }
    Map<String, Document> fields = new LinkedHashMap<>();
    map.entries().forEach(entry -> fields.put(entry.key(), new NodeDocument(entry.value())));
    return fields;
  }

  @Override
  public List<Document> items(String what, int size) {
    if (node instanceof ListNode list && list.items().size() == size) {
      return list.items().stream().map(item -> (Document) new NodeDocument(item)).toList();
    }
    String found = node instanceof ListNode list ? list.items().size() + "" : describe();
    throw refusal(what + ": expected a list of " + size + ", not " + found);
  }

  @Override
  public int wholeNumber(String what) {
    if (node instanceof ScalarNode scalar
        && scalar.kind() == ScalarNode.Kind.INTEGER
        && scalar.text().matches("\\d{1,9}")) {
      return Integer.parseInt(scalar.text());
    }
    throw refusal(what + ": expected a whole number from 0, not " + describe());
  }

  @Override
  public String describe() {
    return node.describe();
  }

  @Override
  public ConfigException refusal(String message) {
    return node.refusal(message);
  }
}
