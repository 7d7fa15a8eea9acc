package lampblack.bench;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import lampblack.Sized;
import lampblack.diagnostic.Diagnostic;
import lampblack.edit.LoadedCharacter;
import lampblack.lint.Lints;
import lampblack.load.RulesetLoader;
import lampblack.offers.OfferFinder;
import lampblack.offers.OfferList;
import lampblack.ruleset.LoadedRuleset;
import lampblack.store.RulesetLocation;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Games with more and more options. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class RulesetBenchmarks {

    private static final int ENTRIES = 30;

    @Param({"50", "500", "5000"})
    public int size;

    private List<RulesetLocation> places;
    private LoadedRuleset ruleset;
    private LoadedCharacter fresh;
    private LoadedCharacter playing;

    @Setup
    public void read() throws IOException {
        places = Made.game(size);
        ruleset = new RulesetLoader(places).load(Sized.GAME).value().orElseThrow();
        fresh = Made.character(places, Sized.character(0));
        playing = Made.character(places, Sized.character(ENTRIES));
    }

    /** From files to a ruleset that is fit for use. */
    @Benchmark
    public Optional<LoadedRuleset> load() {
        return new RulesetLoader(places).load(Sized.GAME).value();
    }

    @Benchmark
    public List<Diagnostic> lint() {
        return Lints.check(ruleset.ruleset());
    }

    /** Everything that may be taken at creation, and after it. */
    @Benchmark
    public OfferList offersAtCreation() {
        return OfferFinder.of(fresh.evaluated());
    }

    /** Everything that may be bought in play. */
    @Benchmark
    public OfferList offersInPlay() {
        return OfferFinder.of(playing.evaluated());
    }
}
