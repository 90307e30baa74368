/**
 * What experiments of several runs share: {@link warlab.lab.tune.parts.PhasedRun} plays one after
 * the other, and the others read and write what their common folder holds. A tuning and an ablation
 * are such.
 */
@NullMarked
package warlab.lab.tune.parts;

import org.jspecify.annotations.NullMarked;
