/**
 * How fast, measured with JMH: rules, searches, whole games and the journal. {@code ./warlab jmh}
 * builds and runs all of it in about three minutes; options of JMH follow, such as a part of a
 * benchmark's name, {@code -p game=tank-wars} or {@code -prof gc}, and {@code ./warlab jmh -h}
 * lists them. {@code ./warlab bench} is the quick look that needs no JMH. Nothing here is part of
 * the program.
 */
@NullMarked
package warlab.bench;

import org.jspecify.annotations.NullMarked;
