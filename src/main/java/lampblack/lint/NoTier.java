package lampblack.lint;

import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.rules.Opposition;
import lampblack.rules.Roll;
import lampblack.ruleset.Ruleset;

/** Tiers of results fill a clock or are compared, and nothing that comes of the roll has one. */
final class NoTier implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (Roll roll : ruleset.rolls().values()) {
            boolean compared = roll.opposition().filter(each -> each.by() == Opposition.By.TIER).isPresent();
            if (roll.aftermaths().allMatch(each -> each.tier().isEmpty())) {
                Stream.of(roll.clock().isPresent() ? "clock" : "", compared ? "opposed" : "")
                        .filter(each -> !each.isEmpty()).forEach(key -> found.add(roll.id(), Diagnostic.of(
                                Code.RULESET__GIVES_NOTHING, roll.label().key(key), Message.of(
                                        "ruleset.gives-nothing.no-tier", "key", key, "roll", roll.id()))));
            }
        }
    }
}
