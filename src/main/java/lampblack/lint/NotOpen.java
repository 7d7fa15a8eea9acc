package lampblack.lint;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.rules.AddTrait;
import lampblack.rules.Advance;
import lampblack.rules.Label;
import lampblack.rules.OptionList;
import lampblack.rules.SheetRules;
import lampblack.rules.Swap;
import lampblack.rules.TraitSet;
import lampblack.ruleset.Ruleset;

/** Something is to be named anew in a set or list whose entries are fixed. */
final class NotOpen implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.sheets().values()) {
            for (Advance advance : sheet.advances().values()) {
                if (advance.purchase() instanceof AddTrait add) {
                    set(sheet.traits().get(add.set()), advance, found);
                } else if (advance.purchase() instanceof Swap swap) {
                    swap.sets().forEach(set -> set(sheet.traits().get(set), advance, found));
                    swap.lists().forEach(list -> list(sheet.lists().get(list), advance, found));
                }
            }
        }
    }

    private static void set(TraitSet set, Advance advance, Findings found) {
        if (!set.open()) {
            found.add(found(set.label(), advance));
        }
    }

    private static void list(OptionList list, Advance advance, Findings found) {
        if (!list.open()) {
            found.add(found(list.label(), advance));
        }
    }

    private static Diagnostic found(Label block, Advance advance) {
        return Diagnostic.of(Code.RULESET__NOT_OPEN, advance.label().span(), "block", block.id())
                .note(Message.of("note.make-open", "block", block.id()), block.span());
    }
}
