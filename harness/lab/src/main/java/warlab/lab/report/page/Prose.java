package warlab.lab.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A piece of running text in which names stand out. */
public record Prose(List<Span> spans) {

  /** Text of one kind: plain, {@code code}, {@code strong} or {@code link}. */
  public record Span(String kind, String text) {}

  public static Prose of(String text) {
    return new Prose(List.of(new Span("plain", text)));
  }

  /** A text in which each {@code %s} is one of the parts: a span, prose, or else plain text. */
  public static Prose of(String template, Object... parts) {
    List<Span> spans = new ArrayList<>();
    String[] texts = template.split("%s", -1);
    for (int i = 0; i < texts.length; i++) {
      if (i > 0) {
        spans.addAll(spans(parts[i - 1]));
      }
      spans.add(new Span("plain", texts[i]));
    }
    spans.removeIf(span -> span.text().isEmpty());
    return new Prose(List.copyOf(spans));
  }

  private static List<Span> spans(Object part) {
    if (part instanceof Prose prose) {
      return prose.spans;
    }
    return List.of(part instanceof Span span ? span : new Span("plain", part.toString()));
  }

  /** A name as users wrote it. */
  public static Span code(String name) {
    return new Span("code", name);
  }

  public static Span strong(String text) {
    return new Span("strong", text);
  }

  /** A file beside the page, to be opened. */
  public static Span link(String file) {
    return new Span("link", file);
  }

  /** Without any marks. */
  @Override
  public String toString() {
    return spans.stream().map(Span::text).collect(Collectors.joining());
  }
}
