package lampblack.lint.effect;

import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.effect.ChangeRating;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.RaiseCap;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.GivenRatings;
import lampblack.rules.step.RolledRatings;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.trait.Trait;
import lampblack.rules.trait.TraitSet;
import lampblack.ruleset.Ruleset;

/** A limit, or a rating that is set, above the highest that there ever is. */
public final class UnreachedLimit implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.allSheets()) {
            UnreachedLimitInSheet checked = new UnreachedLimitInSheet(sheet, found.bounds(sheet), found);
            sheet.creation().values().forEach(checked::step);
            sheet.traits().values().forEach(checked::starts);
            sheet.advances().values().forEach(checked::advance);
            for (OptionList list : sheet.lists().values()) {
                list.entries().values().forEach(checked::option);
            }
        }
    }

    private record UnreachedLimitInSheet(SheetRules rules, SheetBounds bounds, Findings found) {

        void step(CreationStep step) {
            if (step instanceof SpendStep spend && spend.upTo().isPresent()) {
                limit(bounds.amount(spend.upTo().get()), spend.set(), spend.id(), spend.label().place("up-to"));
            } else if (step instanceof SetRatingsStep set && set.scores() instanceof RolledRatings rolled) {
                if (rolled.ratings().isEmpty()) {
                    rating(Interval.exactly(rolled.dice().least()), set.set(), set.id(), set.label().place("roll"));
                }
                rolled.ratings().forEach((results, rating) -> rating(Interval.exactly(rating), set.set(), set.id(),
                        set.label().place("comes-to", results)));
            } else if (step instanceof SetRatingsStep set && set.scores() instanceof GivenRatings given) {
                for (int i = 0; i < given.values().size(); i++) {
                    rating(Interval.exactly(given.values().get(i)), set.set(), set.id(),
                            set.label().place("set", "" + i));
                }
            }
        }

        /** What a set and its entries start with. */
        void starts(TraitSet set) {
            if (set.derived().isPresent()) {
                return;
            }
            rating(bounds.amount(set.start()), set.id(), set.id(), set.label().place("rating", "start"));
            set.entries().forEach((id, entry) -> entry.start().ifPresent(start -> rating(bounds.amount(start), set.id(),
                    set.id() + "." + id, entry.label().place("start"))));
        }

        void advance(Advance advance) {
            if (advance.purchase() instanceof RaisePurchase raise && raise.upTo().isPresent() && raise.traits()
                    .isEmpty()
                    && raise.sets().size() == 1) {
                limit(bounds.amount(raise.upTo().get()), raise.sets().get(0), advance.id(),
                        advance.label().place("up-to"));
            }
        }

        void option(Option option) {
            for (EffectBlock gives : option.gives()) {
                for (int i = 0; i < gives.effects().size(); i++) {
                    effect(gives.effects().get(i), option.key().toString(), gives.places().get(i));
                }
            }
        }

        private void effect(Effect effect, String subject, Span place) {
            if (effect instanceof ChangeRating add && add.upTo().isPresent()) {
                limit(Interval.exactly(add.upTo().get()), set(add.trait().known()), subject, place);
            } else if (effect instanceof ChangeRating add && add.set().isPresent()
                    && rules.traits().containsKey(set(add.trait().known()))) {
                rating(bounds.amount(add.set().get()), set(add.trait().known()), subject, place);
            } else if (effect instanceof RaiseCap raise && raise.of().known().startsWith("creation.")) {
                CreationStep step = rules.creation().get(raise.of().known().substring("creation.".length()));
                if (step instanceof SpendStep spend) {
                    limit(bounds.amount(raise.to()), spend.set(), subject, place);
                }
            }
        }

        private static String set(String path) {
            int dot = path.indexOf('.');
            return dot < 0 ? path : path.substring(0, dot);
        }

        private void limit(Interval limit, String id, String subject, Span place) {
            above(limit, id).ifPresent(cap -> found.add(subject, Diagnostic.of(Code.RULESET__UNREACHED_LIMIT, place,
                    "limit", limit.low(), "set", id, "cap", cap)));
        }

        private void rating(Interval rating, String id, String subject, Span place) {
            above(rating, id).ifPresent(cap -> found.add(subject, Diagnostic.of(Code.RULESET__UNREACHED_LIMIT, place,
                    Message.of("ruleset.unreached-limit.rating", "limit", rating.low(), "set", id, "cap", cap))));
        }

        /** The highest rating of a set, if a number is above it. */
        private Optional<Long> above(Interval limit, String id) {
            TraitSet set = rules.traits().get(id);
            long cap = 0;
            for (Trait trait : bounds.ratings().traits(set)) {
                cap = Math.max(cap, bounds.ratings().cap(trait).high());
            }
            return limit.low() > cap && limit.low() < Interval.MOST ? Optional.of(cap) : Optional.empty();
        }
    }
}
