# The part of the launcher that builds and tests: sourced by ../warlab when there is work to do.
# Chooses the build tool, keeps two launchers from building at once, installs what was built.
lock=$apps/lock

# Whether the wrapper has fetched its Gradle before, so that it needs no network.
wrapper_is_ready() {
  name=$(sed -n 's,^distributionUrl=.*/\(gradle-.*\)\.zip$,\1,p' \
    "$home/gradle/wrapper/gradle-wrapper.properties" 2>/dev/null) || return 1
  for mark in "${GRADLE_USER_HOME:-${HOME:-}/.gradle}/wrapper/dists/$name"/*/"$name.zip.ok"; do
    [ -f "$mark" ] && return 0
  done
  return 1
}

# Gradle 8.11 and later, and one that knows this Java: 8.14 for 24, 9.1 for 25.
gradle_fits() {
  command -v gradle >/dev/null || return 1
  oldest=811
  [ "$java_version" -lt 24 ] || oldest=814
  [ "$java_version" -lt 25 ] || oldest=901
  version=$(gradle --version 2>/dev/null | sed -n 's/^Gradle \([0-9]*\)\.\([0-9]*\).*/\1 \2/p')
  [ -n "$version" ] && [ $((${version% *} * 100 + ${version#* })) -ge "$oldest" ]
}

choose_tool() {
  no_tool="neither Maven nor Gradle (8.11 or later) is installed"
  if [ -n "${WARLAB_BUILD_TOOL:-}" ]; then
    tool=$WARLAB_BUILD_TOOL
  elif wrapper_is_ready; then
    tool=./gradlew
  elif gradle_fits; then
    tool=gradle
  elif command -v mvn >/dev/null; then
    tool=mvn
  elif [ -x "$home/gradlew" ]; then
    tool=./gradlew
    say "$no_tool, so ./gradlew has to fetch Gradle"
  else
    fail "$no_tool, and one is needed to build"
  fi
}

prepare() {
  check_java
  case $("$java" --list-modules) in
    *jdk.compiler@*) ;;
    *) fail "a JDK, 17 or later, is needed to build: $java is a run-time environment only" ;;
  esac
  choose_tool
  check_plugins
  take_lock
  # Maven never takes away what is gone from the sources: lines in META-INF/services would name
  # classes of a former version.
  find "$home"/harness/*/target "$home/heuristics/target" -path '*/target/classes/META-INF' \
    -prune -exec rm -rf {} + 2>/dev/null || :
}

is_alive() { kill -0 "$1" 2>/dev/null || [ -d "/proc/$1" ]; }

# The lock is a symbolic link to its owner's process id: made and labelled in one step.
take_lock() {
  mkdir -p "$apps" 2>/dev/null && [ -w "$apps" ] || fail "cannot build: $apps is not writable"
  waiting=no
  while ! ln -s $$ "$lock" 2>/dev/null; do
    if owner=$(readlink "$lock") && ! is_alive "$owner"; then
      break_lock
    else
      [ $waiting = yes ] || say "waiting for process $owner to finish its build ($lock)"
      waiting=yes
      sleep 1
    fi
  done
  trap 'rm -f "$lock"' EXIT
  trap 'exit 130' INT
  trap 'exit 143' HUP TERM
}

# Looks again under a guard, or two launchers could both break the lock, one of them a fresh one.
break_lock() {
  mkdir "$lock.guard" 2>/dev/null || {
    say "waiting for another launcher; if there is none, remove $lock.guard"
    sleep 1
    return
  }
  owner=$(readlink "$lock") && is_alive "$owner" || rm -f "$lock"
  rmdir "$lock.guard"
}

drop_lock() {
  rm -f "$lock"
  trap - EXIT INT HUP TERM
}

# Compares files of a folder with their sums; those of a list that are not there yet have to be
# fetched, and are compared the next time. Names what is another file than the one that is listed.
changed_files() {
  sums=sha256sum
  command -v $sums >/dev/null || sums='shasum -a 256'
  (
    cd "$2" || exit
    while read -r sum name; do
      [ ! -f "$name" ] || [ "$($sums <"$name")" = "$sum  -" ] || printf '%s\n' "$PWD/$name"
    done <"$1"
  )
}

# The plug-ins of the build run while it builds.
check_plugins() {
  case $tool in
    *mvn*) repository=${HOME:-}/.m2/repository ;;
    *) return 0 ;;
  esac
  [ -f "$home/gradle/maven-plugins.sha256" ] && [ -d "$repository" ] || return 0
  strangers=$(changed_files "$home/gradle/maven-plugins.sha256" "$repository")
  [ -z "$strangers" ] ||
    fail "not the build plug-in that gradle/maven-plugins.sha256 lists: $strangers; delete it"
}

