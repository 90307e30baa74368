import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/**
 * {@code WARLAB CONFIGS WORK MINUTES SEED ROUND}: attacks in rounds, each from a seed of its own.
 */
final class Attack {
  private static final List<String> FILES =
      List.of(
          "games.csv",
          "games.csv",
          "moves.csv",
          "timings.csv",
          "openings.csv",
          "manifest.json",
          "experiment.yaml");
  private static final List<String> TABLES =
      List.of("games.csv", "games.csv", "moves.csv", "timings.csv", "openings.csv");
  private static final List<String> DEEDS =
      List.of(
          "throw",
          "header",
          "surrogate",
          "long-text",
          "many-causes",
          "own-cause",
          "text-throws",
          "text-loops",
          "loop",
          "unresponsive",
          "recurse",
          "memory",
          "null",
          "cheat",
          "spoil",
          "negative",
          "overflow",
          "exit",
          "halt",
          "interrupt");

  /** These hurt nobody: views are copies, and counters stay at the greatest number. */
  private static final Set<String> HARMLESS = Set.of("spoil", "overflow");

  /** A player that exits loses that game, and the next run goes on with the others. */
  private static final int MOST_DEATHS = 8;

  private final Path configs;
  private final Path work;
  private final Path folder;
  private final Path results;
  private final Lab lab;
  private final List<Experiment> experiments;
  private final List<String> calm;
  private final Map<String, Map<String, Integer>> counts = new TreeMap<>();
  private int silent;

  /** Of the round that is on. */
  private Random dice = new Random();

  private Attack(Path warlab, Path configs, Path work, long seed) throws Exception {
    this.configs = configs;
    this.work = work;
    folder = work.resolve("case");
    results = folder.resolve("results");
    lab = new Lab(warlab, folder);
    Files.createDirectories(folder);
    experiments = Experiment.play(lab, work, seed);
    Lab.Ending undisturbed = against("nothing", work.resolve("calm"));
    if (undisturbed.code() != 0) {
      throw new IllegalStateException("the undisturbed run ended with " + undisturbed);
    }
    calm = bystanders(work.resolve("calm"));
  }

  public static void main(String[] arguments) throws Exception {
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(Long.parseLong(arguments[3]));
    long seed = Long.parseLong(arguments[4]);
    Attack attack =
        new Attack(Path.of(arguments[0]), Path.of(arguments[1]), Path.of(arguments[2]), seed);
    int round = Integer.parseInt(arguments[5]);
    do {
      attack.round(seed, round++);
    } while (System.nanoTime() < end);
    System.out.println(attack.summary());
    System.exit(attack.silent == 0 ? 0 : 1);
  }

  /** How an attack went: its kind, what was done, how the program took it. */
  private record Verdict(String kind, String action, String outcome) {
    boolean isSilent() {
      return outcome.startsWith("SILENT");
    }
  }

  private void round(long seed, int round) throws Exception {
    // Mixed: the first draws of a Random from neighbouring seeds are nearly the same.
    dice = new Random(new SplittableRandom(seed * 1_000_003 + round).nextLong());
    delete(folder);
    Files.createDirectories(folder);
    Verdict verdict = attack(round);
    String outcome = verdict.isSilent() ? "silent" : verdict.outcome();
    counts.computeIfAbsent(verdict.kind(), kind -> new TreeMap<>()).merge(outcome, 1, Integer::sum);
    System.out.printf(
        "round %d: %s %s: %s%n", round, verdict.kind(), verdict.action(), verdict.outcome());
    if (verdict.isSilent()) {
      silent++;
      Path kept = work.resolve("kept/round-" + round);
      Experiment.copy(folder, kept);
      Files.copy(work.resolve("errors.txt"), kept.resolve("standard-error.txt"));
      System.out.printf("  kept in %s; again: harness/attack.sh 0 %d %d%n", kept, seed, round);
    }
  }

