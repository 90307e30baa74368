package warlab.lab.cli.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Option.Role;
import warlab.games.Options;
import warlab.games.Side;
import warlab.games.Spelling;
import warlab.lab.config.Catalog;
import warlab.lab.config.Numbers;
import warlab.lab.config.PlayerTemplate;
import warlab.lab.config.SeatSpec;
import warlab.lab.config.read.InlinePlayer;
import warlab.lab.config.read.Section;
import warlab.lab.report.text.Names;
import warlab.players.Player;
import warlab.players.Seat;

/** What a runner can set: the rules of the game, seed and side, and all options of the player. */
final class EngineSettings {
  private static final String SEED = "Seed";
  private static final String SIDE = "Side";
  private static final String GAME = "Game";
  private static final List<Role> LIMITS = List.of(Role.DEPTH, Role.NODES, Role.TIME_LIMIT);

  private final Catalog catalog;
  private final Game game;
  private final Map<String, String> rules;
  private SeatSpec spec;
  private long seed;
  private @Nullable Side side;

  EngineSettings(Catalog catalog, Game game, String player, Map<String, String> rules) {
    this.catalog = catalog;
    this.game = game;
    this.rules = new LinkedHashMap<>(rules);
    rules(); // refuses bad ones
    // One player plays both sides here; what differs by side has no place in one line.
    spec = InlinePlayer.parse(catalog, game, "PLAYER", player).asFirst();
  }

  Game game() {
    return game;
  }

  Options rules() {
    return Section.arguments(game, "--set", rules);
  }

  /** The seat that it was told to take, or else the one of the side to move. */
  Seat seat(Side mover) {
    return new Seat(side == null ? mover : side).begin(seed);
  }

  /** The player's name for people. */
  String player() {
    return new PlayerTemplate(catalog, game, spec).inline();
  }

  /** Lines that list the options. */
  List<String> described() {
    List<String> lines = new ArrayList<>();
    lines.add("option name " + GAME + " type string default " + game.id());
    lines.add("option name " + SIDE + " type string default " + game.sideName(Side.FIRST));
    lines.add("option name " + SEED + " type string default 0");
    Options values = rules();
    for (Option rule : game.options()) {
      lines.add(line(Names.capital(rule.name()), rule, values.value(rule)));
    }
    for (Option option : spec.options()) {
      lines.add(line(option.name(), option, spec.settings().get(option.name())));
    }
    return lines;
  }

  private static String line(String name, Option option, @Nullable Object value) {
    String now = value == null ? "" : " default " + Numbers.plain(value);
    String kind =
        switch (option.type()) {
          case INTEGER ->
              value == null
                  ? "string" // a spin has a default; this one may be absent
                  : "spin%s min %.0f max %.0f".formatted(now, option.min(), option.max());
          case FLAG -> "check" + now;
          case CHOICE -> "combo" + now + " var " + String.join(" var ", option.choices());
          default -> "string" + now;
        };
    return "option name " + name + " type " + kind;
  }

  /** Takes a value; an exception tells why not. */
  void set(String name, String value) {
    if (name.equalsIgnoreCase(GAME)) {
      if (!value.equals(game.id())) {
        throw new IllegalArgumentException("this engine plays " + game.id() + " only");
      }
    } else if (name.equalsIgnoreCase(SEED)) {
      seed = Long.parseLong(value);
    } else if (name.equalsIgnoreCase(SIDE)) {
      side = value.equals(game.sideName(Side.FIRST)) ? Side.FIRST : Side.SECOND;
    } else if (find(game.options(), name).isPresent()) {
      rules.put(find(game.options(), name).get().name(), value);
      rules();
    } else {
      // By way of the line that a user would write, so that it is checked in the same way.
      spec = checked(spec.with(find(spec.options(), name).orElseThrow(() -> unknown(name)), value));
    }
  }

  private static Optional<Option> find(List<Option> options, String name) {
    return options.stream().filter(each -> each.name().equalsIgnoreCase(name)).findFirst();
  }

  private IllegalArgumentException unknown(String name) {
    List<String> known = spec.options().stream().map(Option::name).toList();
    return new IllegalArgumentException(
        "unknown option '" + name + "'" + Spelling.suggestion(name, known));
  }

  private SeatSpec checked(SeatSpec changed) {
    String line = new PlayerTemplate(catalog, game, changed).inline();
    return InlinePlayer.parse(catalog, game, "setoption", line).asFirst();
  }

  /** The player for a search with these limits: where there are any they replace its own. */
  SeatSpec limited(Map<Role, Long> limits) {
    if (limits.isEmpty() || LIMITS.stream().noneMatch(each -> spec.option(each).isPresent())) {
      return spec;
    }
    SeatSpec limited = spec;
    for (Role each : LIMITS) {
      Long limit = limits.get(each);
      limited = limit == null ? limited.without(each) : limited.with(each, limit);
    }
    return checked(limited);
  }

  Player player(SeatSpec wanted, Seat seat) {
    return new PlayerTemplate(catalog, game, wanted).create(seat);
  }
}
