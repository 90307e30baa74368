/**
 * Games, players, heuristics and features of a user's own, from folders of jars and of {@code
 * .java} files. {@link warlab.lab.config.plugin.PluginFolder} opens them to the service loader;
 * {@link warlab.lab.config.plugin.SourceCompiler} compiles sources in memory, so that an idea can
 * be tried without a build.
 */
@NullMarked
package warlab.lab.config.plugin;

import org.jspecify.annotations.NullMarked;
