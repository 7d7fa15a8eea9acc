package lampblack.bench;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import lampblack.Sized;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Replay;
import lampblack.replay.ResolvedOwners;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Careers that go on and on. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class LedgerBenchmarks {

    private static final int OPTIONS = 50;

    @Param({"100", "1000", "10000"})
    public int size;

    private LoadedCharacter character;

    @Setup
    public void read() throws IOException {
        character = Made.character(Made.game(OPTIONS), Sized.character(size));
    }

    /** From choices to what they come to; a third of the entries leaves the character with more than before. */
    @Benchmark
    public Optional<EvaluatedCharacter> replay() {
        return Replay.of(character.ruleset().ruleset(), character.file(), ResolvedOwners.NONE).value();
    }
}