  /** Three of fifteen rounds are for hostile players, one action after the other. */
  private Verdict attack(int round) throws Exception {
    if ("kills".equals(System.getenv("ATTACK"))) {
      return killed();
    }
    return switch (round % 15) {
      case 10 -> linked();
      case 11 -> folderProgram();
      case 12 -> bombed();
      case 13 -> edited();
      case 14 -> killedInSlowCalls();
      case 0 -> damaged("cut", FILES, Damage::cut);
      case 1 -> damaged("flip", FILES, Damage::flip);
      case 2 -> damaged("lines", TABLES, Damage::rearrange);
      case 3 -> damaged("forged", List.of("games.csv"), Damage::forge);
      case 4 -> killed();
      case 5 -> hostileConfig();
      case 6 -> hostileArguments();
      default -> hostilePlayer(DEEDS.get((round / 15 * 3 + round % 15 - 7) % DEEDS.size()));
    };
  }

  private interface IoAction {
    byte[] apply(byte[] bytes, Random dice);
  }

  private Verdict damaged(String kind, List<String> names, IoAction action) throws Exception {
    Experiment experiment = experiments.get(dice.nextInt(experiments.size()));
    Experiment.copy(experiment.whole(), results);
    List<String> there =
        names.stream().filter(name -> Files.exists(results.resolve(name))).toList();
    String name = there.get(dice.nextInt(there.size()));
    Path file = results.resolve(name);
    Files.write(file, action.apply(Files.readAllBytes(file), dice));
    Path damaged = Files.copy(file, folder.resolve("damaged-" + name));
    boolean report = dice.nextBoolean();
    Lab.Ending ending =
        report ? lab.run("report", "" + results) : lab.run(experiment.runIn(results));
    String what = name + ", then " + ending.command().get(0);
    String outcome =
        report
            ? judgeReport(experiment, name, ending)
            : judgeRun(experiment, file, damaged, ending);
    return new Verdict(kind, what, outcome);
  }

  /** A run may play games again and so mend their times; what it leaves as it was it believes. */
  private String judgeRun(Experiment experiment, Path file, Path damaged, Lab.Ending ending)
      throws IOException {
    boolean believed = Files.mismatch(file, damaged) < 0;
    Set<String> free = believed ? Experiment.PAGE : Experiment.CLOCKED;
    return judge(experiment, free, ending, believed ? "unharmed" : "repaired");
  }

  /** A report mends nothing; all that counts is what it makes of what it finds. */
  private String judgeReport(Experiment experiment, String name, Lab.Ending ending)
      throws IOException {
    Set<String> free = new HashSet<>(Set.of(name));
    if (!name.endsWith(".csv")) {
      free.addAll(Experiment.PAGE); // it shows the texts of these as they are
    }
    String outcome = judge(experiment, free, ending, "unharmed");
    boolean named = ending.code() == 0 && ending.said().contains("warning: ");
    return named && ending.complaint().isEmpty() ? "named" : outcome;
  }

  private String judge(Experiment experiment, Set<String> free, Lab.Ending ending, String fine)
      throws IOException {
    if (!ending.complaint().isEmpty()) {
      return "SILENT: " + ending.complaint();
    }
    if (!Experiment.isDone(ending)) {
      return "refused";
    }
    String difference = experiment.difference(results, free);
    return difference.isEmpty() ? fine : "SILENT: " + difference + " differs";
  }

  private Verdict killed() throws Exception {
    Experiment experiment = experiments.get(dice.nextInt(experiments.size()));
    int kills = 1 + dice.nextInt(5);
    int longestMs = experiment.tookMs() * 3 / (2 * kills) + 1000;
    for (int kill = 0; kill < kills; kill++) {
      Lab.Ending ending =
          lab.runFor(300 + dice.nextInt(longestMs), dice.nextBoolean(), experiment.runIn(results));
      if (ending.code() != 128 + 9 && !ending.complaint().isEmpty() && ending.code() != 128 + 15) {
        return new Verdict("killed", "by a signal", "SILENT: " + ending.complaint());
      }
    }
    Lab.Ending ending = lab.run(experiment.runIn(results));
    String difference =
        Experiment.isDone(ending)
            ? experiment.difference(results, Experiment.CLOCKED)
            : "exit code";
    String outcome = difference.isEmpty() ? "unharmed" : "SILENT: " + difference + " differs";
    return new Verdict("killed", kills + " times", outcome);
  }

