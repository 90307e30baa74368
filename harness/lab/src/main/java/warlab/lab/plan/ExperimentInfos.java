package warlab.lab.plan;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.MatchSpec;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SprtSpec;
import warlab.lab.statistics.sprt.EloModel;
import warlab.lab.statistics.sprt.SprtSettings;
import warlab.lab.statistics.summary.ExperimentInfo;
import warlab.lab.statistics.summary.PairingInfo;
import warlab.lab.statistics.summary.PlayerInfo;

/** Tells a summary what it must know of an experiment. Makes no openings, so it is quick. */
public final class ExperimentInfos {
  private ExperimentInfos() {}

  public static ExperimentInfo of(ExperimentConfig config) {
    MatchSpec match = config.match();
    return new ExperimentInfo(
        config.name(),
        config.game().id(),
        List.of(config.game().sideName(Side.FIRST), config.game().sideName(Side.SECOND)),
        match.format().legs(),
        match.pairs(),
        config.players().stream().map(ExperimentInfos::player).toList(),
        Pairings.of(config).stream().map(ExperimentInfos::pairing).toList(),
        sprt(config.stop()));
  }

  private static PlayerInfo player(PlayerSpec player) {
    return new PlayerInfo(player.name(), player.family(), player.sweep());
  }

  private static PairingInfo pairing(Pairing pairing) {
    return new PairingInfo(pairing.a().name(), pairing.b().name());
  }

  private static @Nullable SprtSettings sprt(@Nullable SprtSpec spec) {
    if (spec == null) {
      return null;
    }
    EloModel model = spec.model().equals("logistic") ? EloModel.LOGISTIC : EloModel.NORMALIZED;
    return new SprtSettings(spec.elo0(), spec.elo1(), spec.alpha(), spec.beta(), model);
  }
}
