/**
 * A config file as a tree that remembers where everything stands, so that a wrong value is refused
 * with its line and column long after it was parsed. Nothing here knows what an experiment is.
 * Start reading at {@link warlab.lab.config.tree.ConfigNode}; {@link
 * warlab.lab.config.tree.ConfigParser} makes the tree.
 */
@NullMarked
package warlab.lab.config.tree;

import org.jspecify.annotations.NullMarked;
