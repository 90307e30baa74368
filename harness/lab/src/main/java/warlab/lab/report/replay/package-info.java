/**
 * Recorded games to look at in a report: {@link warlab.lab.report.replay.ReplayMaker} plays the
 * moves again, {@link warlab.lab.report.replay.ReplayJson} packs positions, moves and scores so
 * small that dozens fit into a page. How a position looks is drawn by a script of its game, {@code
 * warlab/boards/<game>.js} on the class path, also from a plug-in's jar; {@code drawing.js} is
 * there for all of them.
 */
@NullMarked
package warlab.lab.report.replay;

import org.jspecify.annotations.NullMarked;
