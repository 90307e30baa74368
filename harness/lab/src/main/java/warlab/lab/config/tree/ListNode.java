package warlab.lab.config.tree;

import java.util.List;

/** Several values in their order. */
public record ListNode(Place place, List<ConfigNode> items) implements ConfigNode {

  public ListNode {
    items = List.copyOf(items);
  }

  @Override
  public String describe() {
    return items.isEmpty() ? "an empty list" : "a list";
  }
}
