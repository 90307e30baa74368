package warlab.players.command;

import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * A command of the program that belongs to one game, found by {@link java.util.ServiceLoader}. It
 * is annotated for picocli and called as its class is: {@code ServeCommand} is {@code serve}. Help,
 * version and {@code --plugins} are added by the program.
 */
public abstract class GameCommand implements Callable<Integer> {
  private @Nullable CommandHost host;

  /** Called once, before the command is. */
  public final void setHost(CommandHost given) {
    host = given;
  }

  /** What the program offers; there once the command is called. */
  protected final CommandHost host() {
    return Objects.requireNonNull(host, "a command is called by the program only");
  }

  /** The command that stands before this one in the help. */
  public abstract String listedAfter();
}
