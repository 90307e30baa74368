plugins {
    id("warlab.module")
    `maven-publish`
}

dependencies {
    implementation(project(":harness:games"))
    implementation(project(":harness:players"))

    implementation(libs.jackson.databind)
    implementation(libs.picocli)
    implementation(libs.slf4j.api)
}
