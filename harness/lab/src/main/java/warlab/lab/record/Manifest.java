package warlab.lab.record;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * {@code manifest.json}: where results come from. Times are ISO 8601 in UTC.
 *
 * @param identity what must be the same for a run to go on, by what it is: the hash of the config,
 *     the version, and the hash of the program that decides games
 * @param repeatable whether the same plan gives the same games: not with time limits or outside
 *     programs, nor when some did not come out the same at the end
 * @param cores processors of the machine that ran last
 * @param java all that played, the last one last
 * @param finished {@code null} while games are missing
 * @param games how many the finished run has; {@code null} while some are missing
 * @param repeated what came of playing some again; {@code null} where that was not tried
 * @param hosts who played how much of a run in shards; empty for a run on one machine
 * @param notes what changed when the run went on, with the time; a user let another program pass
 * @param program the classes and files that decide games, by name, with a hash each
 * @param players which of these each player has for itself, by its name
 * @param beside other files of the folders that these come from, with a hash each: nobody can see
 *     whether players read them
 * @param programs the outside programs that played, by player
 * @param journal the hashes of a finished run's journal, by file; parts count as if they were
 *     joined
 */
public record Manifest(
    String name,
    String game,
    long seed,
    Map<String, String> identity,
    boolean repeatable,
    int threads,
    int cores,
    List<String> java,
    String system,
    String started,
    @Nullable String finished,
    @Nullable Long games,
    @Nullable Repetition repeated,
    List<HostShare> hosts,
    List<String> notes,
    Map<String, String> program,
    Map<String, List<String>> players,
    Map<String, String> beside,
    Map<String, ProgramNote> programs,
    Map<String, String> journal) {

  /** A part in which two identities differ, in either direction; {@code null} when they do not. */
  public static @Nullable String differing(Map<String, String> one, Map<String, String> other) {
    // What is gone matters as much as what came.
    return Stream.concat(one.keySet().stream(), other.keySet().stream())
        .sorted()
        .filter(part -> !Objects.equals(one.get(part), other.get(part)))
        .findFirst()
        .orElse(null);
  }

  /**
   * What came of playing games of a finished run again.
   *
   * @param games that were played again
   * @param same how many of them were the same game as recorded
   * @param by who decided differently; {@code null} when all were the same
   */
  public record Repetition(int games, int same, @Nullable String by) {

    public boolean allSame() {
      return same == games;
    }

    /** {@code 3 of 10 games that were played again were other games, by wild}. */
    public String difference() {
      return "%d of %d games that were played again were other games, by %s"
          .formatted(games - same, games, by);
    }
  }

  /** What one machine played of a run in shards. */
  public record HostShare(String host, long games, double cpuSeconds) {

    /** Together with more of the same machine. */
    public HostShare plus(HostShare more) {
      return new HostShare(host, games + more.games, cpuSeconds + more.cpuSeconds);
    }
  }

  /**
   * What an outside program is and did in a run.
   *
   * @param name its name and version in its own words; empty when it has not told
   * @param seeded whether it takes a seed, so that it may play the same games again
   */
  public record ProgramNote(String name, boolean seeded) {}
}
