package warlab.lab.config.tree;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import warlab.games.Document;

/** Values by key, in the order written; no key stands twice. */
public record MapNode(Place place, List<Entry> entries) implements ConfigNode {

  /** A key with its own place, by which an unknown one is shown. */
  public record Entry(String key, Place place, ConfigNode value) {
    public ConfigException refusal(String message) {
      return new ConfigException(place, message);
    }
  }

  public MapNode {
    entries = List.copyOf(entries);
  }

  public List<String> keys() {
    return entries.stream().map(Entry::key).toList();
  }

  public boolean has(String key) {
    return entry(key).isPresent();
  }

  public Optional<Entry> entry(String key) {
    return entries.stream().filter(each -> each.key().equals(key)).findFirst();
  }

  /** The value of a key; absent also when the key stands there without a value. */
  public Optional<ConfigNode> get(String key) {
    return entry(key).map(Entry::value).filter(value -> !value.isNothing());
  }

  public MapNode only(Predicate<Entry> kept) {
    return new MapNode(place, entries.stream().filter(kept).toList());
  }

  public MapNode without(String key) {
    return only(each -> !each.key().equals(key));
  }

  /** This map with the value at a path replaced or added; maps on the way are made as needed. */
  public MapNode with(List<String> path, Place keyPlace, ConfigNode value) {
    String key = path.get(0);
    Entry changed = new Entry(key, keyPlace, inner(path, keyPlace, value));
    List<Entry> result = new ArrayList<>(entries);
    result.replaceAll(each -> each.key().equals(key) ? changed : each);
    if (!has(key)) {
      result.add(changed);
    }
    return new MapNode(place, result);
  }

  private ConfigNode inner(List<String> path, Place keyPlace, ConfigNode value) {
    if (path.size() == 1) {
      return value;
    }
    ConfigNode old = get(path.get(0)).orElse(new MapNode(value.place(), List.of()));
    if (!(old instanceof MapNode map)) {
      throw value.refusal("'" + path.get(0) + "' is " + old.describe() + " and has no keys");
    }
    return map.with(path.subList(1, path.size()), keyPlace, value);
  }

  /** This map with the keys of another, map by map; one without a value takes a key away. */
  public MapNode overlaid(MapNode upper) {
    MapNode result = this;
    for (Entry entry : upper.entries) {
      ConfigNode below = result.get(entry.key).orElse(null);
      ConfigNode value =
          below instanceof MapNode lower && entry.value instanceof MapNode map
              ? lower.overlaid(map)
              : entry.value;
      result =
          has(entry.key) && value.isNothing()
              ? result.without(entry.key)
              : result.with(List.of(entry.key), entry.place, value);
    }
    return result;
  }

  @Override
  public Map<String, Document> fields(String what) {
    Map<String, Document> fields = new LinkedHashMap<>();
    entries.forEach(entry -> fields.put(entry.key(), entry.value()));
    return fields;
  }

  @Override
  public String describe() {
    return "a map";
  }
}
