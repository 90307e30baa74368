# The part of the launcher for --on: sourced by ../../warlab. Builds harness/cluster, which needs
# Spark, unless that is done, and has the program run with it. No other command comes here.
spark=$home/build/spark

spark_is_stale() {
  [ -f "$spark/stamp" ] || return 0
  newer=$(find "$stamp" "$home/harness/cluster/pom.xml" "$home/harness/cluster/build.gradle.kts" \
    "$home/harness/cluster/src/main" -newer "$spark/stamp" | head -n 1)
  [ -n "$newer" ]
}

# A folder with an entry "jars" is all that Spark wants for a home.
install_spark() {
  rm -rf "$spark"
  mkdir -p "$spark/jars"
  built_jars cluster | while IFS= read -r jar; do
    ln "$jar" "$spark/jars/" 2>/dev/null || cp "$jar" "$spark/jars/"
  done
  : >"$spark/stamp"
}

if spark_is_stale; then
  . "$home/harness/build.sh"
  check_java
  prepare
  build_module cluster
  install_spark
  drop_lock
fi

export SPARK_HOME="${SPARK_HOME:-$spark}" SPARK_SCALA_VERSION=2.13
case " $* " in
  *'local-cluster['*)
    export SPARK_LOCAL_IP=127.0.0.1
    rm -rf "$spark/work" # what executors of former runs said
    ;;
esac
program=$spark/jars/*
