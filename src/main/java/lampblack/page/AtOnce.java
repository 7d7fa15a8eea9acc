package lampblack.page;

import java.util.function.Supplier;
import lampblack.builder.page.Beside;

/** Does each part of an answer beforehand, where there are no threads. */
record AtOnce() implements Beside {

    @Override
    public <T> Supplier<T> start(Supplier<T> work) {
        T done = work.get();
        return () -> done;
    }
}
