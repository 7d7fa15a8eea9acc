package lampblack.bench;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import lampblack.Sized;
import lampblack.replay.EvaluatedCharacter;
import lampblack.sheet.Paper;
import lampblack.sheet.build.SheetBuilder;
import lampblack.store.MessageBundle;
import lampblack.template.SheetRenderer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Blank sheets, on which every option is printed. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class SheetBenchmarks {

    private final SheetBuilder builder = new SheetBuilder(MessageBundle.messages());
    private final SheetRenderer renderer = new SheetRenderer();

    @Param({"40", "400"})
    public int size;

    private EvaluatedCharacter character;

    @Setup
    public void read() throws IOException {
        character = Made.character(Made.game(size), Sized.character(0)).evaluated();
    }

    @Benchmark
    public byte[] render() {
        return renderer.render(builder.blank(character.ruleset(), character.sheet(), Optional.empty()), Paper.A4);
    }
}
