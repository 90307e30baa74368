/**
 * The broker of AI Wargame: programs that play over HTTP post their moves here and fetch those of
 * the other side. {@link warlab.protocols.wargame.BrokerProtocol} is the place to start reading;
 * {@code Broker} is the server, {@code BrokerPlayer} the program at one of its seats.
 */
@NullMarked
package warlab.protocols.wargame;

import org.jspecify.annotations.NullMarked;
