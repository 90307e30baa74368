plugins {
    id("warlab.module")
}

dependencies {
    implementation(project(":harness:lab"))

    implementation(libs.spark.core)

    constraints {
        // What Spark's own libraries ask for differs, and Maven would take the nearest, not the newest.
        implementation(libs.jackson2.core)
        implementation(libs.jsr305)
    }
}

configurations.implementation {
    exclude(group = "org.slf4j", module = "slf4j-simple") // Spark has a log of its own
    // 88 MB that handing out tasks does not need.
    exclude(group = "com.ibm.icu", module = "icu4j")
    exclude(group = "io.netty", module = "netty-tcnative-boringssl-static")
    exclude(group = "org.rocksdb", module = "rocksdbjni")
}

// All jars that it runs with, for ./warlab run --on.
tasks.register<Sync>("jars") {
    from(tasks.jar, configurations.runtimeClasspath)
    into(layout.buildDirectory.dir("jars"))
}
