/**
 * Recorded games to look at in a report: {@link warlab.lab.report.replay.ReplayMaker} plays the
 * moves again, {@link warlab.lab.report.replay.ReplayJson} packs positions, moves and scores so
 * small that dozens fit into a page. How a position looks is drawn by a script that the game brings
 * along, for which {@code drawing.js} is there; a game without one is shown as the text of its
 * {@link warlab.games.Notation#board}.
 */
@NullMarked
package warlab.lab.report.replay;

import org.jspecify.annotations.NullMarked;
