/**
 * From an experiment file to checked, immutable records: {@link warlab.lab.config.ExperimentConfig}
 * and what it is made of. Every refusal names file, line and column. Also {@link
 * warlab.lab.config.Catalog}, the games, players, heuristics and features found by name. Nothing
 * here plays.
 */
@NullMarked
package warlab.lab.config;

import org.jspecify.annotations.NullMarked;
