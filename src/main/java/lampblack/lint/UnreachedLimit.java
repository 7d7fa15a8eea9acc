package lampblack.lint;

import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.AddRating;
import lampblack.rules.Advance;
import lampblack.rules.Effect;
import lampblack.rules.GivenScores;
import lampblack.rules.Gives;
import lampblack.rules.Option;
import lampblack.rules.OptionList;
import lampblack.rules.Raise;
import lampblack.rules.RaiseCap;
import lampblack.rules.RolledScores;
import lampblack.rules.SetRatings;
import lampblack.rules.SheetRules;
import lampblack.rules.Spend;
import lampblack.rules.Step;
import lampblack.rules.Trait;
import lampblack.rules.TraitSet;
import lampblack.ruleset.Ruleset;

/** A limit, or a rating that is set, above the highest that there ever is. */
final class UnreachedLimit implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.allSheets()) {
            Sheet checked = new Sheet(sheet, found.bounds(sheet), found);
            sheet.creation().values().forEach(checked::step);
            sheet.traits().values().forEach(checked::starts);
            sheet.advances().values().forEach(checked::advance);
            for (OptionList list : sheet.lists().values()) {
                list.entries().values().forEach(checked::option);
            }
        }
    }

    private record Sheet(SheetRules rules, Bounds bounds, Findings found) {

        void step(Step step) {
            if (step instanceof Spend spend && spend.upTo().isPresent()) {
                limit(bounds.amount(spend.upTo().get()), spend.set(), spend.id(), spend.label().place("up-to"));
            } else if (step instanceof SetRatings set && set.scores() instanceof RolledScores rolled) {
                if (rolled.ratings().isEmpty()) {
                    rating(Interval.exactly(rolled.dice().least()), set.set(), set.id(), set.label().place("roll"));
                }
                rolled.ratings().forEach((results, rating) -> rating(Interval.exactly(rating), set.set(), set.id(),
                        set.label().place("comes-to", results)));
            } else if (step instanceof SetRatings set && set.scores() instanceof GivenScores given) {
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
            if (advance.purchase() instanceof Raise raise && raise.upTo().isPresent() && raise.traits().isEmpty()
                    && raise.sets().size() == 1) {
                limit(bounds.amount(raise.upTo().get()), raise.sets().get(0), advance.id(),
                        advance.label().place("up-to"));
            }
        }

        void option(Option option) {
            for (Gives gives : option.gives()) {
                for (int i = 0; i < gives.effects().size(); i++) {
                    effect(gives.effects().get(i), option.key().toString(), gives.places().get(i));
                }
            }
        }

        private void effect(Effect effect, String subject, Span place) {
            if (effect instanceof AddRating add && add.upTo().isPresent()) {
                limit(Interval.exactly(add.upTo().get()), set(add.trait().known()), subject, place);
            } else if (effect instanceof AddRating add && add.set().isPresent()
                    && rules.traits().containsKey(set(add.trait().known()))) {
                rating(bounds.amount(add.set().get()), set(add.trait().known()), subject, place);
            } else if (effect instanceof RaiseCap raise && raise.of().known().startsWith("creation.")) {
                Step step = rules.creation().get(raise.of().known().substring("creation.".length()));
                if (step instanceof Spend spend) {
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
