package warlab.lab.report;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import warlab.lab.report.answer.Answer;
import warlab.lab.report.page.Page;

/** What the games of a results folder say, read once; it may not have ended. */
public interface Findings {
  /** Where the games are. */
  Path folder();

  /** At a glance. */
  Answer answer();

  /** The tables beside the page, by the names of their files. */
  Map<String, String> tables();

  Page page();

  /** Matches inside whose own reports belong to it. */
  default List<MatchFindings> matches() {
    return List.of();
  }
}
