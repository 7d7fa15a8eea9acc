package lampblack.bench;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Source;
import lampblack.edit.LoadedCharacter;
import lampblack.lint.Lints;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.offers.Offer;
import lampblack.offers.OfferFinder;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Replay;
import lampblack.replay.ResolvedOwners;
import lampblack.ruleset.LoadedRuleset;
import lampblack.sheet.Paper;
import lampblack.sheet.build.SheetBuilder;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import lampblack.template.SheetRenderer;
import lampblack.yaml.YamlReader;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.nodes.Node;

/** What a user waits for, each beside the same run's plain composing of the YAML. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class Benchmarks {

    private static final String GAME = "lanterns-of-the-fen";

    private final Path example = Path.of("rulesets", GAME, "characters", "sib-aldersea.yaml");
    private final Messages messages = MessageBundle.messages();
    private final SheetRenderer renderer = new SheetRenderer();
    private final List<RulesetLocation> places = List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets")));
    private List<String> texts;
    private LoadedRuleset ruleset;
    private LoadedCharacter character;

    @Setup
    public void read() throws IOException {
        RulesetLoader loader = new RulesetLoader(places);
        ruleset = loader.load(GAME).value().orElseThrow();
        character = new CharacterLoader(loader).load(example).value().orElseThrow();
        texts = new ArrayList<>();
        for (String layer : ruleset.layers()) {
            for (String file : places.get(0).files(layer)) {
                texts.add(Files.readString(Path.of("rulesets", layer, file)));
            }
        }
    }

    /** The baseline: SnakeYAML by itself over the files of the ruleset and its base. */
    @Benchmark
    public int compose() {
        int nodes = 0;
        Yaml yaml = new Yaml(new SafeConstructor(new LoaderOptions()));
        for (String text : texts) {
            Node node = yaml.compose(new StringReader(text));
            nodes += node.getStartMark().getIndex();
        }
        return nodes;
    }

    /** Text to tree, guarded and with places. */
    @Benchmark
    public int readYaml() {
        int keys = 0;
        for (String text : texts) {
            keys += YamlReader.read(new Source("ruleset.yaml", text)).value().orElseThrow().keys().size();
        }
        return keys;
    }

    /** From files to a ruleset that is fit for use. */
    @Benchmark
    public Optional<LoadedRuleset> load() {
        return new RulesetLoader(places).load(GAME).value();
    }

    @Benchmark
    public List<Diagnostic> lint() {
        return Lints.check(ruleset.ruleset());
    }

    /** A career of 30 entries. */
    @Benchmark
    public Optional<EvaluatedCharacter> replay() {
        return Replay.of(ruleset.ruleset(), character.file(), ResolvedOwners.NONE).value();
    }

    /** Everything that career may take next. */
    @Benchmark
    public List<Offer> offers() {
        return OfferFinder.of(character.evaluated()).offers();
    }

    @Benchmark
    public byte[] render() {
        return renderer.render(new SheetBuilder(messages).filled(character.evaluated()), Paper.A4);
    }
}
