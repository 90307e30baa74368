/**
 * Our players as an engine that any UGI runner can play: {@link
 * warlab.lab.cli.engine.EngineCommand} opens the streams, {@link warlab.lab.cli.engine.UgiEngine}
 * answers commands, {@link warlab.lab.cli.engine.EngineSettings} knows what can be set.
 */
@NullMarked
package warlab.lab.cli.engine;

import org.jspecify.annotations.NullMarked;
