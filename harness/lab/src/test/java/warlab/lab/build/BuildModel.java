package warlab.lab.build;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What one build tool is told, as plain facts: a name such as {@code "Java release"} or {@code
 * "harness/lab: info.picocli:picocli"}, and what is said about it.
 */
record BuildModel(String tool, SortedMap<String, String> facts) {

  private static final String MISSING = "missing";

  /** Every fact on which the two disagree, in one line each. */
  List<String> differencesTo(BuildModel other) {
    var names = new TreeSet<>(facts.keySet());
    names.addAll(other.facts.keySet());
    var differences = new ArrayList<String>();
    for (String name : names) {
      String here = facts.getOrDefault(name, MISSING);
      String there = other.facts.getOrDefault(name, MISSING);
      if (!here.equals(there)) {
        differences.add(
            "%s is %s in %s and %s in %s".formatted(name, here, tool, there, other.tool));
      }
    }
    return differences;
  }

  /** Collects facts; a dependency may be declared in more than one scope. */
  static final class Builder {
    private final SortedMap<String, TreeSet<String>> facts = new TreeMap<>();

    void setting(String name, String value) {
      facts.computeIfAbsent(name, key -> new TreeSet<>()).add(value);
    }

    void module(String path) {
      setting("module " + path, "there");
    }

    void dependency(String module, String artifact, String scope, String version) {
      setting(module + ": " + artifact, (scope + " " + version).strip());
    }

    void flag(String flag) {
      setting("compiler flag " + flag, "there");
    }

    /** A compiler flag of the strict build; a plugin's arguments count one by one. */
    void strictFlag(String flag) {
      for (String argument : flag.split(" ", -1)) {
        setting("strict compiler flag " + argument, "there");
      }
    }

    /** A checker that the strict compiler runs on the sources of the program or of its tests. */
    void check(String artifact, String sources, String version) {
      setting("strict check " + artifact + " of the " + sources, version);
    }

    BuildModel build(String tool) {
      var joined = new TreeMap<String, String>();
      facts.forEach((name, values) -> joined.put(name, String.join(" and ", values)));
      return new BuildModel(tool, joined);
    }
  }
}
