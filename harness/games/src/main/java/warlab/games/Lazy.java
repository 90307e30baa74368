package warlab.games;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A value that is made when it is first asked for, once. From any thread. */
public final class Lazy<T> implements Supplier<T> {
  private final Supplier<? extends T> source;
  private @Nullable T value;

  public Lazy(Supplier<? extends T> source) {
    this.source = source;
  }

  @Override
  public synchronized T get() {
    if (value == null) {
      value = source.get();
    }
    return value;
  }

  public synchronized boolean isMade() {
    return value != null;
  }
}
