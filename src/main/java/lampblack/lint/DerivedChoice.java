package lampblack.lint;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.AddTrait;
import lampblack.rules.Advance;
import lampblack.rules.Purchase;
import lampblack.rules.Raise;
import lampblack.rules.SheetRules;
import lampblack.rules.Spend;
import lampblack.rules.Step;
import lampblack.rules.Trait;
import lampblack.rules.TraitSet;
import lampblack.ruleset.Ruleset;

/** Points are put where ratings are worked out. What an option gives to such a rating is fine: it is added. */
final class DerivedChoice implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.sheets().values()) {
            for (Step step : sheet.creation().values()) {
                if (step instanceof Spend spend) {
                    set(sheet.traits().get(spend.set()), spend.label().span(), found);
                }
            }
            for (Advance advance : sheet.advances().values()) {
                purchase(advance.purchase(), sheet, advance.label().span(), found);
            }
        }
    }

    private static void purchase(Purchase purchase, SheetRules sheet, Span place, Findings found) {
        if (purchase instanceof AddTrait add) {
            set(sheet.traits().get(add.set()), place, found);
        } else if (purchase instanceof Raise raise) {
            raise.sets().forEach(set -> set(sheet.traits().get(set), place, found));
            raise.traits().forEach(trait -> trait(trait, sheet, place, found));
        }
    }

    private static void set(TraitSet set, Span place, Findings found) {
        boolean everyEntry = !set.entries().isEmpty()
                && set.entries().keySet().stream().allMatch(entry -> set.derivation(entry).isPresent());
        if (set.derived().isPresent() || everyEntry) {
            found.add(Diagnostic.of(Code.RULESET__DERIVED_CHOICE, place, "set", set.id())
                    .note(Message.of("note.defined", "name", set.id()), set.label().span()));
        }
    }

    private static void trait(Trait trait, SheetRules sheet, Span place, Findings found) {
        TraitSet set = sheet.traits().get(trait.set());
        if (set.derivation(trait.id()).isPresent()) {
            Span defined = set.entries().get(trait.id()).label().span();
            found.add(Diagnostic.of(Code.RULESET__DERIVED_CHOICE, place,
                    Message.of("ruleset.derived-choice.trait", "trait", trait.id()))
                    .note(Message.of("note.defined", "name", trait.id()), defined));
        }
    }
}
