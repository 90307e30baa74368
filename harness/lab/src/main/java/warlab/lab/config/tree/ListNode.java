package warlab.lab.config.tree;

import java.util.List;
import warlab.games.Document;

/** Several values in their order. */
public record ListNode(Place place, List<ConfigNode> items) implements ConfigNode {

  public ListNode {
    items = List.copyOf(items);
  }

  @Override
  public List<Document> items(String what, int size) {
    if (items.size() != size) {
      throw refusal(what + ": expected a list of " + size + ", not " + items.size());
    }
    return List.copyOf(items);
  }

  @Override
  public String describe() {
    return items.isEmpty() ? "an empty list" : "a list";
  }
}
