package lampblack.lint.effect;

import java.util.List;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.rules.roll.Keep;
import lampblack.rules.roll.OutcomeMatch;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollOutcome;
import lampblack.ruleset.Ruleset;

/** The best result of several who roll counts, and the outcomes of the highest die stand with the worst first. */
public final class WorstFirst implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        ruleset.rolls().values().stream().filter(roll -> roll.keep() == Keep.HIGHEST && roll.group().isPresent())
                .filter(roll -> roll.against().isEmpty() && ascends(roll)).forEach(roll -> findings.add(roll.id(), Diagnostic.of(
                        Code.RULESET__WORST_FIRST, roll.label().key("outcomes"), "roll", roll.id())));
    }

    private static boolean ascends(Roll roll) {
        List<OutcomeMatch.Within> results = roll.outcomes().values().stream().map(RollOutcome::match)
                .flatMap(match -> match.asWithin().stream()).toList();
        return !results.isEmpty() && results.get(0).least() < results.get(results.size() - 1).least();
    }
}
