package warlab.lab.program;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.CountDownLatch;
import warlab.games.MoveStack;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.wargame.Cells;
import warlab.games.wargame.Wargame;
import warlab.games.wargame.WargameMove;

/**
 * A program that plays through a broker, written from the description of the protocol alone, and
 * behaves as its third argument says. It plays the first legal move that destroys nobody.
 */
final class BrokerClient {
  private static final int SLOW_POLLS = 3;

  private final HttpClient http = HttpClient.newHttpClient();
  private final URI broker;
  private final String behaviour;

  private BrokerClient(String url, String behaviour) {
    broker = URI.create(url);
    this.behaviour = behaviour;
  }

  public static void main(String[] arguments) throws Exception {
    Side opponent = arguments[1].equals("attacker") ? Side.FIRST : Side.SECOND;
    new BrokerClient(arguments[0], arguments[2]).play(opponent);
  }

  private void play(Side opponent) throws Exception {
    Position position = new Wargame().start(Options.defaults(new Wargame().options()));
    while (!position.isOver()) {
      System.out.println(position.movesPlayed() + " moves played");
      position.play(
          position.sideToMove() == opponent ? fetch(position.movesPlayed() + 1) : move(position));
    }
    if (behaviour.equals("lingers")) {
      new CountDownLatch(1).await();
    }
  }

  /** Polls until the other side has moved; who is slow asks many times before it believes it. */
  private int fetch(int turn) throws Exception {
    for (int left = behaviour.equals("slow") ? SLOW_POLLS : 0; ; left--) {
      String body = send(HttpRequest.newBuilder(broker).GET().build());
      if (left > 0) {
        continue;
      }
      if (body.contains("\"turn\": " + turn + "}")) {
        int[] cells = body.chars().filter(Character::isDigit).map(c -> c - '0').limit(4).toArray();
        return WargameMove.of(Cells.at(cells[0], cells[1]), Cells.at(cells[2], cells[3]));
      }
    }
  }

  private int move(Position position) throws Exception {
    MoveStack moves = new MoveStack();
    position.legalMoves(moves);
    int chosen = moves.get(0);
    for (int i = moves.size() - 1; i >= 0; i--) {
      chosen = WargameMove.isSelfDestruct(moves.get(i)) ? chosen : moves.get(i);
    }
    int turn = position.movesPlayed() + 1;
    boolean misbehaves = turn > 4;
    switch (misbehaves ? behaviour : "") {
      case "illegal" -> post(WargameMove.of(0, 24), turn);
      case "never" -> new CountDownLatch(1).await();
      case "ends" -> System.exit(3);
      case "malformed" -> send(request("{\"from\": 7}"));
      case "wrong-turn" -> post(chosen, turn + 2);
      default -> post(chosen, turn);
    }
    if (misbehaves && behaviour.equals("twice")) {
      post(chosen, turn);
    }
    return chosen;
  }

  private void post(int move, int turn) throws Exception {
    String json =
        "{\"from\": {\"row\": %d, \"col\": %d}, \"to\": {\"row\": %d, \"col\": %d}, \"turn\": %d}"
            .formatted(
                Cells.row(WargameMove.source(move)),
                Cells.column(WargameMove.source(move)),
                Cells.row(WargameMove.target(move)),
                Cells.column(WargameMove.target(move)),
                turn);
    String answer = send(request(json));
    if (!answer.equals("{\"success\": true, \"data\": " + json + "}")) {
      throw new IllegalStateException("the broker answered " + answer);
    }
  }

  private HttpRequest request(String json) {
    return HttpRequest.newBuilder(broker)
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(json))
        .build();
  }

  private String send(HttpRequest request) throws Exception {
    return http.send(request, HttpResponse.BodyHandlers.ofString()).body();
  }
}
