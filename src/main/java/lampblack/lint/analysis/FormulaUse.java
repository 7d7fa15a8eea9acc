package lampblack.lint.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import lampblack.expression.Expression;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.NewRatingBounds;
import lampblack.lint.bounds.RollBounds;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Amount;
import lampblack.rules.Cost;
import lampblack.rules.Range;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.AddPurchase;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.ChoosePurchase;
import lampblack.rules.advance.GainPurchase;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.advance.SwapPurchase;
import lampblack.rules.effect.EffectKey;
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
import lampblack.rules.track.Derivation;
import lampblack.rules.track.TraitEntry;
import lampblack.rules.track.TraitSet;

/**
 * A formula and what it stands for.
 *
 * @param subject the id or path of what it belongs to
 * @param isSize whether it is a number of things, which cannot be below 0
 * @param judged whether it decides what may be chosen, rather than what is so in play
 * @param known what the variables of its place can be
 */
public record FormulaUse(String subject, Expression expression, boolean isSize, boolean judged,
        Function<SheetBounds, Map<String, Interval>> known) {

    private static final Function<SheetBounds, Map<String, Interval>> NONE = bounds -> Map.of();

    /** Every formula of a sheet, those of its requirements last. */
    static List<FormulaUse> of(SheetRules sheet, List<RequirementUse> conditions) {
        FormulaCollector collector = new FormulaCollector(new ArrayList<>());
        collector.collect(sheet, conditions);
        return collector.all();
    }

    /** What {@code from}, {@code to}, {@code times} and the like can be there. */
    public Map<String, Interval> variables(SheetBounds bounds) {
        return known.apply(bounds);
    }

    private record FormulaCollector(List<FormulaUse> all) {

        void collect(SheetRules sheet, List<RequirementUse> conditions) {
            sheet.traits().values().forEach(this::set);
            sheet.lists().values().forEach(this::list);
            sheet.tracks().values().forEach(this::track);
            sheet.creation().values().forEach(this::step);
            sheet.earning().values().forEach(earning -> range(earning.id(), earning.gives()));
            sheet.advances().values().forEach(advance -> advance(advance, sheet));
            sheet.limits().values().forEach(limit -> size(limit.id(), limit.times()));
            sheet.rolls().values().forEach(this::roll);
            conditions.forEach(condition -> condition.leaves().stream().flatMap(leaf -> leaf.formula().stream())
                    .forEach(formula -> add(condition.subject(), formula, false, isJudged(condition, sheet), NONE)));
        }

        private void roll(Roll roll) {
            Set<Expression> marks = RollMark.of(roll).stream().flatMap(mark -> mark.amount().formula().stream())
                    .collect(Collectors.toSet());
            roll.formulas().forEach(formula -> add(roll.id(), formula, marks.contains(formula), false,
                    bounds -> new RollBounds(bounds, roll).variables()));
        }

        private static boolean isJudged(RequirementUse condition, SheetRules sheet) {
            return switch (condition.kind()) {
                case OPTION, ADVANCE, GAIN -> true;
                case RULE -> sheet.rules().get(condition.subject()).isJudged();
                case WHILE, ROLL -> false;
            };
        }

        private void set(TraitSet set) {
            size(set.id(), set.min());
            size(set.id(), set.max());
            size(set.id(), set.start());
            derivation(set.id(), set.derived());
            size(set.id(), set.atMost());
            for (TraitEntry entry : set.entries().values()) {
                String path = set.id() + "." + entry.label().id();
                entry.start().ifPresent(start -> size(path, start));
                entry.max().ifPresent(max -> size(path, max));
                derivation(path, entry.derived());
            }
        }

        private void derivation(String subject, Optional<Derivation> derived) {
            derived.flatMap(Derivation::formula).ifPresent(expression -> add(subject, expression, false, true, NONE));
        }

        private void list(OptionList list) {
            size(list.id(), list.atMost());
            cost(list.id(), list.price(), NONE);
            between(list.id(), list.gains().only().price());
            list.entries().values().forEach(this::option);
        }

        private void option(Option option) {
            String path = option.key().toString();
            size(path, option.times());
            option.uses().ifPresent(uses -> size(path, uses, false));
            option.boxes().ifPresent(boxes -> size(path, boxes, false));
            option.price().ifPresent(price -> cost(path, price, NONE));
            option.asks().values().forEach(question -> between(path, question.only().price()));
            taken(path, option.whenTaken(), track -> true);
            option.gives().stream().flatMap(gives -> gives.effects().stream())
                    .forEach(effect -> effect.amount().ifPresent(amount ->
                            amount(path, amount, effect.key() != EffectKey.RATINGS, false, NONE)));
            option.gives().stream().flatMap(gives -> gives.effects().stream()).forEach(effect ->
                    effect.adding().ifPresent(amount -> amount(path, amount, false, false, NONE)));
        }

        /** @param judged whether what a track is moved by is judged by choices alone */
        private void taken(String subject, WhenTaken whenTaken, Predicate<String> judged) {
            whenTaken.amounts().forEach((track, amount) -> amount(subject, amount, false, judged.test(track), NONE));
            whenTaken.elsewhere().values().forEach(amount -> amount(subject, amount, false, true, NONE));
            whenTaken.ticks().ifPresent(amount -> amount(subject, amount, false, false, NONE));
            whenTaken.forMembers().forEach(members -> members.amounts().values()
                    .forEach(amount -> amount(subject, amount, false, true, NONE)));
        }

        private void track(Track track) {
            List<Amount> judged = track.levels(false);
            track.levels(true).forEach(level -> amount(track.id(), level, false, judged.contains(level), NONE));
            boolean sizes = !track.shape().isMoved();
            track.shape().amounts().forEach((row, amount) -> amount(
                    row.isEmpty() ? track.id() : track.id() + "." + row, amount, sizes, track.ledger(), NONE));
        }

        private void step(CreationStep step) {
            switch (step) {
                case SpendStep spend -> {
                    range(spend.id(), spend.points());
                    spend.upTo().ifPresent(most -> size(spend.id(), most));
                }
                case ChooseStep choose -> {
                    range(choose.id(), choose.picks());
                    between(choose.id(), choose.only().price());
                }
                case SetRatingsStep set -> { }
                case FillStep fill -> { }
            }
        }

        private void advance(Advance advance, SheetRules sheet) {
            cost(advance.id(), advance.cost(), bounds -> NewRatingBounds.variables(advance, bounds));
            size(advance.id(), advance.times());
            taken(advance.id(), advance.whenTaken(), track -> sheet.tracks().get(track).ledger());
            switch (advance.purchase()) {
                case RaisePurchase raise -> {
                    raise.upTo().ifPresent(most -> size(advance.id(), most));
                    between(advance.id(), raise.only());
                }
                case ChoosePurchase choose -> {
                    size(advance.id(), choose.picks());
                    between(advance.id(), choose.only().price());
                }
                case GainPurchase gain -> gain.amounts().values()
                        .forEach(amount -> amount(advance.id(), amount, false, true, NONE));
                case AddPurchase add -> { }
                case SwapPurchase swap -> { }
            }
        }

        private void cost(String subject, Cost cost, Function<SheetBounds, Map<String, Interval>> known) {
            cost.all().stream().flatMap(price -> price.amounts().stream())
                    .forEach(amount -> amount(subject, amount, true, true, known));
        }

        private void between(String subject, Range range) {
            range.amounts().forEach(amount -> amount(subject, amount, false, true, NONE));
        }

        private void range(String subject, Range range) {
            range.amounts().forEach(amount -> size(subject, amount));
        }

        private void size(String subject, Amount amount) {
            size(subject, amount, true);
        }

        private void size(String subject, Amount amount, boolean judged) {
            amount(subject, amount, true, judged, NONE);
        }

        private void amount(String subject, Amount amount, boolean isSize, boolean judged,
                Function<SheetBounds, Map<String, Interval>> known) {
            amount.formula().ifPresent(expression -> add(subject, expression, isSize, judged, known));
        }

        private void add(String subject, Expression expression, boolean isSize, boolean judged,
                Function<SheetBounds, Map<String, Interval>> known) {
            all.add(new FormulaUse(subject, expression, isSize, judged, known));
        }
    }
}
