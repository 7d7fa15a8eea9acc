package lampblack.lint;

import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.rules.AddToRoll;
import lampblack.rules.Roll;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;

/** A roll never has a die, and without dice there is no roll. */
final class NeverRolled implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.sheets().values()) {
            Bounds bounds = found.bounds(sheet);
            for (Roll roll : sheet.rolls().values()) {
                if (roll.zero().isPresent()) {
                    continue;
                }
                boolean more = Stream.concat(roll.boosts(), ruleset.sheets().values().stream().flatMap(each ->
                        found.effects(each).stream()).filter(effect -> adds(effect, roll))
                        .map(effect -> ((AddToRoll) effect).boost())).anyMatch(each -> each.dice() > 0);
                if (!more && new RollBounds(bounds, roll).dice().high() <= 0) {
                    found.add(roll.id(), Diagnostic.of(Code.RULESET__NEVER_ROLLED, roll.label().key("dice"), "roll",
                            roll.id()).note(Message.of("note.roll-zero")));
                }
            }
        }
    }

    private static boolean adds(Object effect, Roll roll) {
        return effect instanceof AddToRoll add && add.roll().equals(roll.id());
    }
}
