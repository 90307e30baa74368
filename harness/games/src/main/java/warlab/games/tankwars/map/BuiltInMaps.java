package warlab.games.tankwars.map;

import java.util.List;
import java.util.Optional;

/** The maps that come with the game, by name. Each is exactly fair. */
public final class BuiltInMaps {
  /** The default: 15x8, two homes and two neutral bases, fair under the half-turn. */
  public static final TankMap BORDER =
      MapText.parse(
          "border",
          """
          15x8 | 1200U 1800T 3501U 3502A 5000T |
          FFGGGSGBGGMGGFF
           FFGGMGWWGGGSGFF
          FFGGHGHGGMGGGFF
           BFOGSGGWGDMSGFF
          FFGSMDGWGGSGOFB
           FFGGGMGGHGHGGFF
          FFGSGGGWWGMGGFF
           FFGGMGGBGSGGGFF
          | 1A0.3 1T2.3 1U4.2 2A14.4 2T12.4 2U10.5
          """);

  /** 21x13, two homes a side and one neutral base on a river island, fair under the flip. */
  public static final TankMap RIVER =
      MapText.parse(
          "river",
          """
          21x13 | 1301U 1302U 1303A 3501T 3502T 3503A 7001U 7002A 7003A
                  13001U 13002U 13003U 13004U 13005U |
          BFFFFFFFFFFFFFFFFFFFB
           FFFFFFFGGGHGGGFFFFFFF
          FFFFGGOGGGGGGGOGGFFFF
           FFFGGGGGSGGGSGGGGGFFF
          FFFGOGMGGGGGGGMGOGFFF
           FFFGGWWDWWWWWDWWGGFFF
          FFGGWWDFHFBFHFDWWGGFF
           FFFGGWWDWWWWWDWWGGFFF
          FFFGOGMGGGGGGGMGOGFFF
           FFFGGGGGSGGGSGGGGGFFF
          FFFFGGOGGGGGGGOGGFFFF
           FFFFFFFGGGHGGGFFFFFFF
          BFFFFFFFFFFFFFFFFFFFB
          | 1T0.0 1U20.0 1A10.1 1T6.2 1U14.2 2T0.12 2U20.12 2A10.11 2T6.10 2U14.10
          """);

  /** 9x6, for quick experiments, fair under the half-turn. */
  public static final TankMap SKIRMISH =
      MapText.parse(
          "skirmish",
          """
          9x6 | 600U 1200T 2400U |
          FGGSBGMGF
           FGHGWGGGF
          BOGGGSGFF
           FFGSGGGOB
          FGGGWGHGF
           FGMGBSGGF
          | 1A0.2 1T1.2 1U2.1 2A8.3 2T7.3 2U6.4
          """);

  private static final List<TankMap> ALL = List.of(BORDER, RIVER, SKIRMISH);

  private BuiltInMaps() {}

  public static List<String> names() {
    return ALL.stream().map(TankMap::name).toList();
  }

  public static Optional<TankMap> find(String name) {
    return ALL.stream().filter(map -> map.name().equals(name)).findFirst();
  }
}
