package warlab.lab.record.journal;

import java.util.function.Function;

/**
 * One column of a file and how its fields are read; {@link CsvFormat} declares it together with how
 * they are written.
 *
 * @param place from 0
 * @param expected what a field holds, for the message when it holds something else
 * @param parser may throw any exception of a text that is not what is expected
 */
record CsvColumn<V>(String name, int place, String expected, Function<String, V> parser) {}
