package warlab.lab.verify;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.kind.ExperimentKind;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.JournalHashes;
import warlab.lab.plan.Plan;
import warlab.lab.plan.PlayedPairs;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.plan.Schedule;
import warlab.lab.plan.StopRule;
import warlab.lab.record.GameRecord;
import warlab.lab.record.Manifest;
import warlab.lab.record.journal.JournalEntry;
import warlab.lab.record.journal.JournalTail;
import warlab.lab.record.journal.OpeningList;
import warlab.lab.run.RepeatCheck;
import warlab.lab.run.Rerun;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunSpec;
import warlab.lab.run.SpreadSample;

/**
 * Says what of the games in a folder is right, what is wrong and what nobody can see. Used once.
 */
public final class Verification {
  private static final int NAMED = 20;

  private final RecordedExperiment played;
  private final ExperimentConfig config;
  private final ExperimentKind kind;
  private final Rerun rerun;
  private final Path path;
  private final Consumer<String> lines;
  private final SpreadSample sample = new SpreadSample();
  private long games;
  private long replayed;
  private int wrong;

  /**
   * @param lines hears what was found
   */
  public Verification(RecordedExperiment played, Catalog catalog, Consumer<String> lines) {
    this.played = played;
    this.lines = lines;
    config = played.config();
    path = played.folder().path();
    kind = ExperimentKind.of(config);
    rerun = kind.rerun(config, catalog, played.folder(), -1);
  }

  /**
   * Compares all that can be, and returns whether nothing is wrong.
   *
   * @param startsPrograms whether games may be played again by the outside programs of a folder
   */
  public boolean isRight(Catalog catalog, boolean startsPrograms) {
    compareOpenings();
    compareManifest(readGames());
    if (wrong == 0) {
      playAgain(catalog, startsPrograms);
    }
    return wrong == 0;
  }

  private void right(String what) {
    lines.accept("checked: " + what);
  }

  private void unseen(String what) {
    lines.accept("not checked: " + what);
  }

  private void wrong(String what) {
    if (++wrong <= NAMED) {
      lines.accept("WRONG: " + what);
    }
  }

  /** They follow from config and seed, whatever the folder says. */
  private void compareOpenings() {
    Plan plan = ExperimentPlan.make(config);
    OpeningList listed = new OpeningList(path, number -> true);
    for (int number = 0; number < listed.size(); number++) {
      if (!plan.opening(number).equals(listed.find(number))) {
        wrong("openings.csv: opening %d does not follow from config and seed".formatted(number));
      }
    }
    right("%,d openings follow from config and seed".formatted(listed.size()));
  }

  private JournalTail readGames() {
    Plan plan = rerun.plan();
    boolean isMatch = kind.matchesInside().isEmpty();
    Schedule schedule =
        new Schedule(plan, isMatch ? StopRule.of(config, plan) : pairing -> StopRule.NEVER);
    JournalTail tail =
        PlayedPairs.read(
            path,
            schedule,
            false,
            pair -> {
              pair.forEach(this::replay);
              List<GameRecord> records = PlayedPairs.games(pair);
              sample.committed(new RunListener.CommittedPair(schedule.pairing(), records, true));
              schedule.pass(records);
            });
    right("%,d games stand where the plan has them".formatted(games));
    right("%,d games replayed by the rules, move by move".formatted(replayed));
    if (replayed < games) {
      unseen("the results of %,d games, which kept no moves".formatted(games - replayed));
    }
    return tail;
  }

  private void replay(JournalEntry entry) {
    games++;
    if (!entry.moves().isEmpty()) {
      replayed++;
      long number = entry.game().id().game();
      String problem = Replay.problem(rerun.plan().game(number), entry);
      if (problem != null) {
        wrong("game %d: %s".formatted(number, problem));
      }
    }
  }

  private void compareManifest(JournalTail tail) {
    Manifest manifest = played.manifest();
    if (manifest == null || manifest.finished() == null) {
      unseen("hashes of the files: only a finished run has them");
      return;
    }
    if (!tail.isEmpty()) {
      wrong("behind the games of the finished run: %s".formatted(tail));
    }
    String changed = JournalHashes.changed(path, manifest);
    if (changed.isEmpty()) {
      right("hashes of %s".formatted(String.join(", ", manifest.journal().keySet())));
    } else {
      wrong("changed since the run finished, by their hashes: %s".formatted(changed));
    }
  }

  private void playAgain(Catalog catalog, boolean startsPrograms) {
    String changes = Rerun.otherProgram(kind.program(config, catalog), played.folder());
    if (changes != null) {
      unseen("games played again: this is not the program that played (%s)".formatted(changes));
    } else if (!RunSpec.mayRepeat(config, this::isSeeded)) {
      unseen("games played again: limits of time and outside programs promise nothing");
    } else if (!startsPrograms && !RunSpec.mayRepeat(config, player -> false)) {
      unseen("games played again: outside programs are started with --trust only");
    } else {
      Manifest.Repetition again =
          RepeatCheck.here(rerun.plan(), rerun.players()).of(sample.games());
      if (again != null && again.allSame()) {
        right("%d games played again are the same".formatted(again.games()));
      } else if (again != null) {
        wrong(again.difference());
      }
    }
  }

  private boolean isSeeded(String player) {
    Manifest manifest = played.manifest();
    Manifest.ProgramNote note = manifest == null ? null : manifest.programs().get(player);
    return note != null && note.seeded();
  }
}