  private Verdict hostileConfig() throws Exception {
    List<Path> ready;
    try (Stream<Path> files = Files.list(configs)) {
      ready = files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    }
    Path good = ready.get(dice.nextInt(ready.size()));
    Path bad = folder.resolve("bad.yaml");
    Files.write(bad, new HostileText(dice).config(Files.readAllBytes(good)));
    Lab.Ending ending =
        dice.nextInt(3) > 0
            ? lab.run("plan", "" + bad)
            : lab.runFor(
                20_000, true, "run", "" + bad, "--out", "" + results, "--pairs", "1", "--quiet");
    return new Verdict(
        "config", good.getFileName() + ", " + ending.command().get(0), plain(ending));
  }

  private Verdict hostileArguments() throws Exception {
    Lab.Ending ending = lab.runFor(60_000, true, new HostileText(dice).arguments());
    String shown = String.join(" ", ending.command()).replaceAll("\\p{C}", "?");
    return new Verdict(
        "arguments", shown.substring(0, Math.min(60, shown.length())), plain(ending));
  }

  private static String plain(Lab.Ending ending) {
    if (!ending.complaint().isEmpty()) {
      return "SILENT: " + ending.complaint();
    }
    return ending.code() == 0 || ending.code() == Lab.INTERRUPTED ? "accepted" : "refused";
  }

  /**
   * Those who only play each other must not notice; the hostile one loses, and that is labelled.
   */
  private Verdict hostilePlayer(String how) throws Exception {
    Lab.Ending ending = against(how, results);
    if (how.equals("halt")) {
      return new Verdict("player", how, judgeHalt(against(how, results)));
    }
    for (int more = how.equals("exit") ? MOST_DEATHS : 0;
        more > 0 && ending.code() != Lab.FAULTS;
        more--) {
      ending = against(how, results);
    }
    String outcome = HARMLESS.contains(how) ? judgeHarmless(ending) : judge(ending);
    return new Verdict("player", how, outcome.equals("labelled") ? again(how) : outcome);
  }

  /** Nobody can tell it from a kill: it is named, and nobody loses a game by it. */
  private String judgeHalt(Lab.Ending second) throws IOException {
    boolean isNamed =
        second.said().contains("died unexpectedly") && second.said().contains("bad (");
    boolean isBlamed = Files.readString(results.resolve("games.csv")).contains("ended-jvm");
    return isNamed && !isBlamed ? "named" : "SILENT: not named, or blamed";
  }

  /** Something elsewhere must stay as it is, and what a link leads to. */
  private Verdict linked() throws Exception {
    Experiment experiment = experiments.get(dice.nextInt(experiments.size()));
    Experiment.copy(experiment.whole(), results);
    Path victim = Files.writeString(folder.resolve("victim"), "a key\n");
    Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
    List<String> names =
        List.of("report.html.new", "games.csv", "charts", ".lock", ".in-play.new", "deep/er/link");
    Path link = results.resolve(names.get(dice.nextInt(names.size())));
    if (Files.isDirectory(link)) {
      delete(link);
    }
    Files.createDirectories(link.getParent());
    Files.deleteIfExists(link);
    Files.createSymbolicLink(link, dice.nextBoolean() ? victim : elsewhere);
    Lab.Ending ending =
        dice.nextBoolean() ? lab.run("report", "" + results) : lab.run(experiment.runIn(results));
    String what = link.getFileName() + ", then " + ending.command().get(0);
    boolean same = Files.readString(victim).equals("a key\n");
    try (Stream<Path> files = Files.list(elsewhere)) {
      same &= files.findAny().isEmpty();
    }
    String outcome = ending.code() == 1 ? "refused" : "SILENT: ended with " + ending.code();
    return new Verdict(
        "link", what, ending.complaint().isEmpty() && same ? outcome : "SILENT: followed");
  }

