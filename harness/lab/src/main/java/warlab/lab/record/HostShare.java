package warlab.lab.record;

/** What one machine played of a run in shards. */
public record HostShare(String host, long games, double cpuSeconds) {

  /** Together with more of the same machine. */
  public HostShare plus(HostShare more) {
    return new HostShare(host, games + more.games, cpuSeconds + more.cpuSeconds);
  }
}
