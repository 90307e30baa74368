package warlab.lab.report.browser;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A tab of a browser, and what went wrong or over the network in it. */
final class Tab implements AutoCloseable {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final long TIMEOUT_SECONDS = 60;

  private final WebSocket socket;
  private final AtomicInteger calls = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();
  private final List<String> errors = Collections.synchronizedList(new ArrayList<>());
  private final List<String> requests = Collections.synchronizedList(new ArrayList<>());
  private volatile CompletableFuture<Void> loaded = new CompletableFuture<>();

  Tab(HttpClient http, URI address) {
    socket = http.newWebSocketBuilder().buildAsync(address, new Listener()).join();
    for (String domain : List.of("Page", "Runtime", "Log", "Network")) {
      call(domain + ".enable", Map.of());
    }
  }

  /** Opens a file and waits until it has loaded. */
  void load(Path file) {
    load(file, "");
  }

  /** The same at a place that the end of its address names. */
  void load(Path file, String place) {
    // From another page: a new place on the same one would load nothing.
    navigate("about:blank");
    navigate(file.toUri() + place);
  }

  private void navigate(String address) {
    loaded = new CompletableFuture<>();
    call("Page.navigate", Map.of("url", address));
    loaded.orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS).join();
  }

  /** Makes the window so wide. */
  void resize(int width, int height) {
    call(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
  }

  /** Prefers light or dark. */
  void prefer(String scheme) {
    Map<String, String> feature = Map.of("name", "prefers-color-scheme", "value", scheme);
    call("Emulation.setEmulatedMedia", Map.of("features", List.of(feature)));
  }

  /** The value of an expression. */
  JsonNode evaluate(String script) {
    JsonNode answer = call("Runtime.evaluate", Map.of("expression", script, "returnByValue", true));
    if (answer.has("exceptionDetails")) {
      throw new AssertionError(script + ": " + answer.get("exceptionDetails"));
    }
    return answer.get("result").path("value");
  }

  /** Moves the mouse to the middle of the first element of a selector, once it is in sight. */
  void pointAt(String selector) {
    JsonNode middle =
        evaluate(
            """
            (() => {
              const element = document.querySelector('%s');
              element.scrollIntoView({ behavior: "instant", block: "center" });
              const box = element.getBoundingClientRect();
              return [box.left + box.width / 2, box.top + box.height / 2];
            })()
            """
                .formatted(selector));
    call(
        "Input.dispatchMouseEvent",
        Map.of("type", "mouseMoved", "x", middle.get(0).asDouble(), "y", middle.get(1).asDouble()));
  }

  /** Presses and releases a key. */
  void press(String key) {
    call("Input.dispatchKeyEvent", Map.of("type", "keyDown", "key", key));
    call("Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", key));
  }

  /** A picture of the whole page, or of a part that a selector names. */
  void photograph(Path file) throws java.io.IOException {
    JsonNode answer =
        call("Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", true));
    Files.write(file, Base64.getDecoder().decode(answer.get("data").asString()));
  }

  /** The page as it would be printed. */
  void print(Path file) throws java.io.IOException {
    JsonNode answer =
        call("Page.printToPDF", Map.of("preferCSSPageSize", true, "printBackground", false));
    Files.write(file, Base64.getDecoder().decode(answer.get("data").asString()));
  }

  /** Exceptions and complaints on the console. */
  List<String> errors() {
    return List.copyOf(errors);
  }

  /** Everything that was fetched but the page itself. */
  List<String> requests() {
    return List.copyOf(requests);
  }

  private JsonNode call(String method, Map<String, ?> parameters) {
    int id = calls.incrementAndGet();
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    answers.put(id, answer);
    socket
        .sendText(
            JSON.writeValueAsString(Map.of("id", id, "method", method, "params", parameters)), true)
        .join();
    return answer.orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS).join();
  }

  private void receive(JsonNode message) {
    if (message.has("id")) {
      CompletableFuture<JsonNode> answer = answers.remove(message.get("id").asInt());
      if (answer == null) {
        return;
      }
      if (message.has("error")) {
        answer.completeExceptionally(new AssertionError(message.get("error").toString()));
      } else {
        answer.complete(message.get("result"));
      }
    } else {
      observe(message.get("method").asString(), message.get("params"));
    }
  }

  private void observe(String event, JsonNode what) {
    switch (event) {
      case "Page.loadEventFired" -> loaded.complete(null);
      case "Runtime.exceptionThrown" -> errors.add(what.toString());
      case "Runtime.consoleAPICalled", "Log.entryAdded" -> errors.add(what.toString());
      case "Network.requestWillBeSent" -> {
        String url = what.get("request").get("url").asString();
        if (!url.startsWith("file:") && !url.startsWith("data:")) {
          requests.add(url);
        }
      }
      default -> {}
    }
  }

  @Override
  public void close() {
    socket.abort();
  }

  /** Puts the pieces of messages together. */
  private final class Listener implements WebSocket.Listener {
    private final StringBuilder message = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean isLast) {
      message.append(text);
      if (isLast) {
        JsonNode whole = JSON.readTree(message.toString());
        message.setLength(0);
        receive(whole);
      }
      from.request(1);
      return CompletableFuture.completedFuture(null);
    }
  }
}