  /** What lies in a folder and what it names is not run. */
  private Verdict folderProgram() throws Exception {
    Path ran = folder.resolve("ran");
    Path config = folder.resolve("planned.yaml");
    Files.writeString(config, Files.readString(experiments.get(1).config()));
    lab.run("shards", "plan", "" + config, "--out", "" + results, "--shards", "4");
    Path program = results.resolve("warlab");
    Files.writeString(program, "#!/bin/sh\n: >'" + ran + "'\n");
    Files.createDirectories(results.resolve("plugins"));
    Files.copy(work.resolve("plugins/hostile.jar"), results.resolve("plugins/hostile.jar"));
    List<String> commands = List.of("play", "status", "merge");
    String command = commands.get(dice.nextInt(commands.size()));
    String[] words = {"shards", command, "" + results, "1"};
    Lab.Ending ending = lab.run(command.equals("play") ? words : Arrays.copyOf(words, 3));
    boolean isRun = Files.exists(ran) || Files.exists(results.resolve("parts/00001.receipt.json"));
    String outcome = ending.code() == 0 ? "unharmed" : "refused";
    return new Verdict("program", command, isRun ? "SILENT: it was run" : plainOr(ending, outcome));
  }

  private static String plainOr(Lab.Ending ending, String outcome) {
    return ending.complaint().isEmpty() ? outcome : "SILENT: " + ending.complaint();
  }

