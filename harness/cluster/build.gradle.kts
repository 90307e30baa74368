plugins {
    application
}

dependencies {
    implementation(project(":harness:lab"))

    implementation(libs.spark.core)
}

configurations.implementation {
    exclude(group = "org.slf4j", module = "slf4j-simple") // Spark has a log of its own
    // 83 MB that handing out tasks does not need.
    exclude(group = "com.ibm.icu", module = "icu4j")
    exclude(group = "org.rocksdb", module = "rocksdbjni")
}

application {
    mainClass.set("warlab.lab.cli.Main")
}
