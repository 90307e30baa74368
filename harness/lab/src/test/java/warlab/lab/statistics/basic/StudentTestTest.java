package warlab.lab.statistics.basic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class StudentTestTest {

  @Test
  void v47WelchComparesTwoLengths() {
    StudentTest test =
        StudentTest.welch(
            Moments.of(12, 15, 15, 16, 18, 19, 22, 25, 40),
            Moments.of(20, 21, 23, 24, 24, 26, 28, 30, 31, 35));
    assertThat(test.t()).isCloseTo(-1.881947, within(5e-7));
    assertThat(test.degreesOfFreedom()).isCloseTo(12.3738, within(5e-5));
    assertThat(test.pValue()).isCloseTo(0.083570, within(5e-7));
  }

  @Test
  void noSpreadIsNoEvidence() {
    StudentTest nothing = new StudentTest(0, 1, 1);
    assertThat(StudentTest.welch(Moments.of(4, 4, 4), Moments.of(5, 5, 5))).isEqualTo(nothing);
    assertThat(StudentTest.welch(Moments.of(4), Moments.of(5, 6))).isEqualTo(nothing);
    assertThat(StudentTest.welch(Moments.NONE, Moments.NONE)).isEqualTo(nothing);
  }

  @Test
  void oneConstantSampleIsEnoughSpread() {
    StudentTest test = StudentTest.welch(Moments.of(4, 4, 4), Moments.of(5, 6, 7));
    assertThat(test.degreesOfFreedom()).isCloseTo(2, within(1e-12));
    assertThat(test.pValue()).isBetween(0.01, 0.2);
  }
}
