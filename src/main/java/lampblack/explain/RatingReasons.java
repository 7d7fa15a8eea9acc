package lampblack.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.EntryKind;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Message;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.Purchase;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.derived.DerivedRatings;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Derivation;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/** Explains ratings and their caps. */
record RatingReasons(ExplanationContext context, DerivedSheet derived) {

    RatingReasons(ExplanationContext context) {
        this(context, context.at());
    }

    /** A rating with what was put into it, what is given, what it derives from, and its cap. */
    Reason rating(Trait trait) {
        TraitSet set = context.sheet().traits().get(trait.set());
        Optional<Derivation> derivation = set.derivation(trait.id());
        long rating = derived.rating(trait);
        DerivedRatings.RatingTrace trace = derived.ratings().trace(trait);
        long base = trace.base();
        List<Reason> settings = settings(trait);
        List<DerivedRatings.RatingAddition> additions = trace.additions();
        AbsorbedEffects over = AbsorbedEffects.of(trait, derivation.isPresent() ? List.of() : additions, derived,
                context.timeline());
        List<Reason> parts = new ArrayList<>(!settings.isEmpty() ? settings
                : derivation.map(formula -> derived(trait, formula, base)).orElseGet(() -> chosen(trait, over)));
        EffectReasons effects = new EffectReasons(context);
        for (int i = 0; i < additions.size(); i++) {
            long before = derivation.isPresent() ? 0 : over.amounts().get(i);
            parts.add(effects.adding(additions.get(i).instance(), additions.get(i).amount() + before));
        }
        derived.contributions(new Quantity.TraitRating(trait)).stream()
                .filter(one -> !one.counts() && derived.isThere(one.instance().block()))
                .forEach(one -> parts.add(effects.idle(one.instance(), derived)));
        boolean floored = rating > additions.stream().mapToLong(DerivedRatings.RatingAddition::amount).sum() + base;
        parts.addAll(ExplanationContext.rest(rating, parts, floored ? "why.not-below-least" : "why.over-cap"));
        long cap = derived.cap(trait);
        if (cap != Amount.UNLIMITED) {
            parts.add(cap(trait));
        }
        Message words = cap == Amount.UNLIMITED
                ? Message.of("why.rating", "trait", derived.title(trait), "rating", derived.ratingName(trait, rating))
                : Message.of("why.rating-of", "trait", derived.title(trait), "rating",
                        derived.ratingName(trait, rating), "cap", derived.ratingName(trait, cap));
        return Reason.of(words).worth(rating).with(parts);
    }

    /** The effects that set it, in place of anything else. */
    private List<Reason> settings(Trait trait) {
        EffectReasons effects = new EffectReasons(context);
        return derived.counting(new Quantity.TraitRating(trait)).filter(one -> one.sets().isPresent())
                .map(one -> effects.setting(one.instance(), one.sets().get()).as(Reason.Role.ADDS)).toList();
    }

    private List<Reason> chosen(Trait trait, AbsorbedEffects over) {
        List<Reason> parts = new ArrayList<>();
        Amount start = context.sheet().traits().get(trait.set()).start(trait.id());
        List<Reason> put = put(trait, over);
        if (start.evaluate(derived) != 0 || put.isEmpty()) {
            long amount = start.evaluate(derived);
            parts.add(Reason.of(Message.of("why.start", "amount", amount)).adding(amount).at(rule(trait, "start"))
                    .with(new ConditionReasons(context, derived).basis(start)));
        }
        parts.addAll(put);
        return parts;
    }

    /** What was put, each way once with all its places. */
    private List<Reason> put(Trait trait, AbsorbedEffects over) {
        Map<Message, Reason> ways = new LinkedHashMap<>();
        for (Timeline.TraitChange moment : context.timeline().changes(trait)) {
            Message way = way(moment, trait.set());
            Reason part = ways.getOrDefault(way, Reason.of(way)).at(context.timeline().place(moment, trait.set()));
            long points = moment.points() - over.by(moment.event());
            ways.put(way, moment.points() == 0 && part.number().isEmpty() ? part
                    : part.adding(part.number().orElse(0L) + points));
        }
        return ways.entrySet().stream().map(entry -> worded(entry.getKey(), entry.getValue())).toList();
    }

    private static Reason worded(Message way, Reason part) {
        if (way.key().startsWith("why.entry.")) {
            Message moved = Message.of(way.key(), "amount", ExplanationContext.signed(part.number().orElse(0L)));
            return new Reason(moved, part.number(), part.role(), part.places(), part.parts());
        }
        Message words = part.number().isEmpty() ? way : Message.of("why.put", "amount", part.number().get(), "how",
                way);
        return new Reason(words, part.number(), part.role(), part.places(), part.parts());
    }

    /** In which way points were put: it is said once for all stages that did the same. */
    private Message way(Timeline.TraitChange moment, String set) {
        TimelineEvent event = moment.event();
        Message act = new EffectReasons(context).act(event);
        if (moment.renames()) {
            String old = event.before().rating(set, moment.keyBefore()).orElseThrow().name();
            return Message.of("why.was", "name", old, "how", act);
        }
        if (event.step().isPresent()) {
            return Message.of("why.put-at-creation", "step", event.step().get().label().title());
        }
        return event.entry().map(entry -> switch (entry.kind()) {
            case CHANGE -> Message.of("why.kept", "how", act);
            case GAIN -> Message.of("why.entry.gain");
            case LOSE -> Message.of("why.entry.lose");
            case ADVANCE -> Message.of(raises(entry) ? "why.raised" : "why.came", "how", act);
            case EARN, DUE, MILESTONE, PAYS, ROLL, BEGIN, RETIRE, NOTE -> Message.of("why.came", "how", act);
        }).orElse(Message.of("why.came", "how", act));
    }

