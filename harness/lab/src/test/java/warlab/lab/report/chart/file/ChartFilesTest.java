package warlab.lab.report.chart.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.Lines;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.statistics.basic.Interval;

class ChartFilesTest {
  private static final Pattern BAND =
      Pattern.compile("fill=\"rgb\\((\\d+),(\\d+),(\\d+)\\)\" opacity=\"([0-9.]+)\"");

  /** The SVG has the opacity of bands with one decimal. */
  private static final int ROUNDING = 6;

  /** Bands of all colours; those of vermilion and orange are nearly alike. */
  @Test
  void bandsHaveTheColoursOfTheirCurvesInBothFiles() throws IOException {
    Picture picture = sevenBands();
    List<Color> inSvg =
        BAND.matcher(ChartFiles.svg(picture))
            .results()
            .map(
                band ->
                    onWhite(
                        new Color(
                            Integer.parseInt(band.group(1)),
                            Integer.parseInt(band.group(2)),
                            Integer.parseInt(band.group(3))),
                        Double.parseDouble(band.group(4))))
            .toList();
    BufferedImage png = ImageIO.read(new ByteArrayInputStream(ChartFiles.png(picture)));
    int[] pixels = png.getRGB(0, 0, png.getWidth(), png.getHeight(), null, 0, png.getWidth());
    List<Color> inPng = Arrays.stream(pixels).distinct().mapToObj(Color::new).toList();

    assertThat(inSvg).hasSize(7).doesNotHaveDuplicates();
    assertThat(inSvg).allMatch(band -> inPng.stream().anyMatch(each -> isLike(band, each)));
  }

  private static Picture sevenBands() {
    Lines lines = new Lines(false);
    for (int i = 0; i < 7; i++) {
      lines.series("line " + i);
      lines.add(0, 2 * i, new Interval(2 * i - 0.5, 2 * i + 0.5), "");
      lines.add(1, 2 * i, new Interval(2 * i - 0.5, 2 * i + 0.5), "");
    }
    return Picture.of(
        "bands", "bands", "", lines.plot(Axes.linear(""), Axes.linear("")), false, Picture.HEIGHT);
  }

  private static Color onWhite(Color colour, double opacity) {
    return new Color(
        (int) Math.round(255 - opacity * (255 - colour.getRed())),
        (int) Math.round(255 - opacity * (255 - colour.getGreen())),
        (int) Math.round(255 - opacity * (255 - colour.getBlue())));
  }

  private static boolean isLike(Color one, Color other) {
    return Math.abs(one.getRed() - other.getRed()) <= ROUNDING
        && Math.abs(one.getGreen() - other.getGreen()) <= ROUNDING
        && Math.abs(one.getBlue() - other.getBlue()) <= ROUNDING;
  }
}
