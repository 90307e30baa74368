plugins {
    id("warlab.module")
    `maven-publish`
}

dependencies {
    api(project(":harness:games"))
    api(project(":harness:players"))

    implementation(libs.jackson.databind)
    implementation(libs.picocli)
    implementation(libs.slf4j.api)
}
