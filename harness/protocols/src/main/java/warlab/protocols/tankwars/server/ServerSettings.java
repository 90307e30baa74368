package warlab.protocols.tankwars.server;

import java.net.InetAddress;
import warlab.games.Options;
import warlab.games.tankwars.map.TankMap;

/**
 * What a server is told.
 *
 * @param rules the options of Tank Wars; its map is not looked at
 * @param seed of the dice
 * @param port 0 for any that is free
 * @param step updates from one STATUS of a player to the next; 0 for real time
 * @param requestTimeoutMs how long a client may be silent
 * @param observersSeeAll whether observers see the whole world, or terrain only
 */
public record ServerSettings(
    TankMap map,
    Options rules,
    long seed,
    InetAddress host,
    int port,
    int step,
    long requestTimeoutMs,
    boolean observersSeeAll) {

  public static final int DEFAULT_PORT = 1234;
}
