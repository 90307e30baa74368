package warlab.games;

/** A plug-in breaks a contract. The message is one line that names its jar, class and method. */
public final class PluginException extends UserException {
  private static final long serialVersionUID = 1L;

  public PluginException(String message) {
    super(message);
  }

  @Override
  public boolean isUsersMistake() {
    return false;
  }
}
