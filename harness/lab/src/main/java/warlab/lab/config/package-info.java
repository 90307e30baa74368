/**
 * What an experiment is, as checked, immutable records: {@link warlab.lab.config.ExperimentConfig}
 * and what it is made of; how it is written down again; and {@link warlab.lab.config.Catalog}, the
 * games, players, heuristics and features found by name. Files are read in the package {@code
 * read}, by way of the trees of {@code tree}. Nothing here plays.
 */
@NullMarked
package warlab.lab.config;

import org.jspecify.annotations.NullMarked;
