/**
 * Monte Carlo tree search: samples lines of play, each further where the ones before went well, and
 * plays what was sampled most. Hidden things and dice are guessed anew for every sample. Start
 * reading at {@link warlab.players.mcts.MctsPlayer}.
 */
@NullMarked
package warlab.players.mcts;

import org.jspecify.annotations.NullMarked;
