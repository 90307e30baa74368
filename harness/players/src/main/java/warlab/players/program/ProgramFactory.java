package warlab.players.program;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.Described;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;
import warlab.players.program.process.CommandWords;

/** {@code program}: an outside program plays, over one of several protocols. */
public final class ProgramFactory extends Described implements PlayerFactory {
  private static final String PROTOCOL = "protocol";

  /** The general one first, then those of single games by name. */
  private final List<Protocol> protocols =
      Stream.concat(
              Stream.of(new UgiProtocol()),
              ServiceLoader.load(Protocol.class, Protocol.class.getClassLoader()).stream()
                  .map(ServiceLoader.Provider::get)
                  .sorted((one, other) -> one.id().compareTo(other.id())))
          .toList();

  public ProgramFactory() {
    super("program", "a program of your own, in any language; docs/your-program.md shows how");
  }

  /** The same settings for every game: which of them mean something, the protocol decides. */
  @Override
  public List<Option> options(Game game) {
    List<String> spoken = protocols(game).stream().map(Protocol::id).toList();
    List<Option> options = new ArrayList<>();
    options.add(ProgramOptions.COMMAND);
    options.add(Option.choice(PROTOCOL, UgiProtocol.ID, spoken, "what it speaks"));
    protocols.stream()
        .flatMap(protocol -> protocol.options().stream())
        .filter(option -> options.stream().noneMatch(known -> known.name().equals(option.name())))
        .forEach(options::add);
    options.add(ProgramOptions.DIRECTORY);
    return options;
  }

  /** What a program may speak that plays a game, the usual protocol first. */
  public List<Protocol> protocols(Game game) {
    return protocols.stream().filter(protocol -> protocol.plays(game)).toList();
  }

  /**
   * The settings of a program that is to be tried out.
   *
   * @param patienceMs how long a move, or anything else, may take
   */
  public Options settings(Game game, Protocol protocol, String command, long patienceMs) {
    Map<String, Object> given = new LinkedHashMap<>();
    given.put(ProgramOptions.COMMAND.name(), command);
    given.put(PROTOCOL, protocol.id());
    Stream.of(ProgramOptions.TIME_MS, ProgramOptions.REQUEST_TIMEOUT_MS)
        .filter(protocol.options()::contains)
        .forEach(limit -> given.put(limit.name(), patienceMs));
    return Options.of(options(game), given);
  }

  private Protocol protocol(Options settings) {
    String id = settings.text(PROTOCOL);
    return protocols.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
  }

  @Override
  public @Nullable String objection(Options settings) {
    if (ProgramOptions.command(settings).isBlank()) {
      return "command: expected a program to start";
    }
    Protocol protocol = protocol(settings);
    String foreign = foreign(protocol, settings);
    return foreign == null ? protocol.objection(settings) : foreign;
  }

  /** Settings that only other protocols know; at their defaults they say nothing. */
  private @Nullable String foreign(Protocol spoken, Options settings) {
    Map<String, List<String>> foreign = new LinkedHashMap<>();
    for (Protocol protocol : protocols) {
      protocol.options().stream()
          .filter(settings::isChanged)
          .filter(option -> !spoken.options().contains(option))
          .forEach(
              option ->
                  foreign
                      .computeIfAbsent(option.name(), name -> new ArrayList<>())
                      .add(protocol.id()));
    }
    String names =
        foreign.entrySet().stream()
            .map(each -> each.getKey() + " (of " + String.join(", ", each.getValue()) + ")")
            .collect(Collectors.joining(", "));
    return foreign.isEmpty()
        ? null
        : names + ": a program that speaks " + spoken.id() + " is not told that, leave it out";
  }

  @Override
  public boolean needsPlainStart(Options settings) {
    return protocol(settings).needsPlainStart();
  }

  @Override
  public List<Path> files(Options settings) {
    return CommandWords.files(ProgramOptions.command(settings), ProgramOptions.folder(settings));
  }

  @Override
  public List<Class<?>> parts(Options settings) {
    return List.of(protocol(settings).getClass());
  }

  @Override
  public Player create(Game game, Options settings, Seat seat) {
    return protocol(settings).start(game, settings, seat);
  }
}
