package lampblack.lint;

import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.rules.Derivation;
import lampblack.rules.SheetRules;
import lampblack.rules.Trait;
import lampblack.rules.TraitSet;
import lampblack.ruleset.Ruleset;

/** A formula that comes to less than 0 where things are counted, or to a rating outside its bounds, for everybody. */
final class OutOfBounds implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.sheets().values()) {
            Bounds bounds = new Bounds(sheet);
            for (Formula each : Formula.of(bounds)) {
                long most = each.isSize() ? bounds.number(each.expression(), each.variables()).high() : 0;
                if (most < 0) {
                    found.add(each.subject(), Diagnostic.of(Code.RULESET__OUT_OF_BOUNDS, each.expression().span(),
                            "formula", each.expression().toString(), "most", most));
                }
            }
            sheet.traits().values().forEach(set -> ratings(set, bounds, found));
        }
    }

    private static void ratings(TraitSet set, Bounds bounds, Findings found) {
        for (Trait trait : bounds.ratings().traits(set)) {
            Optional<Derivation> derived = set.derivation(trait.id());
            if (derived.isPresent() && derived.get() instanceof Derivation.Is is) {
                rating(set, trait, is, bounds).ifPresent(words -> found.add(trait.toString(),
                        Diagnostic.of(Code.RULESET__OUT_OF_BOUNDS, is.expression().span(), words)));
            }
        }
    }

    private static Optional<Message> rating(TraitSet set, Trait trait, Derivation.Is is, Bounds bounds) {
        Interval range = bounds.ratings().base(trait, is);
        Interval cap = bounds.ratings().cap(trait);
        long min = bounds.amount(set.min()).low();
        String formula = is.expression().toString();
        if (range.low() > cap.high()) {
            return Optional.of(Message.of("ruleset.out-of-bounds.above", "formula", formula, "least", range.low(),
                    "cap", cap.high()));
        }
        return range.high() < min && bounds.ratings().rating(trait).high() < min
                ? Optional.of(Message.of("ruleset.out-of-bounds.below", "formula", formula, "most", range.high(),
                        "min", min))
                : Optional.empty();
    }
}
