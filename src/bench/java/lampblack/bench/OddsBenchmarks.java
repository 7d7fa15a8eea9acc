package lampblack.bench;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import lampblack.dice.ExpectedUses;
import lampblack.dice.Fraction;
import lampblack.dice.GroupOdds;
import lampblack.dice.Odds;
import lampblack.dice.RollSituation;
import lampblack.dice.SettledRoll;
import lampblack.load.RulesetLoader;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Die;
import lampblack.rules.roll.OutcomeMatch;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollModifier;
import lampblack.ruleset.Ruleset;
import lampblack.store.RulesetLocation;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Exact odds of the largest rolls that a game can have. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class OddsBenchmarks {

    private static final int MAX = 20;

    private RulesetLoader games;
    private DerivedSheet derived;
    private Ruleset dark;
    private Ruleset blade;

    @Setup
    public void read() {
        games = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Path.of("src/test/odds"))));
        dark = games.load("dark").value().orElseThrow().ruleset();
        blade = games.load("black-blade").value().orElseThrow().ruleset();
        derived = new DerivedSheet(dark.sheets().get("character"), lampblack.character.Choices.BLANK);
    }

    private Optional<Odds> odds(Roll roll, RollSituation situation) {
        return Odds.of(SettledRoll.of(roll, derived, situation));
    }

    /** The highest of twenty dice, and two sixes. */
    @Benchmark
    public Optional<Odds> action() {
        return odds(dark.rolls().get("action"), RollSituation.USUAL.withDice(MAX));
    }

    /** With marks to reckon. */
    @Benchmark
    public Optional<Odds> resistance() {
        return odds(dark.rolls().get("resistance"), RollSituation.USUAL.withDice(MAX));
    }

    @Benchmark
    public Optional<Odds> middle() {
        return odds(dark.rolls().get("middling"), RollSituation.USUAL.withDice(MAX));
    }

    @Benchmark
    public Optional<Odds> bothEnds() {
        return odds(dark.rolls().get("by-both-ends"), RollSituation.USUAL.withDice(MAX));
    }

    @Benchmark
    public Optional<Odds> sum() {
        return odds(blade.rolls().get("attribute"), RollSituation.USUAL.withDice(MAX));
    }

    @Benchmark
    public Optional<Odds> test() {
        return odds(blade.rolls().get("test"), RollSituation.USUAL.withAgainst(MAX / 2));
    }

    /** With a die of another roll taken off. */
    @Benchmark
    public Optional<Odds> testWithDoom() {
        return odds(blade.rolls().get("test"), RollSituation.USUAL.withAgainst(MAX / 2).withExtra("call", 1));
    }

    /** Twenty who test together. */
    @Benchmark
    public GroupOdds group() {
        Roll test = blade.rolls().get("test");
        return GroupOdds.of(test, test.group().orElseThrow(),
                Collections.nCopies(MAX, SettledRoll.of(test, derived, RollSituation.USUAL.withAgainst(MAX / 2))));
    }

    /** With outcomes that come on more than they are written for. */
    @Benchmark
    public Optional<Odds> widened() {
        Map<String, List<OutcomeMatch.Within>> bands = Map.of("critical", List.of(new OutcomeMatch.Within(5, 5)));
        return odds(dark.rolls().get("action"), RollSituation.USUAL.withDice(MAX).with(
                new RollModifier(0, 0, 0, 0, Map.of(), Map.of(), Optional.empty(), bands, "")));
    }

    /** How often a die of a hundred is used until it is gone. */
    @Benchmark
    public List<Optional<Fraction>> chain() {
        Roll usage = blade.rolls().get("usage");
        Die chain = new Die(LongStream.rangeClosed(1, 100).map(index -> 101 - index).boxed().toList(),
                Optional.empty(), "");
        return ExpectedUses.of(new Roll(usage.label(), usage.sheet(), usage.trait(), usage.dice(), chain, usage.keep(),
                usage.zero(), usage.advantage(), usage.disadvantage(), usage.adds(), usage.against(),
                usage.settings(), usage.extras(), usage.outcomes(), usage.always(), usage.group(),
                usage.clock(), usage.instead()), derived, RollSituation.USUAL).expected();
    }
}
