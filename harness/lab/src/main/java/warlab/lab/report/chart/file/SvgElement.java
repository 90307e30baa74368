package warlab.lab.report.chart.file;

import java.awt.Dimension;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.io.StringWriter;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.apache.batik.svggen.DefaultStyleHandler;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGIDGenerator;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import warlab.lab.report.chart.draw.Picture;

/** A picture as an SVG element that may stand inside a page, also beside others. */
final class SvgElement {
  private static final String FONT_FAMILY = "font-family";

  private static final String SVG = SVGGraphics2D.SVG_NAMESPACE_URI;

  /** How wide and high an area to point at is at least. */
  private static final double SPOT = 14;

  /** Of coordinates: a tenth of a unit is finer than one sees. */
  private static final int DECIMALS = 1;

  private SvgElement() {}

  static String of(Picture picture) {
    try {
      return text(tidied(draw(picture), picture));
    } catch (ParserConfigurationException | TransformerException impossible) {
      throw new IllegalStateException("the XML of this Java is broken", impossible);
    }
  }

  private static Element draw(Picture picture) throws ParserConfigurationException {
    Document document =
        DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder().newDocument();
    SVGGeneratorContext context = SVGGeneratorContext.createDefault(document);
    context.setComment(null);
    context.setPrecision(DECIMALS);
    context.setIDGenerator(
        new SVGIDGenerator() {
          @Override
          public String generateID(String prefix) {
            // No other chart on a page has such ids.
            return picture.name() + "-" + super.generateID(prefix);
          }
        });
    context.setStyleHandler(new OneFontFamily());
    SVGGraphics2D graphics = new Graphics(context, picture);
    List<Picture.Spot> spots = picture.draw(graphics);
    Element root = graphics.getRoot();
    spots.forEach(spot -> root.appendChild(element(spot, document)));
    return root;
  }

  /** An unseen area above a value, large enough to point at; its title is what viewers show. */
  private static Element element(Picture.Spot spot, Document document) {
    Rectangle2D area = spot.area();
    double width = Math.max(SPOT, area.getWidth());
    double height = Math.max(SPOT, area.getHeight());
    Element rect = document.createElementNS(SVG, "rect");
    rect.setAttribute("class", "spot");
    rect.setAttribute("x", rounded(area.getCenterX() - width / 2));
    rect.setAttribute("y", rounded(area.getCenterY() - height / 2));
    rect.setAttribute("width", rounded(width));
    rect.setAttribute("height", rounded(height));
    rect.setAttribute("fill-opacity", "0");
    rect.setAttribute("stroke", "none");
    Element title = document.createElementNS(SVG, "title");
    title.setTextContent(spot.text());
    rect.appendChild(title);
    return rect;
  }

  private static String rounded(double coordinate) {
    return String.valueOf(Math.round(10 * coordinate) / 10.0);
  }

  private static Element tidied(Element root, Picture picture) {
    root.setAttribute("viewBox", "0 0 %d %d".formatted(Picture.WIDTH, picture.height()));
    root.setAttribute(FONT_FAMILY, "Helvetica, Arial, DejaVu Sans, sans-serif");
    NodeList all = root.getElementsByTagName("*");
    for (int i = 0; i < all.getLength(); i++) {
      Element element = (Element) all.item(i);
      // No text of ours has spaces to preserve.
      element.removeAttribute("xml:space");
      // The only id that is the same in every element; nothing refers to it.
      if (element.getAttribute("id").equals("genericDefs")) {
        element.removeAttribute("id");
      }
    }
    return root;
  }

  /** Without the library's own writer, which wants a document type and breaks lines inside tags. */
  private static String text(Element root) throws TransformerException {
    Transformer writer = TransformerFactory.newDefaultInstance().newTransformer();
    writer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
    StringWriter text = new StringWriter();
    writer.transform(new DOMSource(root), new StreamResult(text));
    return text.toString();
  }

  /** The root names the fonts for all; Java's names for them mean nothing elsewhere. */
  private static final class OneFontFamily extends DefaultStyleHandler {
    @Override
    protected boolean appliesTo(String style, String tag) {
      return !style.equals(FONT_FAMILY) && super.appliesTo(style, tag);
    }
  }

  /** Leaves out the clip to the whole picture, which every second line would repeat. */
  private static final class Graphics extends SVGGraphics2D {
    private final Picture picture;

    Graphics(SVGGeneratorContext context, Picture picture) {
      super(context, false);
      this.picture = picture;
      setSVGCanvasSize(new Dimension(Picture.WIDTH, picture.height()));
    }

    @Override
    public void clip(Shape area) {
      if (!area.contains(0, 0, Picture.WIDTH, picture.height())) {
        super.clip(area);
      }
    }
  }
}