  /** A small file that unpacks to gigabytes, or a line without an end. */
  private Verdict bombed() throws Exception {
    Path config = folder.resolve("planned.yaml");
    Files.writeString(config, Files.readString(experiments.get(1).config()));
    lab.run("shards", "plan", "" + config, "--out", "" + results, "--shards", "2");
    lab.run("shards", "play", "" + results, "0-1", "--trust");
    lab.run("shards", "merge", "" + results);
    Path part = results.resolve("parts/00001.games.csv.gz");
    byte[] block = (dice.nextBoolean() ? "x" : "1,2,3\n").repeat(1 << 18).getBytes();
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(part))) {
      for (int i = 0; i < 1500; i++) {
        out.write(block);
      }
    }
    String command = dice.nextBoolean() ? "report" : "verify";
    Lab.Ending ending = lab.run(command, "" + results);
    String outcome = ending.code() == 1 ? "refused" : "SILENT: ended with " + ending.code();
    return new Verdict("bomb", command, plainOr(ending, outcome));
  }

  /** With right check sums: the report warns, and verify finds what the moves or hashes tell. */
  private Verdict edited() throws Exception {
    Experiment experiment = experiments.get(dice.nextInt(experiments.size()));
    Experiment.copy(experiment.whole(), results);
    List<String> names = List.of("games.csv", "games.csv", "moves.csv", "timings.csv");
    String name = names.get(dice.nextInt(names.size()));
    Path file = results.resolve(name);
    if (Files.readAllLines(file).size() < 2) {
      return new Verdict("edited", name, "nothing there");
    }
    Files.write(file, Damage.edit(Files.readAllBytes(file), dice));
    Lab.Ending report = lab.run("report", "" + results);
    Lab.Ending verify = lab.run("verify", "" + results);
    boolean isTold = report.code() == 1 || report.said().contains("changed since the run finished");
    String outcome = isTold && verify.code() == 1 ? "told" : "SILENT: believed";
    // What is wrong stands on standard output, beside what is right.
    String complaint =
        report.complaint() + (verify.said().contains("error: ") ? verify.complaint() : "");
    return new Verdict("edited", name, complaint.isEmpty() ? outcome : "SILENT: " + complaint);
  }

  /** Three kills in calls of seconds, in the same one at first: nobody loses a game by them. */
  private Verdict killedInSlowCalls() throws Exception {
    for (int kill = 0; kill < 3; kill++) {
      Lab.Ending ending = lab.runFor(1500 + dice.nextInt(4000), false, runAgainst("slow", results));
      if (ending.code() != 128 + 9) {
        break;
      }
    }
    Lab.Ending last = against("slow", results);
    String outcome =
        last.code() == 0 && courses(results).equals(courses(work.resolve("calm")))
            ? "unharmed"
            : "SILENT: ended with " + last.code() + ", or games differ";
    return new Verdict("slow call", "killed", plainOr(last, outcome));
  }

  private String judgeHarmless(Lab.Ending ending) throws IOException {
    if (!ending.complaint().isEmpty() || ending.code() != 0) {
      return "SILENT: ended with " + ending.code() + " " + ending.complaint();
    }
    boolean same = courses(results).equals(courses(work.resolve("calm")));
    return same ? "unharmed" : "SILENT: games differ";
  }

  private String judge(Lab.Ending ending) throws IOException {
    if (!ending.complaint().isEmpty()) {
      return "SILENT: " + ending.complaint();
    }
    if (ending.code() == 0) {
      return "SILENT: nothing was noticed";
    }
    if (ending.code() != Lab.FAULTS) {
      return "refused";
    }
    boolean same = bystanders(results).equals(calm);
    return same ? "labelled" : "SILENT: others' games differ";
  }

  /** The log of faults is for people: whatever happens to it, the run is as it was. */
  private String again(String how) throws Exception {
    Path games = results.resolve("games.csv");
    Path before = Files.copy(games, folder.resolve("games-before.csv"));
    Path log = results.resolve("faults.log");
    byte[] text = Files.readAllBytes(log);
    Files.write(log, dice.nextBoolean() ? Damage.cut(text, dice) : Damage.flip(text, dice));
    String outcome = judge(against(how, results));
    boolean changed = outcome.equals("labelled") && !Experiment.equal(before, games);
    return changed ? "SILENT: a finished run changed" : outcome;
  }

  private Lab.Ending against(String how, Path out) throws Exception {
    return lab.run(runAgainst(how, out));
  }

  private String[] runAgainst(String how, Path out) throws IOException {
    Path config = folder.resolve("hostile.yaml");
    Files.writeString(
        config,
        """
        name: hostile
        seed: 1
        game: ai-wargame
        players:
          one: { search: alpha-beta, depth: 1, heuristic: e1 }
          dice: { search: random }
          bad: { search: hostile, how: '%s' }
        match: { pairs: 2, moveTimeoutMs: %d }
        """
            .formatted(how, how.equals("slow") ? 60_000 : 1000));
    return new String[] {
      "run", "" + config, "--out", "" + out, "--quiet", "--plugins", "" + work.resolve("plugins")
    };
  }

  /** Who played whom, how it went and ended: all cells before those of counters. */
  private static List<String> courses(Path out) throws IOException {
    return Files.readAllLines(out.resolve("games.csv")).stream()
        .map(line -> String.join(",", Arrays.copyOf(line.split(",", -1), 12)))
        .toList();
  }

  private static List<String> bystanders(Path out) throws IOException {
    return Files.readAllLines(out.resolve("games.csv")).stream()
        .filter(line -> !line.contains(",bad,"))
        .toList();
  }

  private String summary() {
    StringBuilder text = new StringBuilder();
    counts.forEach(
        (kind, outcomes) ->
            text.append(kind)
                .append(' ')
                .append(outcomes.values().stream().mapToInt(n -> n).sum())
                .append(' ')
                .append(outcomes)
                .append(", "));
    return text.append(silent).append(" silent").toString();
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
