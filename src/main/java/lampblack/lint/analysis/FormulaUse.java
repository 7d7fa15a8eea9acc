package lampblack.lint.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.expression.Expression;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.NewRatingBounds;
import lampblack.lint.bounds.RollBounds;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Amount;
import lampblack.rules.Cost;
import lampblack.rules.Price;
import lampblack.rules.Range;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.AddPurchase;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.ChoosePurchase;
import lampblack.rules.advance.Earning;
import lampblack.rules.advance.GainPurchase;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.advance.SwapPurchase;
import lampblack.rules.effect.ChangeRating;
import lampblack.rules.effect.ChangeSize;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.RaiseCap;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.WhenTaken;
import lampblack.rules.roll.Roll;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.rules.trait.Derivation;
import lampblack.rules.trait.TraitEntry;
import lampblack.rules.trait.TraitSet;

/**
 * A formula and what it stands for.
 *
 * @param subject the id or path of what it belongs to
 * @param isSize whether it is a number of things, which cannot be below 0
 * @param variables what {@code from}, {@code to} and {@code times} can be there
 */
public record FormulaUse(String subject, Expression expression, boolean isSize, Map<String, Interval> variables) {

    /** Every formula of a sheet, those of its requirements last. */
    static List<FormulaUse> of(SheetBounds bounds, List<RequirementUse> conditions) {
        FormulaCollector collector = new FormulaCollector(bounds, new ArrayList<>());
        collector.collect(bounds.sheet(), conditions);
        return collector.all();
    }

    private record FormulaCollector(SheetBounds bounds, List<FormulaUse> all) {

        void collect(SheetRules sheet, List<RequirementUse> conditions) {
            sheet.traits().values().forEach(this::set);
            sheet.lists().values().forEach(this::list);
            sheet.tracks().values().forEach(this::track);
            sheet.creation().values().forEach(this::step);
            sheet.earning().values().forEach(this::earning);
            sheet.advances().values().forEach(this::advance);
            sheet.limits().values().forEach(limit -> size(limit.id(), limit.times()));
            sheet.rolls().values().forEach(this::roll);
            for (RequirementUse requirementUse : conditions) {
                requirementUse.leaves().stream().flatMap(leaf -> leaf.formula().stream())
                        .forEach(expression -> add(requirementUse.subject(), expression, false, Map.of()));
            }
        }

        private void set(TraitSet set) {
            size(set.id(), set.min());
            size(set.id(), set.max());
            size(set.id(), set.start());
            derivation(set.id(), set.derived());
            for (TraitEntry entry : set.entries().values()) {
                String path = set.id() + "." + entry.label().id();
                size(path, entry.start());
                size(path, entry.max());
                derivation(path, entry.derived());
            }
        }

        private void derivation(String subject, Optional<Derivation> derived) {
            derived.flatMap(Derivation::formula)
                    .ifPresent(expression -> add(subject, expression, false, Map.of()));
        }

        private void list(OptionList list) {
            size(list.id(), list.atMost());
            cost(list.id(), list.price(), Map.of());
            list.entries().values().forEach(this::option);
        }

        private void option(Option option) {
            String path = option.key().toString();
            size(path, option.times());
            size(path, option.uses());
            size(path, option.boxes());
            option.price().ifPresent(price -> cost(path, price, Map.of()));
            taken(path, option.whenTaken());
            option.gives().forEach(gives -> gives.effects().forEach(effect -> effect(path, effect)));
        }

        private void taken(String subject, WhenTaken whenTaken) {
            whenTaken.amounts().values().forEach(amount -> formula(subject, amount, Map.of()));
            whenTaken.forMembers().forEach(members -> members.amounts().values()
                    .forEach(amount -> formula(subject, amount, Map.of())));
        }

        private void effect(String path, Effect effect) {
            switch (effect) {
                case RaiseCap cap -> size(path, cap.to());
                case ChangeSize resize -> size(path, resize.set());
                case ChangeRating rating -> rating.set().ifPresent(set -> formula(path, set, Map.of()));
                default -> { }
            }
        }

        private void track(Track track) {
            track.levels(true).forEach(amount -> formula(track.id(), amount, Map.of()));
            switch (track.shape()) {
                case TrackShape.Counter counter -> formula(track.id(), counter.max(), Map.of());
                default -> sizes(track);
            }
        }

        private void sizes(Track track) {
            track.shape().amounts().forEach((row, amount) ->
                    size(row.isEmpty() ? track.id() : track.id() + "." + row, amount));
        }

        private void step(CreationStep step) {
            switch (step) {
                case SpendStep spend -> {
                    range(spend.id(), spend.points());
                    size(spend.id(), spend.upTo());
                }
                case ChooseStep choose -> range(choose.id(), choose.picks());
                case SetRatingsStep set -> { }
                case FillStep fill -> { }
            }
        }

        private void earning(Earning earning) {
            range(earning.id(), earning.gives());
        }

        private void advance(Advance advance) {
            cost(advance.id(), advance.cost(), NewRatingBounds.variables(advance, bounds));
            size(advance.id(), advance.times());
            taken(advance.id(), advance.whenTaken());
            switch (advance.purchase()) {
                case RaisePurchase raise -> size(advance.id(), raise.upTo());
                case ChoosePurchase choose -> size(advance.id(), choose.picks());
                case GainPurchase gain -> gain.amounts().values()
                        .forEach(amount -> formula(advance.id(), amount, Map.of()));
                case AddPurchase add -> { }
                case SwapPurchase swap -> { }
            }
        }

        private void roll(Roll roll) {
            Map<String, Interval> variables = new RollBounds(bounds, roll).variables();
            roll.formulas().forEach(formula -> add(roll.id(), formula, false, variables));
        }

        private void cost(String subject, Cost cost, Map<String, Interval> variables) {
            for (Price price : cost.all()) {
                price.amounts().forEach(amount -> formula(subject, amount, variables));
            }
        }

        private void range(String subject, Range range) {
            size(subject, range.least());
            if (range.most() != range.least()) {
                size(subject, range.most());
            }
        }

        private void size(String subject, Optional<Amount> amount) {
            amount.ifPresent(item -> size(subject, item));
        }

        private void size(String subject, Amount amount) {
            amount.formula().ifPresent(expression -> add(subject, expression, true, Map.of()));
        }

        private void formula(String subject, Amount amount, Map<String, Interval> variables) {
            amount.formula().ifPresent(expression -> add(subject, expression, false, variables));
        }

        private void add(String subject, Expression expression, boolean isSize, Map<String, Interval> variables) {
            all.add(new FormulaUse(subject, expression, isSize, variables));
        }
    }
}
