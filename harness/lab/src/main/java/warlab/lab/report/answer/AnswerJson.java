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
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.summary.Evidence;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.ResultCounts;
import warlab.lab.statistics.summary.SprtSummary;
import warlab.lab.statistics.summary.Summary;

/**
 * An answer for scripts, with all its details. Words are those of the tables beside the report; a
 * number that does not exist is null.
 */
public final class AnswerJson {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

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
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    json.put("games", summary.games());
    json.put("copies", summary.copies());
    json.put("faults", summary.faultedGames());
    json.put("players", summary.players().stream().map(AnswerJson::player).toList());
    json.put("pairings", summary.pairings().stream().map(AnswerJson::pairing).toList());
    return json;
  }

  private static List<String> texts(List<Prose> sentences) {
    return sentences.stream().map(each -> NumberText.typed(each.toString())).toList();
  }

  private static Map<String, @Nullable Object> player(PlayerSummary player) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    json.put("player", player.role().player());
    json.put("side", player.role().sideText());
    addScore(json, player.results(), player.estimate());
    json.put("rating", player.rating());
    json.put("ratingLow", player.ratings().low());
    json.put("ratingHigh", player.ratings().high());
    return json;
  }

  private static Map<String, @Nullable Object> pairing(PairingSummary pairing) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    json.put("player", pairing.a());
    json.put("opponent", pairing.b());
    addScore(json, pairing.results(), pairing.estimate());
    json.put("elo", pairing.estimate().elo());
    json.put("eloLow", pairing.estimate().eloLow());
    json.put("eloHigh", pairing.estimate().eloHigh());
    json.put("verdict", pairing.verdict().words());
    Evidence evidence = pairing.evidence();
    json.put("los", evidence == null ? null : evidence.los());
    json.put("pValue", evidence == null ? null : evidence.pValue());
    json.put("holm", evidence == null ? null : evidence.holm());
    SprtSummary test = pairing.sprt();
    json.put("sprt", test == null ? null : test(test));
    return json;
  }

  private static Map<String, Object> test(SprtSummary test) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("elo0", test.settings().elo0());
    json.put("elo1", test.settings().elo1());
    json.put("decision", Keys.word(test.decision()));
    json.put("llr", test.llr());
    json.put("lowerBound", test.lowerBound());
    json.put("upperBound", test.upperBound());
    json.put("units", test.units());
    return json;
  }

  private static void addScore(
      Map<String, @Nullable Object> json, ResultCounts results, ScoreEstimate estimate) {
    GameCounts counts = results.counts();
    json.put("games", results.games());
    json.put("wins", counts.wins());
    json.put("draws", counts.draws());
    json.put("losses", counts.losses());
    json.put("score", estimate.score());
    json.put("scoreLow", estimate.scores().low());
    json.put("scoreHigh", estimate.scores().high());
  }
}
