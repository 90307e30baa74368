package warlab.protocols.wargame;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import warlab.players.ForfeitException;
import warlab.players.ForfeitException.Reason;
import warlab.players.program.process.Daemon;
import warlab.players.program.process.SameUser;

/**
 * The HTTP server that holds the last move of each seat. There is one for all games, bound to
 * loopback, from the first seat taken to the last one left. Who is not a process of this user is
 * refused and noted: seats stand in command lines, which others can read.
 */
final class Broker {
  private static final Logger LOG = LoggerFactory.getLogger(Broker.class);
  private static final int LARGEST_BODY = 4096;
  private static final int LINE = 200;

  private static @Nullable Broker theOne;

  private final HttpServer server;
  private final ExecutorService threads =
      Executors.newCachedThreadPool(work -> Daemon.thread("broker", work));
  private final Map<String, BrokerSeat> seats = new ConcurrentHashMap<>();

  private Broker() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), LINE);
    server.createContext("/", this::handle);
    server.setExecutor(threads);
    server.start();
  }

  /** A new seat that nobody can guess. */
  static synchronized BrokerSeat take() {
    Broker broker = theOne;
    try {
      broker = broker == null ? new Broker() : broker;
    } catch (IOException noPort) {
      throw new ForfeitException(Reason.NOT_STARTED, "no port: " + noPort.getMessage(), noPort);
    }
    theOne = broker;
    String id = UUID.randomUUID().toString();
    InetSocketAddress address = broker.server.getAddress();
    BrokerSeat seat =
        new BrokerSeat(
            id,
            "http://%s:%d/%s"
                .formatted(address.getAddress().getHostAddress(), address.getPort(), id));
    broker.seats.put(id, seat);
    return seat;
  }

  /** Nobody sits there any more. */
  static synchronized void leave(BrokerSeat seat) {
    Broker broker = theOne;
    if (broker != null) {
      broker.seats.remove(seat.id());
      if (broker.seats.isEmpty()) {
        broker.server.stop(0);
        broker.threads.shutdownNow();
        theOne = null;
      }
    }
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      String objection =
          SameUser.objection(exchange.getLocalAddress(), exchange.getRemoteAddress());
      BrokerSeat seat = seats.get(exchange.getRequestURI().getPath().replaceFirst("^/", ""));
      exchange.getResponseHeaders().set("Access-Control-Allow-Origin", "*");
      exchange.getResponseHeaders().set("Access-Control-Allow-Methods", "GET, POST, OPTIONS");
      exchange.getResponseHeaders().set("Access-Control-Allow-Headers", "Content-Type, Accept");
      if (objection != null) {
        LOG.warn("refused a caller at the broker: it {}", objection);
        answer(exchange, 403, "{\"success\": false, \"error\": \"not yours\"}");
      } else if (exchange.getRequestMethod().equals("OPTIONS")) {
        exchange.sendResponseHeaders(204, -1);
      } else if (seat == null) {
        answer(exchange, 404, "{\"success\": false, \"error\": \"invalid server id\"}");
      } else if (exchange.getRequestMethod().equals("POST")) {
        post(exchange, seat);
      } else {
        answer(exchange, 200, success(seat.last()));
      }
    }
  }

  private static void post(HttpExchange exchange, BrokerSeat seat) throws IOException {
    byte[] body = exchange.getRequestBody().readNBytes(LARGEST_BODY);
    PostedMove move = PostedMove.parse(new String(body, StandardCharsets.UTF_8));
    if (move == null) {
      seat.malformed();
      answer(exchange, 400, "{\"success\": false, \"error\": \"expected from, to and turn\"}");
    } else {
      seat.post(move);
      answer(exchange, 200, success(move));
    }
  }

  private static String success(@Nullable PostedMove move) {
    return "{\"success\": true, \"data\": " + (move == null ? "null" : move.json()) + "}";
  }

  private static void answer(HttpExchange exchange, int status, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
  }
}
