// Plain Java: it needs nothing from the network and compiles in a second.
plugins {
    `java-gradle-plugin`
}

gradlePlugin {
    plugins.create("module") {
        id = "warlab.module"
        implementationClass = "warlab.build.ModulePlugin"
    }
}
