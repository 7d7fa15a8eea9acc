package lampblack.print.proof;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import lampblack.print.export.Browser;
import lampblack.print.export.BrowserFailure;
import lampblack.sheet.Paper;
import lampblack.template.SheetRenderer;

/** Proves documents in one browser, on every core. */
public final class ProofRun {

    private static final int MAX_HANDS = 8;

    private ProofRun() {}

    /** What came of each document by the packed templates. */
    public static List<ProofResult> of(Path program, List<ProofDocument> documents, Runnable step) {
        return of(program, documents, SheetRenderer::new, step);
    }

    /** What came of each document, in their order; fails with {@link BrowserFailure} where the browser does. */
    public static List<ProofResult> of(Path program, List<ProofDocument> documents,
            Supplier<SheetRenderer> renderers, Runnable step) {
        ProofResult[] results = new ProofResult[documents.size()];
        // What is as wide as what was before it is laid out once.
        List<Integer> order = IntStream.range(0, results.length).boxed().sorted(Comparator.comparing(i ->
                documents.get(i).paper().map(Paper::word).orElse(""))).toList();
        AtomicInteger next = new AtomicInteger();
        int hands = Math.min(documents.size(), Math.min(MAX_HANDS, Runtime.getRuntime().availableProcessors() + 1));
        ExecutorService pool = Executors.newFixedThreadPool(Math.max(1, hands));
        try (Browser browser = Browser.start(program)) {
            List<Future<?>> all = new ArrayList<>();
            for (int hand = 0; hand < hands; hand++) {
                all.add(pool.submit(() -> {
                    try (ProofPrinter printer = new ProofPrinter(browser, renderers.get())) {
                        for (int i = next.getAndIncrement(); i < results.length; i = next.getAndIncrement()) {
                            results[order.get(i)] = printer.print(documents.get(order.get(i)));
                            step.run();
                        }
                    }
                }));
            }
            for (Future<?> future : all) {
                future.get();
            }
            return List.of(results);
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException own ? own
                    : new IllegalStateException(failed.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new BrowserFailure("not waited for", stopped);
        } finally {
            pool.shutdownNow();
        }
    }
}
