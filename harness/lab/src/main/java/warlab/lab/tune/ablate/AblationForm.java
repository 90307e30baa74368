package warlab.lab.tune.ablate;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Keys;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.read.ExperimentForm;
import warlab.lab.config.read.OpeningsReader;
import warlab.lab.config.read.Problems;
import warlab.lab.config.read.Scope;
import warlab.lab.config.read.Section;
import warlab.lab.config.tree.MapNode;

/** How an ablation stands in a config: {@code ablate} and {@code openings}. */
public final class AblationForm implements ExperimentForm {
  static final String ABLATE = "ablate";
  static final String OPENINGS = "openings";

  @Override
  public String key() {
    return ABLATE;
  }

  @Override
  public String called() {
    return "an ablation";
  }

  @Override
  public Keys keys() {
    return new Keys(
        ExperimentConfig.TOP,
        List.of(),
        List.of(Keys.nested(ABLATE, AblateSpec.KEYS), Keys.made(OPENINGS)));
  }

  @Override
  public @Nullable AblationExperiment read(Section top, Scope scope, Problems problems) {
    MapNode node = top.requiredMap(ABLATE);
    AblateSpec ablate = node == null ? null : new AblateReader(scope).read(node, problems);
    OpeningSpec openings = new OpeningsReader(scope).many(top, OPENINGS, problems);
    return ablate == null || openings == null ? null : new AblationExperiment(ablate, openings);
  }
}
