package lampblack.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.expression.Expression;
import lampblack.rules.Advance;
import lampblack.rules.Amount;
import lampblack.rules.Choose;
import lampblack.rules.Cost;
import lampblack.rules.Derivation;
import lampblack.rules.Earning;
import lampblack.rules.Effect;
import lampblack.rules.If;
import lampblack.rules.Option;
import lampblack.rules.OptionList;
import lampblack.rules.Price;
import lampblack.rules.Raise;
import lampblack.rules.RaiseCap;
import lampblack.rules.Range;
import lampblack.rules.Resize;
import lampblack.rules.Roll;
import lampblack.rules.Shape;
import lampblack.rules.SheetRules;
import lampblack.rules.Spend;
import lampblack.rules.Step;
import lampblack.rules.Take;
import lampblack.rules.Track;
import lampblack.rules.TraitEntry;
import lampblack.rules.TraitSet;

/**
 * A formula and what it stands for.
 *
 * @param subject the id or path of what it belongs to
 * @param isSize whether it is a number of things, which cannot be below 0
 * @param variables what {@code from}, {@code to} and {@code times} can be there
 */
record Formula(String subject, Expression expression, boolean isSize, Map<String, Interval> variables) {

    /** Every formula of a sheet, those of its requirements last. */
    static List<Formula> of(Bounds bounds, List<Condition> conditions) {
        Collector collector = new Collector(bounds, new ArrayList<>());
        collector.collect(bounds.sheet(), conditions);
        return collector.all();
    }

    private record Collector(Bounds bounds, List<Formula> all) {

        void collect(SheetRules sheet, List<Condition> conditions) {
            sheet.traits().values().forEach(this::set);
            sheet.lists().values().forEach(this::list);
            sheet.tracks().values().forEach(this::track);
            sheet.creation().values().forEach(this::step);
            sheet.earning().values().forEach(this::earning);
            sheet.advances().values().forEach(this::advance);
            sheet.rolls().values().forEach(this::roll);
            for (Condition each : conditions) {
                each.leaves().stream().filter(If.class::isInstance)
                        .forEach(leaf -> add(each.subject(), ((If) leaf).expression(), false, Map.of()));
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
            if (derived.isPresent() && derived.get() instanceof Derivation.Is is) {
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
            } else if (effect instanceof Resize resize) {
                size(path, resize.set());
            }
        }

        private void track(Track track) {
            Shape shape = track.shape();
            if (shape instanceof Shape.Boxes boxes) {
                size(track.id(), boxes.size());
            } else if (shape instanceof Shape.Clock clock) {
                size(track.id(), clock.size());
            } else if (shape instanceof Shape.Counter counter && counter.max() instanceof Amount.Formula most) {
                add(track.id(), most.expression(), false, Map.of());
            } else if (shape instanceof Shape.Pool pool) {
                size(track.id(), pool.start());
            } else if (shape instanceof Shape.Rows rows) {
                rows.rows().forEach((id, row) -> size(track.id() + "." + id, row.slots()));
            } else if (shape instanceof Shape.Bands bands) {
                bands.bands().forEach((id, band) -> size(track.id() + "." + id, band.upTo()));
            }
        }

        private void step(Step step) {
            if (step instanceof Spend spend) {
                range(spend.id(), spend.points());
                size(spend.id(), spend.upTo());
            } else if (step instanceof Choose choose) {
                range(choose.id(), choose.picks());
            }
        }

        private void earning(Earning earning) {
            range(earning.id(), earning.gives());
        }

        private void advance(Advance advance) {
            cost(advance.id(), advance.cost(), Climb.variables(advance, bounds));
            size(advance.id(), advance.times());
            if (advance.purchase() instanceof Raise raise) {
                size(advance.id(), raise.upTo());
            } else if (advance.purchase() instanceof Take take) {
                size(advance.id(), take.picks());
            }
        }

        private void roll(Roll roll) {
            Map<String, Interval> variables = new RollBounds(bounds, roll).variables();
            roll.formulas().forEach(each -> add(roll.id(), each, false, variables));
        }

        private void cost(String subject, Cost cost, Map<String, Interval> variables) {
            for (Price price : cost.prices().values()) {
                if (price instanceof Price.Plain plain && plain.amount() instanceof Amount.Formula formula) {
                    add(subject, formula.expression(), false, variables);
                } else if (price instanceof Price.ByRating table) {
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
            amount.ifPresent(each -> size(subject, each));
        }

        private void size(String subject, Amount amount) {
            if (amount instanceof Amount.Formula formula) {
                add(subject, formula.expression(), true, Map.of());
            }
        }

        private void add(String subject, Expression expression, boolean isSize, Map<String, Interval> variables) {
            all.add(new Formula(subject, expression, isSize, variables));
        }
    }
}
