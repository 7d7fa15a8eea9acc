package lampblack.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import lampblack.cli.Main;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** A folder of 1,000 characters: the shipped examples, over and over. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class FolderBenchmarks {

    private static final int CHARACTERS = 1_000;

    private final List<Path> files = new ArrayList<>();
    private Path folder;

    @Setup
    public void write() throws IOException {
        folder = Files.createTempDirectory("lampblack-bench");
        List<Path> examples;
        try (Stream<Path> all = Files.walk(Path.of("rulesets"))) {
            examples = all.filter(path -> path.toString().matches("rulesets.[^.]+.characters.[^.]+[.]yaml")).sorted()
                    .toList();
        }
        for (int i = 0; i < CHARACTERS; i++) {
            files.add(Files.copy(examples.get(i % examples.size()), folder.resolve("c" + (CHARACTERS + i) + ".yaml")));
        }
    }

    @TearDown
    public void clear() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    private static int compose(Path file) {
        try {
            Yaml yaml = new Yaml(new SafeConstructor(new LoaderOptions()));
            return yaml.compose(new StringReader(Files.readString(file))).getStartMark().getIndex();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The baseline: SnakeYAML by itself, one after the other. */
    @Benchmark
    public int compose() {
        return files.stream().mapToInt(FolderBenchmarks::compose).sum();
    }

    /** The baseline on every core. */
    @Benchmark
    public int composeSideBySide() {
        return files.parallelStream().mapToInt(FolderBenchmarks::compose).sum();
    }

    /** The whole command. */
    @Benchmark
    public String check() {
        StringWriter out = new StringWriter();
        int exit = Main.run(List.of("check", folder.toString()), new PrintWriter(out), new PrintWriter(out),
                Path.of(""));
        if (exit != 0) {
            throw new IllegalStateException(out.toString());
        }
        return out.toString();
    }
}
