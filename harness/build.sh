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
  take_lock
  # Maven never takes away what is gone from the sources: jars of a former version would stay, and
  # lines in META-INF/services that name classes of one.
  rm -rf "$home/harness/lab/target/lib" "$home"/harness/lab/target/lab-*.jar \
    "$home"/heuristics/target/classes/META-INF "$home"/harness/*/target/classes/META-INF \
    "$home"/heuristics/target/strict/target/classes/META-INF \
    "$home"/harness/*/target/strict/target/classes/META-INF
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

run_tool() {
  (cd "$home" && "$tool" "$@" </dev/null)
}

# Runs a build whose words go through a filter, and ends as the build does: a pipe would hide that.
through() {
  filter=$1
  shift
  echo 1 >"$apps/status"
  { "$@" 2>&1 && echo 0 >"$apps/status" || echo $? >"$apps/status"; } | "$filter"
  read -r code <"$apps/status"
  return "$code"
}

# Builds a module and what it needs, no more. Maven's JVM ends before the better of its compilers
# pays: without that one a build costs half the time.
make_module() {
  case $tool in
    *mvn*)
      export MAVEN_OPTS="-XX:TieredStopAtLevel=1 ${MAVEN_OPTS:-}"
      run_tool -B -Dmaven.test.skip=true -pl "harness/$1" -am package
      ;;
    *) run_tool --console=plain --build-cache ":harness:$1:installDist" ;;
  esac
}

# Copies what a build tool says and tells on a terminal which module it is compiling.
follow() {
  module='' news='' told=''
  while IFS= read -r line; do
    printf '%s\n' "$line"
    case $line in
      *:compile\ *\ @\ *\ ---*) module=${line##*@ } module=${module%% *} ;;
      *Compiling\ *source\ file*) news="compiling $module" ;;
      '> Task '*:compileJava) news=${line%:*} news="compiling ${news##*:}" ;;
      *Downloading\ from\ * | Download\ http*) news='fetching libraries' ;;
    esac
    [ ! -t 2 ] || [ "$news" = "$told" ] || say "$news ..."
    told=$news
  done
}

# The compiler's messages in a log as FILE:LINE: KIND: TEXT, each once, errors first. Maven tells
# [ERROR] FILE:[LINE,COLUMN] TEXT, and tells it twice; Gradle leaves javac's own words, and indents
# them when it tells them again. What follows a message without a tool's mark belongs to it.
compiler_messages() {
  awk -v home="$home/" '
    function add(line) {
      if (is_error) errors = errors line "\n"; else warnings = warnings line "\n"
    }
    function begin(line) {
      if (index(line, home) == 1) line = substr(line, length(home) + 1)
      is_open = !(line in seen)
      seen[line] = 1
      if (is_open) add(line)
    }
    { sub(/^ +\//, "/") }
    match($0, /\.java:\[[0-9]+,[0-9]+\] /) && /^\[(ERROR|WARNING)\] / {
      is_error = /^\[E/
      file = substr($0, 1, RSTART + 4)
      text = substr($0, RSTART + RLENGTH)
      line = substr($0, RSTART + 7) + 0
      sub(/^\[[A-Z]+\] /, "", file)
      begin(file ":" line ": " (is_error ? "error" : "warning") ": " text)
      next
    }
    /^[^\[].*\.java:[0-9]+: / {
      is_error = !/\.java:[0-9]+: warning: /
      begin($0)
      next
    }
    /^(\[|> Task| *[0-9]+ (error|warning)s?$|$)/ { is_open = 0 }
    is_open { add($0) }
    END { printf "%s%s", errors, warnings }
  ' "$1"
}

# What went wrong when it was not the compiler: the tool's errors without its hints, or all it said.
tool_messages() {
  awk '
    { all = all $0 "\n" }
    /^\[ERROR\] (To see the full|Re-run Maven|For more info|After correcting|  mvn )/ { next }
    /^\[ERROR\] *(\[Help [0-9]+\].*|-> \[Help [0-9]+\])?$/ { next }
    sub(/^\[ERROR\] /, "") {
      sub(/ -> \[Help [0-9]+\]$/, "")
      errors = errors $0 "\n"
    }
    /^\* / { is_cause = /^\* What went wrong:/; next }
    is_cause && NF { errors = errors $0 "\n" }
    END { printf "%s", errors ? errors : all }
  ' "$1"
}

# Builds a module and shows the warnings of the code it compiled, or what went wrong.
build_module() {
  log=$apps/build.log
  say "building with $tool ..."
  status=0
  through follow make_module "$1" >"$log" || status=$?
  messages=$(compiler_messages "$log")
  [ -z "$messages" ] || printf '%s\n' "$messages" >&2
  [ $status -ne 0 ] || return 0
  case $messages in
    *.java:*' error: '*) ;;
    *) tool_messages "$log" >&2 ;;
  esac
  fail "the build failed (all it said is in $log)"
}

make_app() {
  : >"$apps/stamp.new" # as old as the sources that are about to be read
  build_module lab
  install_app
}

built_jars() {
  case $tool in
    *mvn*) set -- "$home"/harness/lab/target/lib/*.jar "$home"/harness/lab/target/lab-*.jar ;;
    *) set -- "$home"/harness/lab/build/install/warlab/lib/*.jar ;;
  esac
  printf '%s\n' "$@"
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
$(built_jars)
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
  status=0
  through keep_log run_tests "$@" || status=$?
  echo # some Mavens end in the middle of a line
  [ $status -eq 0 ] || compiler_messages "$log"
  count_tests || [ $status -ne 0 ] || status=1
  return $status
}

keep_log() { tee "$log"; }

# --quick leaves out what is tagged: tests that start processes, and the modules that hold no other.
run_tests() {
  export MAVEN_OPTS="-XX:TieredStopAtLevel=1 ${MAVEN_OPTS:-}"
  case $tool,${1:-} in
    *mvn*,--quick)
      shift
      run_tool -B -ntp -Pstrict,quick --fail-at-end -pl '!harness/bench,!harness/cluster' test "$@"
      ;;
    *mvn*) run_tool -B -ntp -Pstrict --fail-at-end verify "$@" ;;
    *,--quick)
      shift
      run_tool --console=plain --build-cache -Pstrict -Pquick --continue test "$@"
      ;;
    *) run_tool --console=plain --build-cache -Pstrict --continue test assemble "$@" ;;
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
  case $tool in
    *mvn*) bench="$home/harness/bench/target/lib/*:$home/harness/bench/target/classes" ;;
    *) bench="$home/harness/bench/build/install/bench/lib/*" ;;
  esac
  exec "$java" -Djava.awt.headless=true -cp "$bench" org.openjdk.jmh.Main "$@"
}
