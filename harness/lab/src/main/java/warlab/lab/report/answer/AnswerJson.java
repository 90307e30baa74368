package warlab.lab.report.answer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import warlab.lab.config.Keys;
import warlab.lab.report.page.Prose;
import warlab.lab.report.table.Columns;
import warlab.lab.report.table.EffectColumns;
import warlab.lab.report.table.PairingColumns;
import warlab.lab.report.table.PlayerColumns;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.ChiSquared;
import warlab.lab.statistics.effect.Effects;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.SprtSummary;
import warlab.lab.statistics.summary.Summary;

/**
 * An answer for scripts, with all its details. Words are those of the tables beside the report; a
 * number that does not exist is null.
 */
public final class AnswerJson {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private static final String SCORE = "games, wins, draws, losses, score, scoreLow, scoreHigh";

  private static final Columns<SprtSummary> TEST =
      new Columns<SprtSummary>()
          .column("elo0", test -> test.settings().elo0())
          .column("elo1", test -> test.settings().elo1())
          .column("decision", test -> Keys.word(test.decision()))
          .column("llr", SprtSummary::llr)
          .column("lowerBound", SprtSummary::lowerBound)
          .column("upperBound", SprtSummary::upperBound)
          .column("units", SprtSummary::units);

  private static final Columns<ChiSquared> FIT =
      new Columns<ChiSquared>()
          .column("chiSquared", ChiSquared::value)
          .column("degrees", ChiSquared::degrees)
          .column("pValue", ChiSquared::pValue);

  /** What a sweep found. */
  private static final Columns<Effects> SWEEP =
      new Columns<Effects>()
          .column("effects", all -> all.all().stream().map(EffectColumns.all()::json).toList())
          .column("sum", all -> all.sum() == null ? null : FIT.json(all.sum()));

  private AnswerJson() {}

  public static String of(Answer answer) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    json.put("name", answer.config().name());
    json.put("game", answer.config().game().id());
    json.put("state", answer.state().name().toLowerCase(Locale.ROOT));
    json.put("planned", answer.planned());
    json.put("headline", texts(answer.headline()));
    json.put("warnings", texts(answer.warnings()));
    json.putAll(answer.details().get());
    return JSON.writeValueAsString(json);
  }

  static Map<String, @Nullable Object> details(Summary summary) {
    Columns<PlayerSummary> player =
        PlayerColumns.of(summary)
            .pick("player, side, " + SCORE + ", rating, ratingLow, ratingHigh");
    Columns<PairingSummary> pairing =
        new Columns<PairingSummary>()
            .column("player", PairingSummary::a)
            .column("opponent", PairingSummary::b)
            .part(
                PairingColumns.of(summary.config())
                    .pick(SCORE + ", elo, eloLow, eloHigh, verdict, los, pValue, holm"),
                each -> each)
            .column("sprt", each -> each.sprt() == null ? null : TEST.json(each.sprt()));
    return new Columns<Summary>()
        .column("games", Summary::games)
        .column("copies", Summary::copies)
        .column("faults", Summary::faultedGames)
        .column("players", all -> all.players().stream().map(player::json).toList())
        .column("pairings", all -> all.pairings().stream().map(pairing::json).toList())
        .part(SWEEP, Summary::effects)
        .column("scale", all -> all.scale() == null ? null : FIT.json(all.scale().test()))
        .json(summary);
  }

  private static List<String> texts(List<Prose> sentences) {
    return sentences.stream().map(each -> NumberText.typed(each.toString())).toList();
  }
}
