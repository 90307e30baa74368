/**
 * The shards of a run on Apache Spark. {@link warlab.cluster.SparkEngine}, the place to start
 * reading, gives each missing shard to Spark as a task; {@link warlab.cluster.ShardTask} plays it
 * wherever Spark puts it. Nothing else knows Spark.
 */
@NullMarked
package warlab.cluster;

import org.jspecify.annotations.NullMarked;
