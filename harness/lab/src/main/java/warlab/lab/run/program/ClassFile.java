package warlab.lab.run.program;

import java.io.ByteArrayOutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A class file, read as far as it takes to see which classes it names and what it does. Follows
 * chapter 4 of the Java Virtual Machine Specification. Every call, cast and creation names its
 * class as a constant; types that only stand in signatures do nothing.
 */
final class ClassFile {
  private static final int HEADER = 8; // magic number and version
  private static final int UTF8 = 1;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int CLASS = 7;
  private static final int METHOD_HANDLE = 15;

  private final ByteBuffer bytes;
  private final List<String> classes = new ArrayList<>();
  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
  private int[] constants = {};
  private int keptUpTo;

  private ClassFile(byte[] bytes) {
    this.bytes = ByteBuffer.wrap(bytes);
  }

  /** Reads a file; one that is damaged names no classes, since it cannot be run either. */
  static ClassFile of(byte[] bytes) {
    ClassFile file = new ClassFile(bytes);
    try {
      file.readConstants();
      file.readBody();
    } catch (BufferUnderflowException | IllegalArgumentException | IndexOutOfBoundsException bad) {
      file.classes.clear();
      file.keptUpTo = 0;
      file.kept.reset();
    }
    file.kept.write(bytes, file.keptUpTo, bytes.length - file.keptUpTo);
    return file;
  }

  /** The classes that it names, as paths without an ending. */
  List<String> classes() {
    return classes;
  }

  /** All of it but the numbers of its lines: a comment more changes no game. */
  byte[] withoutLines() {
    return kept.toByteArray();
  }

  private void readConstants() {
    bytes.position(HEADER);
    constants = new int[number()];
    List<Integer> named = new ArrayList<>();
    for (int i = 1; i < constants.length; i++) {
      int tag = bytes.get();
      constants[i] = bytes.position();
      switch (tag) {
        case UTF8 -> skip(number());
        case CLASS -> named.add(number());
        case 8, 16, 19, 20 -> skip(2); // string, method type, module, package
        case METHOD_HANDLE -> skip(3);
        case LONG, DOUBLE -> {
          skip(8);
          i++; // they take two places
        }
        default -> skip(4);
      }
    }
    named.forEach(index -> classes.add(elementType(text(index))));
  }

  private static String elementType(String name) {
    return name.startsWith("[") ? name.replaceAll("^\\[+L?|;$", "") : name;
  }

  private void readBody() {
    skip(6); // flags, own name, name of the parent
    skip(2 * number()); // interfaces
    readMembers();
    readMembers();
    readAttributes();
  }

  /** Fields or methods. */
  private void readMembers() {
    for (int left = number(); left > 0; left--) {
      skip(6); // flags, name, type
      readAttributes();
    }
  }

  private void readAttributes() {
    for (int left = number(); left > 0; left--) {
      String name = text(number());
      int length = bytes.getInt(bytes.position());
      switch (name) {
        case "Code" -> readCode();
        case "LineNumberTable" -> drop(4 + length);
        default -> skip(4 + length);
      }
    }
  }

  private void readCode() {
    drop(4); // its length, which lines are part of
    skip(4); // sizes of stack and variables
    skip(bytes.getInt());
    skip(8 * number()); // what is caught where
    readAttributes();
  }

  private void drop(int count) {
    kept.write(bytes.array(), keptUpTo, bytes.position() - keptUpTo);
    skip(count);
    keptUpTo = bytes.position();
  }

  private void skip(int count) {
    bytes.position(bytes.position() + count);
  }

  private int number() {
    return Short.toUnsignedInt(bytes.getShort());
  }

  private String text(int index) {
    int at = constants[index];
    int length = Short.toUnsignedInt(bytes.getShort(at));
    return new String(bytes.array(), at + 2, length, StandardCharsets.UTF_8);
  }
}
