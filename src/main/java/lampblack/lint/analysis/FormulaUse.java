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
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.ChoosePurchase;
import lampblack.rules.advance.Earning;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.effect.ChangeSize;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.RaiseCap;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.requirement.If;
import lampblack.rules.roll.Roll;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
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
            sheet.rolls().values().forEach(this::roll);
            for (RequirementUse requirementUse : conditions) {
                requirementUse.leaves().stream().filter(If.class::isInstance)
                        .forEach(leaf -> add(requirementUse.subject(), ((If) leaf).expression(), false, Map.of()));
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
            if (derived.isPresent() && derived.get() instanceof Derivation.IsFormula is) {
                add(subject, is.expression(), false, Map.of());
            }
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
            option.gives().forEach(gives -> gives.effects().forEach(effect -> effect(path, effect)));
        }

        private void effect(String path, Effect effect) {
            if (effect instanceof RaiseCap cap) {
                size(path, cap.to());
            } else if (effect instanceof ChangeSize resize) {
                size(path, resize.set());
            }
        }

        private void track(Track track) {
            TrackShape shape = track.shape();
            if (shape instanceof TrackShape.Boxes boxes) {
                size(track.id(), boxes.size());
            } else if (shape instanceof TrackShape.Clock clock) {
                size(track.id(), clock.size());
            } else if (shape instanceof TrackShape.Counter counter && counter.max() instanceof Amount.Formula most) {
                add(track.id(), most.expression(), false, Map.of());
            } else if (shape instanceof TrackShape.Pool pool) {
                size(track.id(), pool.start());
            } else if (shape instanceof TrackShape.Rows rows) {
                rows.rows().forEach((id, row) -> size(track.id() + "." + id, row.slots()));
            } else if (shape instanceof TrackShape.Bands bands) {
                bands.bands().forEach((id, band) -> size(track.id() + "." + id, band.upTo()));
            }
        }

        private void step(CreationStep step) {
            if (step instanceof SpendStep spend) {
                range(spend.id(), spend.points());
                size(spend.id(), spend.upTo());
            } else if (step instanceof ChooseStep choose) {
                range(choose.id(), choose.picks());
            }
        }

        private void earning(Earning earning) {
            range(earning.id(), earning.gives());
        }

        private void advance(Advance advance) {
            cost(advance.id(), advance.cost(), NewRatingBounds.variables(advance, bounds));
            size(advance.id(), advance.times());
            if (advance.purchase() instanceof RaisePurchase raise) {
                size(advance.id(), raise.upTo());
            } else if (advance.purchase() instanceof ChoosePurchase take) {
                size(advance.id(), take.picks());
            }
        }

        private void roll(Roll roll) {
            Map<String, Interval> variables = new RollBounds(bounds, roll).variables();
            roll.formulas().forEach(formula -> add(roll.id(), formula, false, variables));
        }

        private void cost(String subject, Cost cost, Map<String, Interval> variables) {
            for (Price price : cost.prices().values()) {
                if (price instanceof Price.AmountPrice plain && plain.amount() instanceof Amount.Formula formula) {
                    add(subject, formula.expression(), false, variables);
                } else if (price instanceof Price.RatingPrice table) {
                    table.table().values().stream().filter(Amount.Formula.class::isInstance).forEach(row ->
                            add(subject, ((Amount.Formula) row).expression(), false, variables));
                }
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
            if (amount instanceof Amount.Formula formula) {
                add(subject, formula.expression(), true, Map.of());
            }
        }

        private void add(String subject, Expression expression, boolean isSize, Map<String, Interval> variables) {
            all.add(new FormulaUse(subject, expression, isSize, variables));
        }
    }
}
