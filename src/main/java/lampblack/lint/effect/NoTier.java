package lampblack.lint.effect;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.rules.roll.Roll;
import lampblack.ruleset.Ruleset;

/** Tiers of results fill a clock, and nothing that comes of the roll has one. */
public final class NoTier implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        for (Roll roll : ruleset.rolls().values()) {
            if (roll.clock().isPresent() && roll.effects().allMatch(brings -> brings.tier().isEmpty())) {
                findings.add(roll.id(), Diagnostic.of(Code.RULESET__GIVES_NOTHING, roll.label().key("clock"),
                        Message.of("ruleset.gives-nothing.no-tier", "roll", roll.id())));
            }
        }
    }
}
