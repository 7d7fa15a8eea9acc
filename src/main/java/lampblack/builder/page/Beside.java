package lampblack.builder.page;

import java.util.function.Supplier;

/** Computes part of an answer in parallel with the rest, or beforehand where there are no threads. */
public interface Beside {

    /** Starts the work and returns a supplier of its result, which also throws what the work threw. */
    <T> Supplier<T> start(Supplier<T> work);
}
