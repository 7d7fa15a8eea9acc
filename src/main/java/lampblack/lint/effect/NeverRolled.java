package lampblack.lint.effect;

import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.lint.bounds.RollBounds;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectKey;
import lampblack.rules.effect.ModifyRoll;
import lampblack.rules.roll.Roll;
import lampblack.ruleset.Ruleset;

/** A roll never has a die, and without dice there is no roll. */
public final class NeverRolled implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        for (SheetRules sheet : ruleset.allSheets()) {
            SheetBounds bounds = findings.bounds(sheet);
            for (Roll roll : sheet.rolls().values()) {
                if (roll.zero().isPresent()) {
                    continue;
                }
                boolean more = Stream.concat(roll.modifiers(), ruleset.allSheets().stream().flatMap(sheetRules ->
                        findings.effects(sheetRules).stream()).filter(effect -> adds(effect, roll))
                        .flatMap(effect -> effect.asModifyRoll().stream()).map(ModifyRoll::modifier))
                        .anyMatch(rollModifier -> rollModifier.dice() > 0);
                if (!more && new RollBounds(bounds, roll).dice().high() <= 0) {
                    findings.add(roll.id(), Diagnostic.of(Code.RULESET__NEVER_ROLLED, roll.label().key("dice"), "roll",
                            roll.id()).note(Message.of("note.roll-zero")));
                }
            }
        }
    }

    private static boolean adds(Effect effect, Roll roll) {
        return effect.key() == EffectKey.ROLLS && effect.subject().equals(roll.id());
    }
}