# Libraries are compared before anything runs them; our own jars were just made.
check_libraries() {
  [ -f "$home/gradle/jars.sha256" ] || return 0
  strangers=$(
    built_jars "$1" | while IFS= read -r jar; do
      name=${jar##*/}
      case $name in
        games[.-]* | players[.-]* | protocols[.-]* | heuristics[.-]*) ;;
        lab[.-]* | bench[.-]* | cluster[.-]*) ;;
        *)
          grep -h "  $name\$" "$home"/gradle/*jars.sha256 >"$apps/sums" ||
            echo "none  $name" >"$apps/sums"
          [ -z "$(changed_files "$apps/sums" "${jar%/*}")" ] || printf '%s ' "$jar"
          ;;
      esac
    done
  )
  [ -z "$strangers" ] ||
    fail "not as gradle/jars.sha256 lists it: $strangers; delete what the build tool has fetched"
}

run_tool() {
  export MAVEN_OPTS="-XX:TieredStopAtLevel=1 -XX:ReservedCodeCacheSize=240m ${MAVEN_OPTS:-}"
  (cd "$home" && "$tool" "$@" </dev/null)
}

# Builds the jars of a module and of what it needs. Maven's JVM ends before the better of its
# compilers pays: without that one a build costs half the time.
make_module() {
  case $tool,$1 in
    *mvn*)
      rm -rf "$home/harness/$1/target/lib" "$home/harness/$1/target/$1"-*.jar # a former version's
      run_tool -B -Dmaven.test.skip=true -pl "harness/$1" -am package
      ;;
    *,lab) run_tool --console=plain :harness:lab:installDist ;;
    *,cluster) run_tool --console=plain -Pcluster :harness:cluster:jars ;;
    *) run_tool --console=plain ":harness:$1:jars" ;;
  esac
}

# The jars that a module was built to.
built_jars() {
  case $tool,$1 in
    *mvn*) set -- "$home/harness/$1"/target/lib/*.jar "$home/harness/$1/target/$1"-*.jar ;;
    *,lab) set -- "$home"/harness/lab/build/install/warlab/lib/*.jar ;;
    *) set -- "$home/harness/$1"/build/jars/*.jar ;;
  esac
  printf '%s\n' "$@"
}

# What the compiler says in a build tool's log, and once: both tools tell errors again at the end.
# Maven writes [ERROR] FILE:[LINE,COLUMN] TEXT. What is indented belongs to the line before it.
compiler_messages() {
  sed -n -E -e '/^FAILURE: |^\[ERROR\] Failed to execute/q' \
    -e 's/^\[ERROR\] (.*\.java):\[([0-9]+),[0-9]+\]/\1:\2: error:/' \
    -e 's/^\[WARNING\] (.*\.java):\[([0-9]+),[0-9]+\]/\1:\2: warning:/' \
    -e "s|^$home/||" -e '/^[^[]*\.java:[0-9]+: |^ /p' "$1"
}

# What went wrong when it was not the compiler: the tool's errors without its hints.
tool_messages() {
  sed -n -E -e '/^\* What went wrong:/,/^\* Try:/ { /^\* |^$/d; p; }' \
    -e '/^\[ERROR\] *(To see|Re-run|For more|After|mvn |-?>? ?\[Help|$)/d' \
    -e 's/ -> \[Help [0-9]+\]$//; s/^\[ERROR\] //p' "$1"
}

# Builds a module and shows the warnings of the code it compiled, or what went wrong.
build_module() {
  log=$apps/build.log
  news=''
  [ -f "$stamp" ] || news=' (the first build fetches libraries)'
  say "building with $tool$news ..."
  status=0
  make_module "$1" >"$log" 2>&1 || status=$?
  messages=$(compiler_messages "$log")
  case $status,$messages in
    0,* | *' error: '*) ;;
    *) messages=$(tool_messages "$log") ;;
  esac
  [ $status -eq 0 ] || [ -n "$messages" ] || messages=$(cat "$log")
  [ -z "$messages" ] || printf '%s\n' "$messages" >&2
  [ $status -eq 0 ] || fail "the build failed (all it said is in $log)"
  check_libraries "$1"
}

make_app() {
  : >"$apps/stamp.new" # as old as the sources that are about to be read
  build_module lab
  install_app
}

# Jars that did not change are links to the last build's; heuristics, which people edit, come last.
# Week-old builds are cleared away.
install_app() {
  last='' last_of=''
  if read_stamp; then last=$app last_of=$built_with,${jars%%:heuristics*}; fi
  id=$(date +%Y%m%d-%H%M%S)-$$
  app=$apps/$id
  mkdir "$app"
  others='' heuristics='' changed=''
  while IFS= read -r jar; do
    name=${jar##*/} how=linked
    if [ -z "$last" ] || ! cmp -s "$jar" "$last/$name" || ! ln "$last/$name" "$app/" 2>/dev/null; then
      cp "$jar" "$app/"
      how=new
    fi
    case $name,$how in
      heuristics*) heuristics=$heuristics:$name ;;
      *,linked) others=$others:$name ;;
      *) others=$others:$name changed=yes ;;
    esac
  done <<END
