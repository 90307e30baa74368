package warlab.build;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.artifacts.MinimalExternalModuleDependency;
import org.gradle.api.artifacts.VersionCatalog;
import org.gradle.api.artifacts.VersionCatalogsExtension;
import org.gradle.api.artifacts.dsl.DependencyHandler;
import org.gradle.api.file.FileTree;
import org.gradle.api.plugins.JavaLibraryPlugin;
import org.gradle.api.provider.Provider;
import org.gradle.api.publish.PublishingExtension;
import org.gradle.api.publish.maven.MavenPublication;
import org.gradle.api.tasks.JavaExec;
import org.gradle.api.tasks.compile.CompileOptions;
import org.gradle.api.tasks.compile.JavaCompile;
import org.gradle.api.tasks.javadoc.Javadoc;
import org.gradle.api.tasks.testing.Test;
import org.gradle.external.javadoc.StandardJavadocDocletOptions;

/**
 * What all modules share: language, checks, tests, format and publication. A module's own build
 * file holds its dependencies.
 */
public class ModulePlugin implements Plugin<Project> {
  private static final String FORMATTER = "googleJavaFormat";

  @Override
  public void apply(Project project) {
    project.getPluginManager().apply(JavaLibraryPlugin.class);
    addTestTools(project);
    project
        .getTasks()
        .withType(JavaCompile.class)
        .configureEach(task -> compile(task.getOptions()));
    project.getTasks().withType(Javadoc.class).configureEach(ModulePlugin::document);
    project.getTasks().withType(Test.class).configureEach(task -> test(project, task));
    addFormat(project);
    if (isSet(project, "strict")) {
      addChecks(project);
    }
    project.getPluginManager().withPlugin("maven-publish", plugin -> publish(project));
  }

  private static boolean isSet(Project project, String property) {
    return project.getProviders().gradleProperty(property).isPresent();
  }

  private static Provider<MinimalExternalModuleDependency> library(Project project, String name) {
    VersionCatalog libs =
        project.getExtensions().getByType(VersionCatalogsExtension.class).named("libs");
    return libs.findLibrary(name).orElseThrow();
  }

  private static void addTestTools(Project project) {
    DependencyHandler dependencies = project.getDependencies();
    dependencies.add("compileOnly", library(project, "jspecify"));
    dependencies.add("testCompileOnly", library(project, "jspecify"));
    dependencies.add(
        "testImplementation", dependencies.platform(library(project, "junit-bom").get()));
    dependencies.add("testImplementation", library(project, "junit-jupiter"));
    dependencies.add("testImplementation", library(project, "assertj-core"));
    dependencies.add("testRuntimeOnly", library(project, "junit-platform-launcher"));
  }

  private static void compile(CompileOptions options) {
    options.getRelease().set(17);
    options.setEncoding("UTF-8");
    options.getCompilerArgs().add("-Xlint:all,-processing");
  }

  /** A comment stands where it says something: whatever has none is no mistake, all else is. */
  private static void document(Javadoc task) {
    ((StandardJavadocDocletOptions) task.getOptions())
        .addStringOption("Xdoclint:all,-missing", "-quiet");
  }

  private static void test(Project project, Test test) {
    boolean quick = isSet(project, "quick");
    test.useJUnitPlatform(
        options -> {
          if (quick) {
            options.excludeTags("process", "long");
          }
        });
    test.setMaxParallelForks(2);
    test.setMaxHeapSize("2g");
    test.systemProperty("java.awt.headless", "true");
  }

  /** Under -Pstrict warnings are errors, Error Prone and NullAway look, and the format counts. */
  private static void addChecks(Project project) {
    for (String checks : List.of("annotationProcessor", "testAnnotationProcessor")) {
      project.getDependencies().add(checks, library(project, "errorprone-core"));
      project.getDependencies().add(checks, library(project, "nullaway"));
    }
    List<String> compilerOptions = compilerOptions(project);
    project
        .getTasks()
        .withType(JavaCompile.class)
        .configureEach(
            task -> {
              task.getOptions()
                  .getCompilerArgs()
                  .addAll(
                      List.of(
                          "-Werror",
                          "-XDcompilePolicy=simple",
                          "--should-stop=ifError=FLOW",
                          "-Xplugin:ErrorProne -XepExcludedPaths:.*/build/generated/.*"
                              + " -Xep:NullAway:ERROR -XepOpt:NullAway:AnnotatedPackages=warlab"
                              + " -XepOpt:NullAway:ExcludedFieldAnnotations="
                              + "org.junit.jupiter.api.io.TempDir"));
              // Error Prone reaches into the compiler, whose JVM must be open for it.
              task.getOptions().setFork(true);
              task.getOptions().getForkOptions().setJvmArgs(compilerOptions);
            });
    project.getTasks().named("check", check -> check.dependsOn("checkFormat"));
  }

  private static void addFormat(Project project) {
    Configuration formatter = project.getConfigurations().create(FORMATTER);
    formatter.setCanBeConsumed(false);
    project.getDependencies().add(FORMATTER, library(project, "google-java-format"));
    addFormat(project, "format", "Formats all Java sources.", "--replace");
    addFormat(
        project,
        "checkFormat",
        "Lists the Java sources that are not formatted.",
        "--dry-run",
        "--set-exit-if-changed");
  }

  private static void addFormat(
      Project project, String name, String description, String... options) {
    FileTree sources =
        project.fileTree("src", tree -> tree.include("main/java/**/*.java", "test/java/**/*.java"));
    List<String> compilerOptions = compilerOptions(project);
    project
        .getTasks()
        .register(
            name,
            JavaExec.class,
            task -> {
              task.setGroup("verification");
              task.setDescription(description);
              task.setClasspath(project.getConfigurations().getByName(FORMATTER));
              task.getMainClass().set("com.google.googlejavaformat.java.Main");
              task.setJvmArgs(compilerOptions);
              task.args((Object[]) options);
              task.getArgumentProviders()
                  .add(() -> sources.getFiles().stream().map(File::getPath).toList());
            });
  }

  /** Maven compiles in its own JVM, and reads that one's options from this file. */
  private static List<String> compilerOptions(Project project) {
    try {
      return Files.readAllLines(project.getRootDir().toPath().resolve(".mvn/jvm.config"));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static void publish(Project project) {
    project
        .getExtensions()
        .getByType(PublishingExtension.class)
        .getPublications()
        .create(
            "maven",
            MavenPublication.class,
            library -> library.from(project.getComponents().getByName("java")));
  }
}
