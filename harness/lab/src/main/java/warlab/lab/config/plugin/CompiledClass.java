package warlab.lab.config.plugin;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** A class that the compiler writes into memory. */
final class CompiledClass extends SimpleJavaFileObject {
  private final URI source;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  /**
   * @param source the file it comes from
   */
  CompiledClass(String name, URI source) {
    super(URI.create("memory:///" + name.replace('.', '/') + Kind.CLASS.extension), Kind.CLASS);
    this.source = source;
  }

  URI source() {
    return source;
  }

  byte[] bytes() {
    return bytes.toByteArray();
  }

  @Override
  public OutputStream openOutputStream() {
    return bytes;
  }
}
