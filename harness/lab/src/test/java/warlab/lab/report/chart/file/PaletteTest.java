package warlab.lab.report.chart.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
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
}
