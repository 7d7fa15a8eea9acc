package lampblack.lint.condition;

import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.FormulaUse;
import lampblack.lint.analysis.SheetLint;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.AddTo;
import lampblack.rules.effect.ChangeRating;
import lampblack.rules.effect.ChangeSize;
import lampblack.rules.effect.Effect;
import lampblack.rules.track.Derivation;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/** A formula that comes to less than 0 where things are counted, or to a rating outside its bounds, for everybody. */
public final class OutOfBounds implements SheetLint {

    /** More than anything takes away. */
    private static final long NO_BOUND = Interval.MAX / 2;

    @Override
    public void check(SheetRules sheet, Findings findings) {
        SheetBounds bounds = findings.bounds(sheet);
        for (FormulaUse formulaUse : findings.formulas(sheet)) {
            long most = formulaUse.isSize() ? bounds.number(formulaUse.expression(), formulaUse.variables(bounds)).high()
                    : 0;
            if (most < 0) {
                findings.add(formulaUse.subject(),
                        Diagnostic.of(Code.RULESET__OUT_OF_BOUNDS, formulaUse.expression()
                        .span(),
                        "formula", formulaUse.expression().toString(), "most", most));
            }
        }
        sheet.traits().values().forEach(set -> ratings(set, bounds, findings));
        sheet.options().forEach(option -> option.gives().forEach(gives -> gives.forEach((effect, place) ->
                gift(effect, bounds).ifPresent(words -> findings.add(option.key().toString(),
                        Diagnostic.of(Code.RULESET__OUT_OF_BOUNDS, place, words))))));
    }

    /** What an option takes away from something that does not have so much. */
    private static Optional<Message> gift(Effect effect, SheetBounds bounds) {
        long add = effect.added().orElse(0);
        long left = add < 0 ? most(effect, bounds) + add : 0;
        // Where there is nothing to begin with, that is what is wrong.
        return left >= 0 || left <= add ? beyond(effect, bounds) : Optional.of(Message.of("ruleset.out-of-bounds.gift",
                "name", effect.declaredQuantity().path(), "take", -add, "most", left - add));
    }

    /** What it adds to a rating or takes from it, if that is more than such ratings ever differ by. */
    private static Optional<Message> beyond(Effect effect, SheetBounds bounds) {
        if (!(effect instanceof ChangeRating add) || add.set().isPresent()) {
            return Optional.empty();
        }
        TraitSet set = bounds.sheet().traits().get(add.trait().declaredTrait().set());
        if (set == null) {
            return Optional.empty();
        }
        long low = bounds.amount(set.min()).low();
        long high = bounds.ratings().traits(set).stream().mapToLong(trait -> bounds.ratings().cap(trait).high()).max()
                .orElse(Interval.MAX);
        return high >= Interval.MAX || Math.abs(add.added().orElse(0)) <= high - low ? Optional.empty()
                : Optional.of(Message.of("ruleset.out-of-bounds.rating", "set", set.id(), "least", low, "most", high,
                        "by", Math.abs(add.added().orElse(0))));
    }

    /** The most there is before it; no bound for ratings, which are bounded by themselves, and what adds nothing. */
    private static long most(Effect effect, SheetBounds bounds) {
        return switch (effect) {
            case ChangeSize resize -> most(bounds.size(resize.track(), false));
            case AddTo more -> most(bounds.amount(more.most(bounds.sheet())));
            default -> NO_BOUND;
        };
    }

    private static long most(Interval amount) {
        return Math.min(NO_BOUND, amount.high());
    }

    private static void ratings(TraitSet set, SheetBounds bounds, Findings findings) {
        for (Trait trait : bounds.ratings().traits(set)) {
            Optional<Derivation> derived = set.derivation(trait.id());
            derived.flatMap(Derivation::formula).ifPresent(formula ->
                    rating(set, trait, new Derivation.IsFormula(formula), bounds).ifPresent(words ->
                            findings.add(trait.toString(),
                                    Diagnostic.of(Code.RULESET__OUT_OF_BOUNDS, formula.span(), words))));
        }
    }

    private static Optional<Message> rating(TraitSet set, Trait trait, Derivation.IsFormula is, SheetBounds bounds) {
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
