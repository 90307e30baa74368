/**
 * The broker of AI Wargame: programs that play over HTTP post their moves here and fetch those of
 * the other side. {@link warlab.lab.wire.broker.Broker} is the server, {@link
 * warlab.lab.wire.broker.BrokerPlayer} the program at one of its seats.
 */
@NullMarked
package warlab.lab.wire.broker;

import org.jspecify.annotations.NullMarked;
