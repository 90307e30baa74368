package warlab.lab.config;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What is allowed in an experiment but should be said before it runs, one line each. */
public final class ConfigWarnings {
  private ConfigWarnings() {}

  public static List<String> of(ExperimentConfig config, Machine machine) {
    List<String> warnings = new ArrayList<>();
    List<SeatSpec> seats =
        config.players().stream()
            .flatMap(player -> Stream.of(player.asFirst(), player.asSecond()))
            .toList();
    if (seats.stream().anyMatch(seat -> seat.timeLimitMs() > 0)) {
      warnings.add(
          "players with a time limit depend on the machine: this run cannot be repeated exactly");
      if (config.threads() > machine.cores()) {
        warnings.add(
            "%d threads share %d cores: players with a time limit are weaker than they are alone"
                .formatted(config.threads(), machine.cores()));
      }
    }
    List<SeatSpec> programs = seats.stream().filter(SeatSpec::isOutside).toList();
    if (!programs.isEmpty()) {
      warnings.add(
          programs.stream().allMatch(SeatSpec::mayRepeat)
              ? "outside programs promise nothing: if they take a seed, ten games are played again"
                  + " at the end to see whether this run can be repeated"
              : "outside programs promise nothing: this run cannot be repeated exactly");
    }
    if (config.match().openings() instanceof OpeningSpec.PlainStart && config.match().pairs() > 1) {
      warnings.add(
          "every game begins from the same position: players without chance have one pair to play");
    }
    return warnings;
  }
}
