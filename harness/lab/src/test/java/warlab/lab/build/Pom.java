package warlab.lab.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** An element of a {@code pom.xml}, walked by the names of its children. */
record Pom(Element element) {

  static Pom read(Path file) throws IOException {
    try {
      var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
      return new Pom(builder.parse(file.toFile()).getDocumentElement());
    } catch (ParserConfigurationException | SAXException problem) {
      throw new IOException("cannot read " + file, problem);
    }
  }

  /** The elements at the end of a path such as {@code build/plugins/plugin}. */
  List<Pom> all(String path) {
    List<Pom> found = List.of(this);
    for (String name : path.split("/", -1)) {
      found = found.stream().flatMap(parent -> parent.children(name).stream()).toList();
    }
    return found;
  }

  /** The text at the end of a path, or nothing when there is no such element. */
  Optional<String> text(String path) {
    return all(path).stream().findFirst().map(Pom::text);
  }

  String text() {
    return element.getTextContent().strip();
  }

  String name() {
    return element.getTagName();
  }

  /** Group and name of a dependency, plugin or processor. */
  String artifact() {
    return text("groupId").orElse("") + ":" + text("artifactId").orElse("");
  }

  private List<Pom> children(String name) {
    var children = new ArrayList<Pom>();
    for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element child && (name.equals("*") || child.getTagName().equals(name))) {
        children.add(new Pom(child));
      }
    }
    return children;
  }
}
