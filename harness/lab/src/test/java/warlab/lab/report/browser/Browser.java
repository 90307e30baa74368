package warlab.lab.report.browser;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A headless Chromium with a fresh profile, spoken to through its DevTools port. */
final class Browser implements AutoCloseable {
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "chrome");
  private static final long START_SECONDS = 60;

  private final Process process;
  private final Path profile;
  private final HttpClient http = HttpClient.newHttpClient();
  private final String address;

  private Browser(Process process, Path profile, int port) {
    this.process = process;
    this.profile = profile;
    address = "http://127.0.0.1:" + port;
  }

  /** The browser of this machine; nothing if there is none. */
  static Optional<Path> installed() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(":", -1))
        .filter(folder -> !folder.isEmpty())
        .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  static Browser start(Path program, Path profile) throws IOException, InterruptedException {
    Path log = profile.resolveSibling("browser.log");
    Process process =
        new ProcessBuilder(
                program.toString(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--hide-scrollbars",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile,
                "about:blank")
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    return new Browser(process, profile, port(process, profile.resolve("DevToolsActivePort")));
  }

  /** The browser writes the port that it chose into a file of its profile. */
  private static int port(Process process, Path file) throws IOException, InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_SECONDS);
    while (System.nanoTime() < deadline) {
      if (Files.exists(file) && Files.readString(file).contains("\n")) {
        return Integer.parseInt(Files.readAllLines(file).get(0));
      }
      // Returns as soon as the browser gives up.
      if (process.waitFor(20, TimeUnit.MILLISECONDS)) {
        throw new IOException("the browser ended with " + process.exitValue());
      }
    }
    process.destroyForcibly();
    throw new IOException("the browser did not start within " + START_SECONDS + " s");
  }

  /** Opens an empty tab. */
  Tab open() throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(address + "/json/new?about:blank"))
            .PUT(HttpRequest.BodyPublishers.noBody())
            .build();
    String answer = http.send(request, BodyHandlers.ofString()).body();
    JsonNode target = JsonMapper.builder().build().readTree(answer);
    return new Tab(http, URI.create(target.get("webSocketDebuggerUrl").asString()));
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().orTimeout(10, TimeUnit.SECONDS).exceptionally(late -> process).join();
    process.destroyForcibly();
    // Links out of the profile, which nobody may follow when the profile is deleted.
    for (String link : List.of("SingletonLock", "SingletonSocket", "SingletonCookie")) {
      profile.resolve(link).toFile().delete();
    }
  }
}
