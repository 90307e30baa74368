package warlab.players.program.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;

/** The table as Linux on a little-endian machine wrote it. */
class ConnectionTableTest {
  private static final String IPV4 =
      """
        sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
         0: 0100007F:98E7 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 27444 1 00000000165baefc 100 0 0 10 0
         1: 0100007F:E11C 0100007F:98E7 01 00000000:00000000 00:00000000 00000000 65534        0 27445 1 00000000d676b150 20 4 30 10 -1
         2: 0100007F:E11D 0100007F:98E7 06 00000000:00000000 03:00001770 00000000     0        0 0 3 000000009be910cd
         3: 0100007F:E11E 0100007F:98E7 04 00000000:00000000 01:00000014 00000000     0        0 0 1 000000009be910ce
      """;
  private static final String IPV6 =
      """
        sl  local_address                         remote_address                        st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
         0: 0000000000000000FFFF00000100007F:98E7 0000000000000000FFFF00000100007F:E11C 01 00000000:00000000 00:00000000 00000000  1000        0 27446 1 000000009be910cd 20 0 0 10 -1
         1: B80D01200000000067452301EFCDAB89:0050 B80D0120000000000000000002000000:FFFF 01 00000000:00000000 00:00000000 00000000  1001        0 27447 1 000000009be910cd 20 0 0 10 -1
      """;
  private static final InetSocketAddress DOOR = loopback(0x98e7);

  private final ConnectionTable table = ConnectionTable.parse(IPV4, IPV6);

  private static InetSocketAddress loopback(int port) {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
  }

  @Test
  void theEndsOfAConnectionMayBeSocketsOfBothFamilies() {
    assertThat(table.user(loopback(0xe11c), DOOR)).contains("65534");
    assertThat(table.user(DOOR, loopback(0xe11c))).contains("1000");
  }

  @Test
  void addressesOfIpv6AreFound() {
    assertThat(
            table.user(
                new InetSocketAddress("2001:db8::123:4567:89ab:cdef", 0x50),
                new InetSocketAddress("2001:db8::2", 0xffff)))
        .contains("1001");
  }

  @Test
  void anEndThatNobodyHoldsAnyMoreIsNotRoots() {
    assertThat(table.user(loopback(0xe11d), DOOR)).isEmpty();
    assertThat(table.user(loopback(0xe11e), DOOR)).isEmpty();
  }

  @Test
  void aConnectionThatIsNotThereBelongsToNobody() {
    assertThat(table.user(loopback(1), DOOR)).isEmpty();
  }
}
