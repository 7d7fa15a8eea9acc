package lampblack.server;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import lampblack.builder.page.Beside;

/** Does one part of an answer while the request's own thread does another. */
final class BackgroundTasks implements Beside {

    private final ExecutorService executor = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "aside");
        thread.setDaemon(true);
        return thread;
    });

    @Override
    public <T> Supplier<T> start(Supplier<T> work) {
        CompletableFuture<T> begun = CompletableFuture.supplyAsync(work, executor);
        return () -> {
            try {
                return begun.join();
            } catch (CompletionException failed) {
                throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
            }
        };
    }

    void stop() {
        executor.shutdown();
    }
}
