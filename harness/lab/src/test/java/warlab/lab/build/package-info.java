/**
 * Holds the house together: the Gradle and the Maven build say the same, and the launcher starts
 * the program from anywhere. Start reading at {@link warlab.lab.build.BuildParityTest} and {@link
 * warlab.lab.build.LauncherTest}. Only {@link warlab.lab.build.FirstHeuristicTest} runs a real
 * build.
 */
@NullMarked
package warlab.lab.build;

import org.jspecify.annotations.NullMarked;
