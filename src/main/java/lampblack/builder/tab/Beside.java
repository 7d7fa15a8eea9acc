package lampblack.builder.tab;

import java.util.function.Supplier;

/** Does one part of an answer while another is done, or before it where nothing can be done at a time. */
public interface Beside {

    /** Begins, and hands over what it comes to once that is asked for; what fails then fails there. */
    <T> Supplier<T> start(Supplier<T> work);
}