$(built_jars lab)
END
  others=${others#:} jars=${others#:}$heuristics built_with=$java
  if [ -n "$changed" ] || [ "$last_of" != "$java,$others" ] || ! [ -d "$archives" ]; then
    archives=$app
  fi
  printf '%s\n' "$id" "$java" "$jars" "${archives##*/}" >"$apps/stamp.text"
  touch -r "$apps/stamp.new" "$apps/stamp.text"
  mv "$apps/stamp.text" "$stamp"
  touch "$archives" # its jars must be there, or Java 17 takes the archive for another program's
  find "$apps" -type d -name '2*-*' -mtime +7 -prune -exec rm -rf {} +
}

# An archive of the classes that most commands load: they are then there when the JVM starts. Made
# by the Java that is going to use it, from all jars but heuristics. Without one all works, later.
make_archive() {
  [ ! -f "$archives/classes.jsa" ] && [ ! -f "$archives/classes.aot" ] || return 0
  path=$(class_path "${jars%%:heuristics*}") new=$archives/classes.$$
  mkdir "$new.scratch"
  if [ "$java_version" -ge 25 ]; then
    made=$archives/classes.aot
    (become_java -XX:AOTCacheOutput="$new" -cp "$path" warlab.lab.cli.Rehearsal "$new.scratch")
  else
    made=$archives/classes.jsa
    (become_java -XX:TieredStopAtLevel=1 -XX:DumpLoadedClassList="$new.list" -cp "$path" \
      warlab.lab.cli.Rehearsal "$new.scratch") &&
      (become_java -Xshare:dump -XX:SharedClassListFile="$new.list" \
        -XX:SharedArchiveFile="$new" -cp "$path")
  fi && sync "$new" && mv "$new" "$made"
  rm -rf "$new" "$new.list" "$new.scratch"
} >/dev/null 2>&1 </dev/null

reports() {
  find "$home/harness" "$home/heuristics" -type f -name 'TEST-*.xml' \
    \( -path '*/surefire-reports/*' -o -path '*/build/test-results/test/*' \) "$@"
}

# Prints "N passed, N failed"; fails when a test failed or none ran.
count_tests() {
  reports -exec cat {} + | awk '
    function attribute(name) {
      return match($0, " " name "=\"[0-9]+\"") ? substr($0, RSTART + length(name) + 3) + 0 : 0
    }
    /<\?xml / { fresh = 1 }
    fresh && /<testsuite / {
      fresh = 0
      failed += attribute("failures") + attribute("errors")
      skipped += attribute("skipped")
      all += attribute("tests")
    }
    END {
      printf "%d passed, %d failed", all - failed - skipped, failed
      print skipped ? ", " skipped " skipped" : ""
      exit failed > 0 || all == 0
    }'
}

# Warnings are errors here. Who wrote the code that fails wants file and line near the end.
test_all() {
  log=$apps/test.log
  reports -exec rm -f {} +
  echo 1 >"$apps/status" # a pipe would hide how the build ended
  { run_tests "$@" 2>&1 && echo 0 >"$apps/status" || echo $? >"$apps/status"; } | tee "$log"
  read -r status <"$apps/status"
  echo # some Mavens end in the middle of a line
  [ "$status" -eq 0 ] || compiler_messages "$log"
  count_tests || [ "$status" -ne 0 ] || status=1
  return "$status"
}

# --quick leaves out the checks of the strict build and what is tagged: tests that start processes or
# take long, and the modules that hold no other.
run_tests() {
  case $tool,${1:-} in
    *mvn*,--quick)
      shift
      run_tool -B -ntp -Pquick --fail-at-end -pl '!harness/bench,!harness/cluster' test "$@"
      ;;
    *mvn*) run_tool -B -ntp -Pstrict --fail-at-end verify "$@" ;;
    *,--quick)
      shift
      run_tool --console=plain -Pquick --continue test "$@"
      ;;
    *) run_tool --console=plain -Pstrict -Pcluster --continue build "$@" ;;
  esac
}

launcher_build() {
  prepare
  make_app
  make_archive || :
}

# Another launcher may have just built it while this one waited for the lock. Who called wants the
# program and not its archive, which is made beside it.
build_if_stale() {
  prepare
  if is_stale; then make_app; fi
  drop_lock
  politely=nice
  (make_archive &)
  politely=''
}

launcher_test() {
  prepare
  test_all "$@"
}

# The benchmarks, with JMH's own options: ./warlab jmh -l lists them.
launcher_jmh() {
  prepare
  build_module bench
  drop_lock
  exec "$java" -Djava.awt.headless=true -cp "$(built_jars bench | tr '\n' :)" \
    org.openjdk.jmh.Main "$@"
}
