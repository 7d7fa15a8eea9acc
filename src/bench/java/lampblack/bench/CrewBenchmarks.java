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
import lampblack.edit.LoadedCharacter;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.offers.Offer;
import lampblack.offers.OfferFinder;
import lampblack.replay.EvaluatedCharacter;
import lampblack.store.RulesetLocation;
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

/** Six crews with forty members between them, and the longest career among the examples. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class CrewBenchmarks {

    private static final int CREWS = 6;
    private static final int MEMBERS = 40;
    private static final Path EXAMPLES = Path.of("rulesets", "blades-in-the-dark", "characters");
    private static final String CREW = "the-quiet-trade.yaml";

    private final List<Path> files = new ArrayList<>();
    private Path folder;
    private EvaluatedCharacter longest;

    @Setup
    public void write() throws IOException {
        folder = Files.createTempDirectory("lampblack-bench");
        List<Path> examples;
        try (Stream<Path> all = Files.list(EXAMPLES)) {
            examples = all.sorted().toList();
        }
        List<Path> members = examples.stream().filter(path -> text(path).contains(": " + CREW)).toList();
        for (int i = 0; i < CREWS; i++) {
            Path own = Files.createDirectory(folder.resolve("crew" + i));
            files.add(Files.copy(EXAMPLES.resolve(CREW), own.resolve(CREW)));
        }
        for (int i = 0; i < MEMBERS; i++) {
            Path own = folder.resolve("crew" + i % CREWS);
            files.add(Files.copy(members.get(i % members.size()), own.resolve("member" + i + ".yaml")));
        }
        List<RulesetLocation> places = List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets")));
        CharacterLoader loader = new CharacterLoader(new RulesetLoader(places));
        longest = examples.stream().map(path -> loader.load(path).value().orElseThrow()).map(LoadedCharacter::evaluated)
                .max(Comparator.comparing(character -> character.file().ledger().size())).orElseThrow();
    }

    @TearDown
    public void clear() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The baseline: SnakeYAML by itself over the files of the folder. */
    @Benchmark
    public int compose() {
        Yaml yaml = new Yaml(new SafeConstructor(new LoaderOptions()));
        return files.stream().mapToInt(path -> yaml.compose(new StringReader(text(path))).getEndMark().getIndex())
                .sum();
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

    /** Everything that the longest career may take next. */
    @Benchmark
    public List<Offer> offers() {
        return OfferFinder.of(longest).offers();
    }
}
