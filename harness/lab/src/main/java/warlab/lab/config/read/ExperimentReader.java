package warlab.lab.config.read;

import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Printable;
import warlab.lab.config.Catalog;
import warlab.lab.config.Experiment;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Keys;
import warlab.lab.config.Machine;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;

/** Reads the tree of one experiment, top to bottom. */
final class ExperimentReader {
  private static final ExperimentForm MATCH = new MatchForm();

  /** All kinds of experiments, the plain match first. */
  static final List<ExperimentForm> FORMS =
      Stream.concat(
              Stream.of(MATCH),
              ServiceLoader.load(ExperimentForm.class, ExperimentForm.class.getClassLoader())
                  .stream()
                  .map(ServiceLoader.Provider::get))
          .toList();

  private static final Pattern SAFE_NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,79}");
  private static final int LONGEST_QUESTION = 300;

  private static final String OUT = "out";
  private static final int LONGEST_FOLDER_PART = 255;

  /** What systems allow, less what the names of the files in it take. */
  private static final int LONGEST_FOLDER = 4000;

  private final Catalog catalog;
  private final Machine machine;
  private final Path folder;
  private final MapNode root;
  private final ExperimentForm form;
  private final Problems problems = new Problems(this::place);

  ExperimentReader(Catalog catalog, Machine machine, ExperimentFile file) {
    this.catalog = catalog;
    this.machine = machine;
    folder = file.path().resolveSibling("");
    root = file.root();
    form = form(root);
  }

  /** Which kind of experiment it is: a plain match unless the key of another kind stands there. */
  static ExperimentForm form(MapNode root) {
    return FORMS.stream()
        .skip(1)
        .filter(each -> root.has(each.kind().key()))
        .findFirst()
        .orElse(MATCH);
  }

  /** What a kind of experiment has at the top. */
  static Keys top(ExperimentForm form) {
    return ExperimentConfig.KEYS.with(form.keys());
  }

  /** Where a misplaced key belongs: in what looks like a match maybe where another kind has it. */
  private Optional<String> place(String key) {
    return FORMS.stream()
        .filter(each -> form == MATCH || form == each)
        .flatMap(each -> top(each).place(key).stream())
        .findFirst();
  }

  /** Refuses with all that is wrong, as far as each part can be read by itself. */
  ExperimentConfig read() {
    String owner = form == MATCH ? "" : " of " + form.kind().called();
    Section top = Section.of(top(form), owner, root.only(this::isOfThisKind), problems);
    problems.check(() -> refuseUnsafe(top, top.text("name")));
    problems.check(() -> refuseQuestion(top, top.text("question")));
    problems.check(() -> refuseFolder(top, top.text(OUT)));
    List<String> plugins = plugins(top);
    String id = top.text("game");
    Game game = id == null ? null : problems.collect(() -> game(top, id));
    ExperimentConfig config = problems.made(game == null ? null : config(top, game, plugins));
    ConfigNode players =
        root.get(MatchForm.PLAYERS).or(() -> root.get(form.kind().key())).orElseThrow();
    HeapCheck.refuseTooLarge(config, catalog, machine, players);
    return config;
  }

  private @Nullable ExperimentConfig config(Section top, Game game, List<String> plugins) {
    Map<String, Object> gameOptions =
        new RulesReader(game, folder).read(top.map("gameOptions"), problems);
    Options rules = gameOptions == null ? null : Options.of(game.options(), gameOptions);
    Scope scope = new Scope(catalog, game, folder, rules);
    Experiment experiment = form.read(top, scope, problems.part());
    Options values = top.options();
    return gameOptions == null || experiment == null || values == null
        ? null
        : ExperimentConfig.of(values, game, gameOptions, experiment, plugins, machine.cores());
  }

  /** Refuses what only other kinds of experiment have, unless it belongs elsewhere in this one. */
  private boolean isOfThisKind(MapNode.Entry entry) {
    String key = entry.key();
    Keys own = top(form);
    if (own.names().contains(key)) {
      return true;
    }
    Optional<ExperimentForm> owner =
        FORMS.stream().filter(each -> each.keys().names().contains(key)).findFirst();
    boolean isInstead =
        form != MATCH
            && owner.filter(each -> each == MATCH || each.kind().key().equals(key)).isPresent();
    if (isInstead) {
      refuse(
          entry,
          "%s has %s in its place, leave it out"
              .formatted(form.kind().called(), form.kind().key()));
    } else if (owner.isPresent() && own.place(key).isEmpty()) {
      String other = owner.get().kind().called();
      refuse(
          entry, "only %s has one, and there is no %s".formatted(other, owner.get().kind().key()));
    } else {
      return true; // unknown, as anything else
    }
    return false;
  }

  private void refuse(MapNode.Entry entry, String message) {
    problems.add(entry.refusal(entry.key() + ": " + message));
  }

  private static void refuseUnsafe(Section top, @Nullable String name) {
    if (name != null && !SAFE_NAME.matcher(name).matches()) {
      throw top.refusal(
          "name",
          "expected at most 80 of A-Z a-z 0-9 . _ - with a letter or digit first, not '"
              + name
              + "'");
    }
  }

  private static void refuseQuestion(Section top, @Nullable String question) {
    if (question != null && !Printable.isLine(question, LONGEST_QUESTION)) {
      throw top.refusal("question", "expected one line of 1 to 300 printable characters");
    }
  }

  /** Refuses what no system would take as the name of a folder. */
  private static void refuseFolder(Section top, @Nullable String name) {
    if (name == null) {
      return;
    }
    if (name.isBlank()) {
      throw top.refusal(OUT, "expected the name of a folder, not an empty text");
    }
    try {
      Path path = Path.of(name).toAbsolutePath();
      for (Path part : path) {
        refuseLonger(top, "a part of the name", part, LONGEST_FOLDER_PART);
      }
      refuseLonger(top, "the whole name", path, LONGEST_FOLDER);
    } catch (InvalidPathException impossible) {
      throw top.refusal(OUT, "cannot be the name of a folder: " + impossible.getReason());
    }
  }

  private static void refuseLonger(Section top, String what, Path path, int most) {
    int bytes = path.toString().getBytes(StandardCharsets.UTF_8).length;
    if (bytes > most) {
      throw top.refusal(OUT, what + " has " + bytes + " bytes, expected at most " + most);
    }
  }

  private Game game(Section top, String id) {
    return catalog.game(id).orElseThrow(() -> top.refusal("game", UnknownName.game(id, catalog)));
  }

  /** Whole paths, since they are written into the results folder too. */
  private List<String> plugins(Section top) {
    return top.texts(ExperimentConfig.PLUGINS).stream()
        .map(node -> folder.resolve(node.text()).toAbsolutePath().normalize().toString())
        .toList();
  }
}
