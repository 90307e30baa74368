package warlab.protocols.tankwars.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** The two ends of a TCP connection inside this program. */
record LoopbackPair(Socket near, Socket far) {

  static LoopbackPair open() throws IOException {
    try (ServerSocket door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Socket near = new Socket(door.getInetAddress(), door.getLocalPort());
      Socket far = door.accept();
      while (far.getPort() != near.getLocalPort()) {
        far.close(); // a stranger was quicker
        far = door.accept();
      }
      return new LoopbackPair(near, far);
    }
  }
}
