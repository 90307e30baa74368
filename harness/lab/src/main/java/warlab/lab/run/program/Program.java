package warlab.lab.run.program;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.lab.UsageException;
import warlab.lab.config.Sha256;

/**
 * What decides the games of a run: classes with all they reach, resources beside them, and files of
 * outside programs.
 *
 * @param parts a hash for each, by name
 * @param beside other files of the folders that they come from, likewise
 * @param players which of the parts each player has for itself, by its name
 */
public record Program(
    Map<String, String> parts, Map<String, String> beside, Map<String, List<String>> players) {
  private static final int NAMED = 5;

  public Program {
    parts = Collections.unmodifiableMap(new TreeMap<>(parts));
  }

  /** One of which only the parts are known. */
  public Program(Map<String, String> parts) {
    this(parts, Map.of(), Map.of());
  }

  /** What makes a player: classes with all they reach, and files. */
  public record Roots(Set<Class<?>> classes, Set<Path> files) {}

  /**
   * The program of rules, referee and players.
   *
   * @param common what serves all players
   * @throws UsageException when something of it cannot be read
   */
  public static Program of(Set<Class<?>> common, Map<String, Roots> players) {
    try (ProgramReader reader = new ProgramReader()) {
      Set<Class<?>> roots = new LinkedHashSet<>(common);
      players.values().forEach(player -> roots.addAll(player.classes()));
      Map<String, String> parts = reader.read(roots);
      Set<Path> folders = new LinkedHashSet<>(homes(roots));
      Map<String, List<String>> own = new TreeMap<>();
      Set<String> shared = reader.reached(common);
      for (Map.Entry<String, Roots> player : players.entrySet()) {
        Set<String> names = reader.reached(player.getValue().classes());
        names.removeAll(shared);
        for (Path file : player.getValue().files()) {
          parts.put(file.toString(), Sha256.of(file));
          names.add(file.toString());
          folders.add(file.toAbsolutePath().resolveSibling(""));
        }
        own.put(player.getKey(), List.copyOf(names));
      }
      return new Program(parts, Surroundings.of(folders, parts.keySet()), own);
    } catch (IOException unreadable) {
      throw new UsageException("the program that is to play cannot be read: " + unreadable);
    }
  }

  /** The folders of plug-ins; our own come with a version. */
  private static Set<Path> homes(Set<Class<?>> roots) throws IOException {
    Set<Path> homes = new LinkedHashSet<>();
    for (Class<?> root : roots) {
      if (root.getClassLoader() != Program.class.getClassLoader()) {
        homes.add(Path.of(URI.create(ProgramReader.location(root).toString())).resolveSibling(""));
      }
    }
    return homes;
  }

  /** The same for the same sources and compiler, on any machine. */
  public String hash() {
    StringBuilder lines = new StringBuilder();
    parts.forEach((name, hash) -> lines.append(name).append(' ').append(hash).append('\n'));
    return Sha256.of(lines.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** Those of its parts that are files, and not here. */
  public List<String> filesThatAreMissing() {
    return parts.keySet().stream()
        .filter(part -> Path.of(part).isAbsolute() && !Files.exists(Path.of(part)))
        .toList();
  }

  /** How this one differs from an earlier one, in words; {@code null} when it does not. */
  public @Nullable String changesSince(Program earlier) {
    Set<String> changed = new TreeSet<>(parts.keySet());
    changed.retainAll(earlier.parts.keySet());
    changed.removeIf(name -> Objects.equals(parts.get(name), earlier.parts.get(name)));
    String words =
        Stream.of(
                describe("changed", changed),
                describe("new", missing(parts, earlier.parts)),
                describe("gone", missing(earlier.parts, parts)))
            .filter(each -> !each.isEmpty())
            .collect(Collectors.joining("; "));
    return words.isEmpty() ? null : words;
  }

  private static Set<String> missing(Map<String, String> wanted, Map<String, String> in) {
    Set<String> names = new TreeSet<>(wanted.keySet());
    names.removeAll(in.keySet());
    return names;
  }

  private static String describe(String what, Set<String> names) {
    String some = names.stream().limit(NAMED).collect(Collectors.joining(", "));
    String more = names.size() > NAMED ? " and " + (names.size() - NAMED) + " more" : "";
    return names.isEmpty() ? "" : what + ": " + some + more;
  }
}
