package warlab.lab;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;

/** Holds the allowed dependencies: which module, and which package of the lab, may see which. */
@AnalyzeClasses(packages = "warlab", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule gamesArePlainJava =
      classes()
          .that()
          .resideInAPackage("warlab.games..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("warlab.games..", "java..", "org.jspecify..");

  @ArchTest
  static final ArchRule playersSeeOnlyGames =
      classes()
          .that()
          .resideInAPackage("warlab.players..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("warlab.players..", "warlab.games..", "java..", "org.jspecify..");

  @ArchTest
  static final ArchRule heuristicsSeeOnlyGames =
      classes()
          .that()
          .resideInAPackage("warlab.heuristics..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("warlab.heuristics..", "warlab.games..", "java..", "org.jspecify..");

  @ArchTest
  static final ArchRule aGameDoesNotKnowTheOthers =
      slices().matching("warlab.games.(*)..").should().notDependOnEachOther();

  /** The lab finds heuristics by name, so that a user's own are as good as ours. */
  @ArchTest
  static final ArchRule theLabKnowsNoHeuristicByName =
      classes()
          .that()
          .resideInAPackage("warlab.heuristics..")
          .should()
          .onlyHaveDependentClassesThat()
          .resideInAPackage("warlab.heuristics..");

  /** What belongs to one game is with the game or its protocols. */
  @ArchTest
  static final ArchRule theLabKnowsNoSingleGame =
      noClasses()
          .that()
          .resideInAPackage("warlab.lab..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("warlab.games.*..", "warlab.protocols..");

  @ArchTest
  static final ArchRule protocolsSeeOnlyGamesAndPlayers =
      noClasses()
          .that()
          .resideInAPackage("warlab.protocols..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("warlab.lab..", "warlab.heuristics..");

  @ArchTest
  static final ArchRule aProtocolDoesNotKnowTheOthers =
      slices().matching("warlab.protocols.(*)..").should().notDependOnEachOther();

  @ArchTest
  static final ArchRule dataFlowsOneWayThroughTheLab =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .withOptionalLayers(true)
          .layer("cli")
          .definedBy("warlab.lab.cli..")
          .layer("config")
          .definedBy("warlab.lab.config..")
          .layer("plan")
          .definedBy("warlab.lab.plan..")
          .layer("record")
          .definedBy("warlab.lab.record..")
          .layer("run")
          .definedBy("warlab.lab.run..")
          .layer("statistics")
          .definedBy("warlab.lab.statistics..")
          .layer("report")
          .definedBy("warlab.lab.report..")
          .layer("export")
          .definedBy("warlab.lab.export..")
          .layer("check")
          .definedBy("warlab.lab.check..")
          .layer("tune")
          .definedBy("warlab.lab.tune..")
          .layer("kind")
          .definedBy("warlab.lab.kind..")
          .layer("shards")
          .definedBy("warlab.lab.shards..")
          .layer("bench")
          .definedBy("warlab.lab.bench..")
          .layer("verify")
          .definedBy("warlab.lab.verify..")
          .whereLayer("cli")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("config")
          .mayNotAccessAnyLayer()
          .whereLayer("record")
          .mayNotAccessAnyLayer()
          .whereLayer("statistics")
          .mayOnlyAccessLayers("config", "record")
          .whereLayer("plan")
          .mayOnlyAccessLayers("config", "record", "statistics")
          .whereLayer("run")
          .mayOnlyAccessLayers("config", "plan", "record", "statistics")
          .whereLayer("report")
          .mayOnlyAccessLayers("config", "plan", "record", "statistics")
          .whereLayer("export")
          .mayOnlyAccessLayers("config", "plan", "record")
          .whereLayer("check")
          .mayNotAccessAnyLayer()
          .whereLayer("kind")
          .mayOnlyAccessLayers("config", "plan", "record", "report", "run", "statistics")
          .whereLayer("tune")
          .mayOnlyAccessLayers("config", "kind", "plan", "record", "report", "run", "statistics")
          .whereLayer("bench")
          .mayOnlyAccessLayers("config", "plan", "record", "run")
          .whereLayer("verify")
          .mayOnlyAccessLayers("config", "kind", "plan", "record", "run")
          .whereLayer("shards")
          .mayOnlyAccessLayers("config", "plan", "record", "run", "statistics");

  @ArchTest
  static final ArchRule statisticsHaveCommonsMath =
      onlyIn("warlab.lab.statistics..", "org.apache.commons.math3..");

  @ArchTest
  static final ArchRule chartsHaveJfree = onlyIn("warlab.lab.report.chart..", "org.jfree..");

  @ArchTest
  static final ArchRule chartFilesHaveBatik =
      onlyIn("warlab.lab.report.chart.file..", "org.apache.batik..");

  @ArchTest
  static final ArchRule pagesHaveFreemarker = onlyIn("warlab.lab.report.page..", "freemarker..");

  /** Commands that belong to one game are with its protocol. */
  @ArchTest
  static final ArchRule theCommandLineHasPicocli =
      onlyIn(List.of("warlab.lab.cli..", "warlab.protocols.."), "picocli..");

  private static ArchRule onlyIn(String home, String library) {
    return onlyIn(List.of(home), library);
  }

  /** A library with one home can be replaced there. */
  private static ArchRule onlyIn(List<String> homes, String library) {
    return noClasses()
        .that()
        .resideOutsideOfPackages(homes.toArray(String[]::new))
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library);
  }
}
