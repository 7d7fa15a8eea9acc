package lampblack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/**
 * Adds a line for each test class to the file that {@code -Dcpu} names: the processor seconds of this program and of all
 * processes below it, and the seconds that passed. Classes have to run one after the other; for Linux, which says so.
 */
public final class CpuTable implements BeforeAllCallback, AfterAllCallback {

    private static final Optional<Path> FILE = Optional.ofNullable(System.getProperty("cpu")).map(Path::of);
    private static final int TICKS_A_SECOND = 100;
    private static final double NANOS_A_SECOND = 1e9;
    /** Of the fields behind the name: time of the process itself and of those that it waited for, each in two. */
    private static final int FIRST = 11;
    private static final int LAST = 14;

    private record Begun(double used, long at) {}

    @Override
    public void beforeAll(ExtensionContext context) {
        if (FILE.isPresent()) {
            context.getStore(Namespace.create(CpuTable.class)).put(context.getUniqueId(),
                    new Begun(used(), System.nanoTime()));
        }
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        if (FILE.isPresent()) {
            Begun begun = context.getStore(Namespace.create(CpuTable.class)).get(context.getUniqueId(), Begun.class);
            Files.writeString(FILE.get(), "%8.2f %8.2f %s%n".formatted(used() - begun.used(),
                    (System.nanoTime() - begun.at()) / NANOS_A_SECOND, context.getRequiredTestClass().getName()),
                    StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }
    }

    private static double used() {
        return Stream.concat(Stream.of(ProcessHandle.current()), ProcessHandle.current().descendants())
                .mapToLong(process -> ticks(process.pid())).sum() / (double) TICKS_A_SECOND;
    }

    private static long ticks(long process) {
        try {
            String all = Files.readString(Path.of("/proc/" + process + "/stat"));
            String[] fields = all.substring(all.lastIndexOf(')') + 2).split(" ");
            return Stream.of(fields).skip(FIRST).limit(LAST - FIRST + 1L).mapToLong(Long::parseLong).sum();
        } catch (IOException gone) {
            return 0;
        }
    }
}
