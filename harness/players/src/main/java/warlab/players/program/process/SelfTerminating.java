package warlab.players.program.process;

/** A player whose program plays one game and should then end. */
public interface SelfTerminating {

  /** Whether the program ended by itself once its game was over; asked after it was closed. */
  boolean exitedOnItsOwn();
}
