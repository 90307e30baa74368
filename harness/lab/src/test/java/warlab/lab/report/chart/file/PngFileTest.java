package warlab.lab.report.chart.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.SeededStream;

class PngFileTest {

  /** The largest is more than fits at first, however it is packed. */
  @ParameterizedTest
  @CsvSource({"1, 1, 1", "7, 3, 2", "301, 200, 256"})
  void isReadAsThePictureItWasMadeOf(int width, int height, int colours) throws IOException {
    SeededStream stream = new SeededStream(1);
    BufferedImage drawn = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        drawn.setRGB(x, y, stream.nextInt(colours) * 0x010203);
      }
    }
    BufferedImage indexed = Palette.indexed(drawn);
    BufferedImage read = ImageIO.read(new ByteArrayInputStream(PngFile.of(indexed)));
    assertThat(pixels(read)).isEqualTo(pixels(indexed));
  }

  private static int[] pixels(BufferedImage picture) {
    return picture.getRGB(
        0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
  }
}
