package warlab.lab.report.chart.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import warlab.lab.report.chart.draw.ChartTheme;

class PaletteTest {

  /** All greys many times over, and a single dot of a colour. */
  private static BufferedImage greysWithADot() {
    BufferedImage picture = new BufferedImage(256, 40, BufferedImage.TYPE_INT_RGB);
    for (int x = 0; x < picture.getWidth(); x++) {
      for (int y = 0; y < picture.getHeight(); y++) {
        picture.setRGB(x, y, x << 16 | x << 8 | x);
      }
    }
    picture.setRGB(100, 20, ChartTheme.VERMILION.getRGB());
    return picture;
  }

  @Test
  void aRareColourIsKept() {
    assertThat(Palette.indexed(greysWithADot()).getRGB(100, 20))
        .isEqualTo(ChartTheme.VERMILION.getRGB());
  }

  @Test
  void noColourChangesSoThatOneSeesIt() {
    BufferedImage picture = greysWithADot();
    BufferedImage indexed = Palette.indexed(picture);
    for (int x = 0; x < picture.getWidth(); x++) {
      assertThat(indexed.getRGB(x, 0) & 255).isCloseTo(x, within(10));
    }
  }

  @Test
  void aPictureOfMoreColoursThanATableBeginsWithFillsThePalette() {
    BufferedImage picture = new BufferedImage(128, 128, BufferedImage.TYPE_INT_RGB);
    for (int x = 0; x < 128; x++) {
      for (int y = 0; y < 128; y++) {
        picture.setRGB(x, y, x << 17 | y << 9 | (x ^ y) << 1);
      }
    }
    BufferedImage indexed = Palette.indexed(picture);
    int[] places = indexed.getRaster().getPixels(0, 0, 128, 128, (int[]) null);
    assertThat(Arrays.stream(places).distinct()).hasSize(256);
    assertThat(indexed.getRGB(0, 0)).isEqualTo(0xff000000);
  }

  @Test
  void aPaintedGroundKeepsItsColour() {
    BufferedImage picture = new BufferedImage(20, 20, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = picture.createGraphics();
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, 20, 20);
    graphics.dispose();
    picture.setRGB(5, 5, 0xffffff); // the same, written another way
    BufferedImage indexed = Palette.indexed(picture);
    assertThat(indexed.getRGB(5, 5)).isEqualTo(indexed.getRGB(4, 4)).isEqualTo(0xffffffff);
  }
}
