package warlab.lab.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.util.List;
import warlab.lab.report.chart.SummaryChart;

/** A chart that no section names would never be drawn. */
@AnalyzeClasses(packages = "warlab.lab.report", importOptions = DoNotIncludeTests.class)
class ChartPlacesTest {
  private static final String SECTIONS = ChartPlacesTest.class.getPackageName();

  @ArchTest
  static void everyChartIsNamedByASection(JavaClasses classes) {
    List<JavaClass> charts =
        classes.stream()
            .filter(type -> type.isAssignableTo(SummaryChart.class) && !type.isInterface())
            .toList();
    assertThat(charts).isNotEmpty().allMatch(ChartPlacesTest::isNamedByASection);
  }

  private static boolean isNamedByASection(JavaClass chart) {
    return chart.getDirectDependenciesToSelf().stream()
        .anyMatch(use -> use.getOriginClass().getPackageName().equals(SECTIONS));
  }
}
