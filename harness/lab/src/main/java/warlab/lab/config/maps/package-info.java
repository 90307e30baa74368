/**
 * Maps of Tank Wars as JSON files, in the form that the original program has: {@link
 * warlab.lab.config.maps.MapFile} reads and writes them. The game itself knows no JSON.
 */
@NullMarked
package warlab.lab.config.maps;

import org.jspecify.annotations.NullMarked;
