package warlab.lab.report.page;

import freemarker.core.HTMLOutputFormat;
import freemarker.template.Configuration;
import freemarker.template.TemplateException;
import freemarker.template.TemplateExceptionHandler;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import warlab.lab.Resource;

/** Turns a page into one HTML file with everything inside. All text is escaped by the template. */
public final class PageWriter {
  private static final String FOLDER = "/warlab/lab/report/page/";

  private final Configuration templates;

  public PageWriter() {
    templates = new Configuration(Configuration.VERSION_2_3_35);
    templates.setClassForTemplateLoading(PageWriter.class, FOLDER);
    templates.setDefaultEncoding(StandardCharsets.UTF_8.name());
    templates.setOutputFormat(HTMLOutputFormat.INSTANCE);
    templates.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
    templates.setLogTemplateExceptions(false);
    templates.setNumberFormat("computer");
  }

  public String write(Page page) {
    StringWriter html = new StringWriter();
    try {
      templates
          .getTemplate("report.ftlh")
          .process(
              Map.of(
                  "page", page,
                  "css", text("report.css"),
                  "script", text("report.js"),
                  "drawing", text("drawing.js"),
                  "viewer", text("viewer.js")),
              html);
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    } catch (TemplateException broken) {
      throw new IllegalStateException("the template of the report is broken", broken);
    }
    return html.toString();
  }

  private static String text(String name) {
    return Resource.text(PageWriter.class, name).orElseThrow();
  }
}
