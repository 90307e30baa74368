package warlab.players.program.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("process")
class SameUserTest {

  @ParameterizedTest
  @ValueSource(strings = {"127.0.0.1", "::1"})
  void aProcessOfOurOwnIsWelcome(String address) throws IOException {
    try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getByName(address));
        Socket there = new Socket(door.getInetAddress(), door.getLocalPort());
        Socket here = door.accept()) {
      assertThat(objection(here)).isNull();
      assertThat(objection(there)).isNull();
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aCallerWhoHasGoneIsRefused() throws IOException {
    try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      new Socket(door.getInetAddress(), door.getLocalPort()).close();
      try (Socket here = door.accept()) {
        assertThat(objection(here)).contains("had gone");
      }
    }
  }

  private static @Nullable String objection(Socket here) {
    return SameUser.objection(
        (InetSocketAddress) here.getLocalSocketAddress(),
        (InetSocketAddress) here.getRemoteSocketAddress());
  }
}
