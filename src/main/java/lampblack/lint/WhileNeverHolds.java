package lampblack.lint;

import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;

/** An option works only while something holds that never does. */
final class WhileNeverHolds implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.sheets().values()) {
            Feasible feasible = new Feasible(new Bounds(sheet));
            for (Condition each : Condition.of(sheet)) {
                Optional<Message> reason = each.kind() == Condition.Kind.WHILE
                        ? feasible.never(each.requirement()) : Optional.empty();
                reason.ifPresent(why -> found.add(each.subject(), Diagnostic.of(Code.RULESET__WHILE_NEVER_HOLDS,
                        each.place(), "name", each.subject().substring(each.subject().lastIndexOf('.') + 1),
                        "reason", why)));
            }
        }
    }
}
