package lampblack.builder.context;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/** Does one part of an answer while the request's own thread does another. */
public final class BackgroundTasks {

    private final ExecutorService hands = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "aside");
        thread.setDaemon(true);
        return thread;
    });

    /** Begins, and hands over what it comes to once that is asked for; what fails then fails there. */
    public <T> Supplier<T> start(Supplier<T> work) {
        CompletableFuture<T> begun = CompletableFuture.supplyAsync(work, hands);
        return () -> {
            try {
                return begun.join();
            } catch (CompletionException failed) {
                throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
            }
        };
    }

    public void stop() {
        hands.shutdown();
    }
}