    private boolean raises(LedgerEntry entry) {
        return entry.header().node().text(EntryKind.ADVANCE.word()).map(context.sheet().advances()::get)
                .map(Advance::purchase).filter(RatingReasons::isRaise).isPresent();
    }

    private static boolean isRaise(Purchase purchase) {
        return switch (purchase) {
            case RaisePurchase raise -> true;
            default -> false;
        };
    }

    private List<Reason> derived(Trait trait, Derivation derivation, long base) {
        return switch (derivation) {
            case Derivation.IsFormula is -> {
                Reason formula = new ConditionReasons(context, derived).formula(is.expression());
                yield List.of(new Reason(Message.of("why.by-formula", "amount", base, "formula",
                        is.expression().toString()), Optional.of(base), Reason.Role.ADDS, formula.places(),
                        formula.parts()));
            }
            case Derivation.CountsUnder counted -> under(trait, counted.set(), true);
            case Derivation.SumsUnder summed -> under(trait, summed.set(), false);
        };
    }

    /** What each trait under another adds to its rating: 1 where they are counted, its own rating where added up. */
    private List<Reason> under(Trait trait, String set, boolean counts) {
        List<Reason> parts = new ArrayList<>();
        for (Trait item : derived.ratings().under(set, trait.id())) {
            long rating = derived.rating(item);
            long adds = counts ? Math.min(1, Math.max(0, rating)) : rating;
            Message words = Message.of(counts ? "why.counts" : "why.sums", "amount", adds, "trait", derived.title(item),
                    "rating", derived.ratingName(item, rating));
            parts.add(Reason.of(words).adding(adds).at(placed(item)));
        }
        if (parts.isEmpty()) {
            Message words = Message.of("why.none-under", "set", context.sheet().traits().get(set).label().title());
            parts.add(Reason.of(words).adding(0).at(rule(trait, counts ? "counts" : "sums")));
        }
        return parts;
    }

    /** Where it is stated what a trait stands under. */
    private Optional<Citation> placed(Trait trait) {
        return context.sheet().traits().get(trait.set()).open()
                ? context.timeline().placed(trait)
                        .map(traitChange -> context.timeline().place(traitChange, trait.set()))
                : context.rules().at("traits", trait.set(), "entries", trait.id(), "under");
    }

    /** What a trait stands under, and where that is stated. */
    Reason under(Trait trait) {
        String above = context.sheet().traits().get(trait.set()).under().orElseThrow();
        Message words = Message.of("why.under", "trait", derived.title(trait), "parent",
                derived.title(new Trait(above, derived.parent(trait))));
        List<Reason> moments = context.timeline().placed(trait).stream()
                .map(traitChange -> Reason.of(Message.of("why.placed", "how", new EffectReasons(context)
                .act(traitChange.event())))
                        .at(placed(trait))).toList();
        return moments.isEmpty() ? Reason.of(words).at(placed(trait)) : Reason.of(words).with(moments);
    }

    /** How high a rating may go. */
    Reason cap(Trait trait) {
        long cap = derived.cap(trait);
        Amount max = context.sheet().traits().get(trait.set()).max(trait.id());
        return Reason.of(Message.of("why.cap", "cap", ExplanationContext.shown(cap))).worth(cap)
                .with(most(max, rule(trait, "max"), trait.set()))
                .with(raises(new Quantity.TraitCap(trait))).with(raises(new Quantity.SetCap(trait.set())));
    }

    /** How high the ratings of a set may go, as far as its entries do not say otherwise. */
    Reason cap(TraitSet set) {
        List<Reason> parts = new ArrayList<>();
        parts.add(most(set.max(), context.rules().at("traits", set.id(), "rating", "max"), set.id()));
        parts.addAll(raises(new Quantity.SetCap(set.id())));
        long cap = Reason.of(Message.of("why.cap")).with(parts).total().orElse(0L);
        return Reason.of(Message.of("why.cap-of", "block", derived.titleOf(set.label()), "cap",
                ExplanationContext.shown(cap)))
                .worth(cap).with(parts);
    }

    private Reason most(Amount max, Optional<Citation> place, String set) {
        String title = context.sheet().traits().get(set).label().title();
        DerivedSheet judged = derived.byChoices();
        return Reason.of(
                Message.of("why.from-set", "amount", ExplanationContext.shown(max.evaluate(judged)), "set", title))
                .worth(max.evaluate(judged)).as(Reason.Role.HIGHEST).at(place)
                .with(new ConditionReasons(context, judged).basis(max));
    }

    /** The effects that raise a cap, and those that would. */
    List<Reason> raises(Quantity quantity) {
        EffectReasons effects = new EffectReasons(context);
        return derived.contributions(quantity).stream().map(one -> effects.part(one, derived)).toList();
    }

    /** Where a trait's own entry or else its set says something of its rating. */
    private Optional<Citation> rule(Trait trait, String key) {
        RuleSources rules = context.rules();
        return rules.has("traits", trait.set(), "entries", trait.id(), key)
                ? rules.at("traits", trait.set(), "entries", trait.id(), key)
                : rules.at("traits", trait.set(), "rating", key);
    }
}
