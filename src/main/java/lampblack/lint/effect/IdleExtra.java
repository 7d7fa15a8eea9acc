package lampblack.lint.effect;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollExtra;
import lampblack.ruleset.Ruleset;

/** What may be done for a roll costs nothing, gives nothing, and nobody says what it does. */
public final class IdleExtra implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        for (Roll roll : ruleset.rolls().values()) {
            roll.extras().values().stream().filter(IdleExtra::isIdle).forEach(rollExtra -> findings.add(
                    roll.id() + "." + rollExtra.id(), Diagnostic.of(Code.RULESET__GIVES_NOTHING, rollExtra.label()
                    .span(),
                            Message.of("ruleset.gives-nothing.extra", "extra", rollExtra.id(), "roll", roll.id()))));
        }
    }

    private static boolean isIdle(RollExtra extra) {
        return extra.brings().isNothing() && extra.gives().isNothing() && extra.beside().isEmpty()
                && extra.label().text().isEmpty();
    }
}
