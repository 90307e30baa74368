package warlab.games;

import java.util.List;
import java.util.Map;

/**
 * A value in a user's file of JSON: a number, a text, a list or a map of such. It knows its place,
 * so what is wrong with it is refused with line and column.
 */
public interface Document {

  /** Whether nothing stands there, as in {@code "Unit": null}. */
  boolean isNothing();

  /**
   * The values of a map by key, in their order.
   *
   * @param what it is, for the refusal of anything else
   */
  Map<String, Document> fields(String what);

  /** The values of a list of so many. */
  List<Document> items(String what, int size);

  /** A whole number from 0. */
  int wholeNumber(String what);

  /** The value in a few words: {@code 'e22'}, {@code 99}, {@code a list}. */
  String describe();

  /** To be thrown: the message with the place. */
  RuntimeException refusal(String message);
}
