package lampblack.lint.effect;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.AddPurchase;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.effect.ChangeRating;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectKey;
import lampblack.rules.effect.RaiseCap;
import lampblack.rules.option.Option;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.GivenRatings;
import lampblack.rules.step.RolledRatings;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/** A limit, or a rating that is set, above the highest that there ever is. */
public final class UnreachedLimit implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        UnreachedLimitInSheet checked = new UnreachedLimitInSheet(sheet, findings.bounds(sheet), findings);
        sheet.creation().values().forEach(checked::step);
        sheet.traits().values().forEach(checked::starts);
        sheet.advances().values().forEach(checked::advance);
        sheet.options().forEach(checked::option);
    }

    private record UnreachedLimitInSheet(SheetRules rules, SheetBounds bounds, Findings findings) {

        void step(CreationStep step) {
            switch (step) {
                case SpendStep spend -> spend.upTo().ifPresent(most ->
                        limit(bounds.amount(most), spend.set(), spend.id(), spend.label().place("up-to")));
                case SetRatingsStep set -> {
                    switch (set.scores()) {
                        case RolledRatings rolled -> rolled(set, rolled);
                        case GivenRatings given -> given(set, given.values());
                    }
                }
                case ChooseStep choose -> { }
                case FillStep fill -> { }
            }
        }

        private void rolled(SetRatingsStep step, RolledRatings rolled) {
            if (rolled.ratings().isEmpty()) {
                rating(Interval.exactly(rolled.dice().least()), step.set(), step.id(), step.label().place("roll"));
            }
            rolled.ratings().forEach((results, rating) -> rating(Interval.exactly(rating), step.set(), step.id(),
                    step.label().place("comes-to", results)));
        }

        private void given(SetRatingsStep step, List<Long> values) {
            for (int i = 0; i < values.size(); i++) {
                rating(Interval.exactly(values.get(i)), step.set(), step.id(), step.label().place("set", "" + i));
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
            switch (advance.purchase()) {
                case RaisePurchase raise -> raise(advance, raise);
                case AddPurchase add -> rating(Interval.exactly(add.at()), add.set(), advance.id(),
                        advance.label().place("at"));
                default -> { }
            }
        }

        private void raise(Advance advance, RaisePurchase raise) {
            Stream<Trait> raised = Stream.concat(raise.traits().stream(), raise.sets().stream().map(rules.traits()::get)
                    .flatMap(set -> bounds.ratings().traits(set).stream()));
            times(advance.times(), raised, 1, advance.id(), advance.label().place("times"));
            if (raise.upTo().isPresent() && raise.traits().isEmpty() && raise.sets().size() == 1) {
                limit(bounds.amount(raise.upTo().get()), raise.sets().get(0), advance.id(),
                        advance.label().place("up-to"));
            }
        }

        /** More takings than there is room for what each of them adds; what players name has room for more. */
        private void times(Amount times, Stream<Trait> raised, long by, String subject, Span place) {
            long room = 0;
            for (Trait trait : raised.toList()) {
                TraitSet set = rules.traits().get(trait.set());
                long fits = set.open() ? Interval.MAX
                        : bounds.ratings().cap(trait).high() - bounds.ratings().lowest(trait).low();
                room = Math.min(Interval.MAX / 2, room + Math.min(Interval.MAX / 2, Math.max(0, fits)));
            }
            long most = (room + by - 1) / by;
            if (bounds.amount(times).low() > most && times.fixed().filter(number -> number != Amount.UNLIMITED)
                    .isPresent()) {
                findings.add(subject, Diagnostic.of(Code.RULESET__UNREACHED_LIMIT, place, Message.of(
                        "ruleset.unreached-limit.times", "times", bounds.amount(times).low(), "most", most)));
            }
        }

        /** Takings of an option of which the last find nothing left to raise. */
        private void takings(Option option) {
            List<Effect> all = option.gives().stream().flatMap(gives -> gives.effects().stream()).toList();
            boolean raises = !all.isEmpty() && option.gives().stream().allMatch(gives -> gives.time() == 0)
                    && all.stream().allMatch(effect -> effect.key() == EffectKey.RATINGS
                            && effect.added().orElse(0) > 0);
            if (raises) {
                Stream<Trait> traits = all.stream().map(effect -> effect.target().orElseThrow().declaredTrait())
                        .flatMap(trait -> trait.id().equals(Quantity.ANY)
                                ? bounds.ratings().traits(rules.traits().get(trait.set())).stream() : Stream.of(trait));
                long by = all.stream().mapToLong(effect -> effect.added().orElse(1)).min().orElse(1);
                times(option.times(), Distinct.of(traits).stream(), by, option.key().toString(),
                        option.label().place("times"));
            }
        }

        void option(Option option) {
            takings(option);
            option.gives().forEach(gives -> gives.forEach((effect, place) ->
                    effect(effect, option.key().toString(), place)));
        }

        private void effect(Effect effect, String subject, Span place) {
            switch (effect) {
                case ChangeRating rating -> rating(rating, subject, place);
                case RaiseCap raise -> stepCap(raise, subject, place);
                default -> { }
            }
        }

        private void rating(ChangeRating change, String subject, Span place) {
            String set = set(change.trait().known());
            if (change.upTo().isPresent()) {
                limit(Interval.exactly(change.upTo().get()), set, subject, place);
            } else if (change.set().isPresent() && rules.traits().containsKey(set)) {
                rating(bounds.amount(change.set().get()), set, subject, place);
            }
        }

        /** A cap that is raised within a step of creation. */
        private void stepCap(RaiseCap raise, String subject, Span place) {
            String of = raise.of().known();
            if (of.startsWith("creation.")) {
                Optional.ofNullable(rules.creation().get(of.substring("creation.".length())))
                        .flatMap(CreationStep::asSpend)
                        .ifPresent(spend -> limit(bounds.amount(raise.to()), spend.set(), subject, place));
            }
        }

        private static String set(String path) {
            int dot = path.indexOf('.');
            return dot < 0 ? path : path.substring(0, dot);
        }

        private void limit(Interval limit, String id, String subject, Span place) {
            above(limit, id).ifPresent(cap -> findings.add(subject, Diagnostic.of(Code.RULESET__UNREACHED_LIMIT, place,
                    "limit", limit.low(), "set", id, "cap", cap)));
        }

        private void rating(Interval rating, String id, String subject, Span place) {
            above(rating, id).ifPresent(cap -> findings.add(subject, Diagnostic.of(Code.RULESET__UNREACHED_LIMIT, place,
                    Message.of("ruleset.unreached-limit.rating", "limit", rating.low(), "set", id, "cap", cap))));
        }

        /** The highest rating of a set, if a number is above it. */
        private Optional<Long> above(Interval limit, String id) {
            TraitSet set = rules.traits().get(id);
            long cap = 0;
            for (Trait trait : bounds.ratings().traits(set)) {
                cap = Math.max(cap, bounds.ratings().cap(trait).high());
            }
            return limit.low() > cap && limit.low() < Interval.MAX ? Optional.of(cap) : Optional.empty();
        }
    }
}
