package warlab.players.tree;

/**
 * A thread on which an interrupt asks a search for the best it has found so far. On any other an
 * interrupted search gives up.
 */
public final class SearchThread extends Thread {

  public SearchThread(Runnable work) {
    super(work, "warlab-search");
  }
}
