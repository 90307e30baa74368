package warlab.protocols.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The server at which seats are. */
@Tag("process")
class BrokerTest {

  @Test
  void onlyTheAddressOfASeatIsAnswered() throws Exception {
    BrokerSeat seat = Broker.take();
    try {
      HttpClient http = HttpClient.newHttpClient();
      HttpResponse<String> known = get(http, seat.url());
      assertThat(known.statusCode()).isEqualTo(200);
      assertThat(known.body()).isEqualTo("{\"success\": true, \"data\": null}");
      HttpResponse<String> unknown = get(http, seat.url() + "x");
      assertThat(unknown.statusCode()).isEqualTo(404);
      assertThat(unknown.body())
          .isEqualTo("{\"success\": false, \"error\": \"invalid server id\"}");
      HttpResponse<String> options =
          http.send(
              HttpRequest.newBuilder(URI.create(seat.url()))
                  .method("OPTIONS", HttpRequest.BodyPublishers.noBody())
                  .build(),
              HttpResponse.BodyHandlers.ofString());
      assertThat(options.statusCode()).isEqualTo(204);
      assertThat(options.headers().firstValue("Access-Control-Allow-Origin")).contains("*");
    } finally {
      Broker.leave(seat);
    }
  }

  private static HttpResponse<String> get(HttpClient http, String url) throws Exception {
    return http.send(
        HttpRequest.newBuilder(URI.create(url)).build(), HttpResponse.BodyHandlers.ofString());
  }
}
