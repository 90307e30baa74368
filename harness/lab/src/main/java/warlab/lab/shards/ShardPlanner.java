package warlab.lab.shards;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;
import warlab.lab.plan.Plan;
import warlab.lab.record.Attempt;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.WholeFiles;
import warlab.lab.record.journal.OpeningLog;
import warlab.lab.record.journal.PartFiles;
import warlab.lab.run.Provenance;
import warlab.lab.run.RunSpec;

/**
 * Prepares a folder for many players: config, openings, how the plan is cut, and the program, so
 * that nobody plays with another one. {@code shards.json} comes last and says that all is there.
 */
public record ShardPlanner(RunSpec spec, ResultsFolder folder) {
  private static final String LAUNCHER =
      """
      #!/bin/sh
      # Runs the program that planned these shards: DIR/warlab shards play DIR 17
      here=$(cd "${0%%/*}/" && pwd)
      # shellcheck disable=SC2086 # the options are a list
      exec "${JAVA_HOME:+$JAVA_HOME/bin/}java" -Djava.awt.headless=true -Dfile.encoding=UTF-8 \\
        --enable-native-access=ALL-UNNAMED ${WARLAB_JAVA_OPTS:-} \\
        -cp "$here/%s/*" warlab.lab.cli.Main "$@"
      """
          .formatted(ShardedRun.PROGRAM);

  /**
   * Writes it all, or further shards of the same size when there are some and the plan has become
   * longer.
   *
   * @param count of shards; fewer when there are not so many pairs
   * @param program jars, and folders of classes
   * @throws ResultsException when something else lies there
   */
  public ShardList plan(long count, List<Path> program, List<Path> plugins) {
    folder.create();
    folder.refuseIrregularFiles();
    return folder.whileLocked(
        () -> Attempt.get("write", folder.path(), () -> planLocked(count, program, plugins)));
  }

  private ShardList planLocked(long count, List<Path> program, List<Path> plugins)
      throws IOException {
    Path path = folder.path();
    ShardFiles files = new ShardFiles(path);
    ShardList known = files.shards();
    refuseWhatIsThere(known);
    if (known != null) {
      return extended(files, known);
    }
    writeProgram(program, plugins);
    int openings = writeOpenings(path);
    begin();
    Files.createDirectories(PartFiles.folder(path));
    long pairs = spec.plan().pairCount();
    ShardList shards = new ShardList(pairs, (pairs - 1) / count + 1, openings);
    files.write(shards);
    return shards;
  }

  /** Puts the program that runs here in the place of the one that lies there. */
  public void renewProgram(List<Path> program, List<Path> plugins) {
    Attempt.to("write", folder.path(), () -> writeProgram(program, plugins));
  }

  private void writeProgram(List<Path> program, List<Path> plugins) throws IOException {
    copy(program, folder.file(ShardedRun.PROGRAM));
    copy(plugins, folder.file(ShardedRun.PLUGINS));
    writeLauncher(folder.file(ShardedRun.LAUNCHER));
  }

  private void refuseWhatIsThere(@Nullable ShardList known) {
    boolean isLonger = known != null && known.pairs() < spec.plan().pairCount();
    if (Files.exists(folder.file(ResultsFolder.GAMES)) || (known != null && !isLonger)) {
      throw new ResultsException(folder.path() + " has a run already; choose another --out");
    }
    // A list that begins again may end a run, and the receipts that are there do not tell enough.
    if (known != null && spec.config().match().repeat() && spec.config().stop() == null) {
      throw new ResultsException(
          folder.path() + " cannot be extended since match.repeat is true; choose another --out");
    }
  }

  private void begin() {
    Provenance provenance = new Provenance(spec, folder, 1, false);
    provenance.refuseOthers();
    provenance.begin(false);
  }

  /** The last shard may have been a short one, and is then played again. */
  private ShardList extended(ShardFiles files, ShardList known) {
    begin();
    long pairs = spec.plan().pairCount();
    ShardList longer = new ShardList(pairs, known.pairsPerShard(), writeOpenings(folder.path()));
    int last = known.count() - 1;
    if (known.end(last) < longer.end(last)) {
      files.forget(last);
    }
    files.write(longer);
    return longer;
  }

  private static void copy(List<Path> code, Path to) throws IOException {
    boolean isThere = !code.isEmpty() && to.equals(code.get(0).toAbsolutePath().getParent());
    if (isThere) {
      return; // it is the program of the folder that runs here
    }
    ShardFiles.delete(to);
    if (code.isEmpty()) {
      return;
    }
    Files.createDirectories(to);
    for (int i = 0; i < code.size(); i++) {
      Path from = code.get(i);
      if (Files.isDirectory(from)) {
        pack(from, to.resolve("classes-" + i + ".jar"));
      } else if (Files.exists(from)) {
        Files.copy(from, to.resolve(from.getFileName()), StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  /** Classes that lie in a folder, as those of a program under test do. */
  private static void pack(Path classes, Path jar) throws IOException {
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(out);
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        zip.putNextEntry(new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, zip);
      }
    }
  }

  private static void writeLauncher(Path file) throws IOException {
    WholeFiles.replace(file, LAUNCHER);
    if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }

  /** All that the plan needs, each once; a user's own list whole, as in a run. */
  private int writeOpenings(Path path) {
    Plan plan = spec.plan();
    try (OpeningLog log = new OpeningLog(path)) {
      plan.listOpenings(log, Math.max(spec.listedOpenings(), plan.pairsEach()));
      return log.size();
    }
  }
}
