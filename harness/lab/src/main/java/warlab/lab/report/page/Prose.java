package warlab.lab.report.page;

import java.util.ArrayList;
import java.util.List;

/** A piece of running text in which names stand out. */
public final class Prose {
  private final List<Span> spans = new ArrayList<>();

  /** Text of one kind: plain, {@code code}, {@code strong} or {@code link}. */
  public record Span(String kind, String text) {}

  private Prose() {}

  public static Prose of(String text) {
    return new Prose().text(text);
  }

  public Prose text(String text) {
    spans.add(new Span("plain", text));
    return this;
  }

  /** A name as users wrote it. */
  public Prose code(String name) {
    spans.add(new Span("code", name));
    return this;
  }

  public Prose strong(String text) {
    spans.add(new Span("strong", text));
    return this;
  }

  /** A file beside the page, to be opened. */
  public Prose link(String file) {
    spans.add(new Span("link", file));
    return this;
  }

  public List<Span> spans() {
    return List.copyOf(spans);
  }

  /** Without any marks. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    spans.forEach(span -> text.append(span.text()));
    return text.toString();
  }
}
