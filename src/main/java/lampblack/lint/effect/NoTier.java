package lampblack.lint.effect;

import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.rules.roll.Opposition;
import lampblack.rules.roll.Roll;
import lampblack.ruleset.Ruleset;

/** Tiers of results fill a clock or are compared, and nothing that comes of the roll has one. */
public final class NoTier implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        for (Roll roll : ruleset.rolls().values()) {
            boolean compared = roll.opposition().filter(opposition -> opposition.by() == Opposition.ComparedBy.TIER)
                    .isPresent();
            if (roll.effects().allMatch(rollEffects -> rollEffects.tier().isEmpty())) {
                Stream.of(roll.clock().isPresent() ? "clock" : "", compared ? "opposed" : "")
                        .filter(name -> !name.isEmpty()).forEach(key -> findings.add(roll.id(), Diagnostic.of(
                                Code.RULESET__GIVES_NOTHING, roll.label().key(key), Message.of(
                                        "ruleset.gives-nothing.no-tier", "key", key, "roll", roll.id()))));
            }
        }
    }
}
