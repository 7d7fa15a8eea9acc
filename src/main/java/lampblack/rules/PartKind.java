package lampblack.rules;

import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.step.SpendStep;

/**
 * A kind of small sheet within a sheet, of which there may be several.
 *
 * @param places how many a character may have, before effects
 * @param sheet what each of them is made of
 * @param gains whether the ledger may gain one
 */
public record PartKind(Label label, Range places, SheetRules sheet, GainPolicy gains) {

    public String id() {
        return label.id();
    }

    /** The same, made of something else. */
    public PartKind with(SheetRules other) {
        return new PartKind(label, places, other, gains);
    }

    /** How many there may be at most. */
    public long most(DerivedSheet derived) {
        return SpendStep.plus(places.most().evaluate(derived), derived.morePlaces(id()));
    }

    /** How many there should be at least. */
    public long least(DerivedSheet derived) {
        return Math.min(SpendStep.plus(places.least().evaluate(derived), derived.morePlaces(id())), most(derived));
    }
}
