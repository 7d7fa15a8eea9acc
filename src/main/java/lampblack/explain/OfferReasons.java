package lampblack.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Note;
import lampblack.offers.Offer;
import lampblack.rules.Candidate;
import lampblack.rules.OtherTrack;
import lampblack.rules.Quantity;
import lampblack.rules.Violation;
import lampblack.rules.advance.Advance;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.step.CreationStep;
import lampblack.rules.track.Track;
import lampblack.rules.track.Trait;

/** Explains why something may be taken next, or why not. */
record OfferReasons(ExplanationContext context) {

    /** An offer with its cost and every objection to it. */
    Reason offer(Offer offer) {
        Map<String, String> keys = offer.candidate().keys();
        Object title = keys.values().stream().allMatch(Candidate.BLANK::equals)
                ? Message.of("cli.offer.own", "block", offer.candidate().title()) : offer.candidate().title();
        String key = offer.isOpen() ? "why.offer-open" : "why.offer-closed";
        Message words = keys.isEmpty() ? Message.of(key + ".alone", "title", offer.label().title())
                : Message.of(key, "title", title, "where", offer.label().title());
        Reason reason = Reason.of(words).at(rule(offer)).with(costs(offer));
        for (Violation violation : offer.violations()) {
            reason = reason.with(objection(offer, violation));
        }
        return offer.isOpen() ? reason.with(option(offer).map(option -> met(option)).orElse(List.of())) : reason;
    }

    private List<Reason> met(Option option) {
        return new OptionReasons(context).requires(option, context.at());
    }

    private Optional<Citation> rule(Offer offer) {
        return option(offer).flatMap(option -> context.rules().at(option))
                .or(() -> context.rules().at(block(offer), offer.label().id()));
    }

    private static String block(Offer offer) {
        return offer.block().equals(Offer.ADVANCE) ? "advances" : "creation";
    }

    private Optional<Option> option(Offer offer) {
        return choice(offer).flatMap(choice -> context.sheet().option(choice.from().key(
                offer.candidate().keys().getOrDefault("choose", ""), context.sheet())));
    }

    private Optional<ListChoice> choice(Offer offer) {
        String id = offer.label().id();
        return offer.block().equals(Offer.ADVANCE) ? context.sheet().advances().get(id).listChoice()
                : context.sheet().creation().get(id).listChoice();
    }

    private List<Reason> costs(Offer offer) {
        List<Reason> parts = new ArrayList<>();
        for (Map.Entry<String, Long> entry : offer.cost().entrySet()) {
            if (OtherTrack.of(entry.getKey()).isPresent()) {
                parts.add(Reason.of(Message.of("why.costs.elsewhere", "amount", entry.getValue(), "track",
                        context.evaluated().currencyTitle(entry.getKey(), entry.getValue())))
                                .at(cost(offer, entry.getKey())));
                continue;
            }
            Track track = context.sheet().tracks().get(entry.getKey());
            Message words = Message.of("why.costs", "amount", entry.getValue(), "track",
                    context.at().titleOf(track.label(), entry.getValue()), "left", context.at().balance(track.id()));
            parts.add(Reason.of(words).at(cost(offer, track.id())));
        }
        return parts;
    }

    /** Where a price is written: of the option, of its list, or of the advance. */
    private Optional<Citation> cost(Offer offer, String currency) {
        Advance advance = context.sheet().advances().get(offer.label().id());
        if (!advance.cost().ofChosen()) {
            return context.rules().at("advances", advance.id(), "cost", currency);
        }
        Optional<Option> option = option(offer).filter(item -> item.price().isPresent());
        return option.isPresent() ? context.rules().at(option.get(), "price", currency)
                : context.rules().at("lists", option(offer).map(item -> item.key().list())
                        .or(() -> choice(offer).map(choice -> choice.from().ids().get(0))).orElse(""), "price",
                                currency);
    }

    private Reason objection(Offer offer, Violation violation) {
        boolean owed = violation.found().code() == Code.CREATION__UNFINISHED;
        Reason reason = Reason.of(violation.found().message())
                .at(owed ? List.of(Citation.of(violation.found().span())) : notes(violation));
        return reason.with(because(offer, violation));
    }

    private static List<Citation> notes(Violation violation) {
        return violation.found().notes().stream().map(Note::span).flatMap(Optional::stream)
                .filter(span -> !span.source().text().isEmpty()).map(Citation::of).toList();
    }

    /** What more there is to tell of an objection; nothing where its sentence says it all. */
    private List<Reason> because(Offer offer, Violation violation) {
        DerivedSheet derived = context.at();
        Optional<Option> option = option(offer);
        OptionReasons options = new OptionReasons(context);
        Supplier<List<Reason>> step = () -> List.of(new ProgressReasons(context)
                .step(context.sheet().creation().get(offer.label().id())));
        Map<Code, Supplier<List<Reason>>> told = Map.of(
                Code.OPTION__LOCKED, () -> locked(option.flatMap(item -> context.rules().at(item, "locked")),
                        option.map(item -> options.openers(item, derived)).orElse(List.of())),
                Code.OPTION__NOT_OFFERED, () -> option.map(item -> options.openers(item, derived)).orElse(List.of()),
                Code.ADVANCE__LOCKED, () -> locked(context.rules().at("advances", offer.label().id(), "locked"),
                        options.openers(new Quantity.Access.AdvanceAccess(offer.label().id()), derived)),
                Code.OPTION__REQUIREMENT_UNMET, () -> option.map(item -> options.requires(item, derived))
                        .orElse(List.of()),
                Code.ADVANCE__REQUIREMENT_UNMET, () -> requires(offer),
                Code.OPTION__TOO_OFTEN, () -> option.map(item -> List.of(options.option(item))).orElse(List.of()),
                Code.ADVANCE__OVER_CAP, () -> List.of(new RatingReasons(context).rating(
                        Trait.of(violation.subject()))),
                Code.CREATION__OVER_CAP, () -> capped(offer, violation),
                Code.CREATION__OVER_BUDGET, step, Code.CREATION__TOO_MANY_PICKS, step);
        return told.getOrDefault(violation.found().code(), List::of).get();
    }

    /** What an advance requires, and whether it is so. */
    private List<Reason> requires(Offer offer) {
        Advance advance = context.sheet().advances().get(offer.label().id());
        return List.of(Reason.of(Message.of("why.requires"))
                .at(context.rules().at("advances", advance.id(), "requires"))
                .with(new ConditionReasons(context, context.at()).parts(advance.requires())));
    }

    private List<Reason> capped(Offer offer, Violation violation) {
        List<Reason> parts = new ArrayList<>();
        parts.add(new RatingReasons(context).rating(Trait.of(violation.subject())));
        CreationStep step = context.sheet().creation().get(offer.label().id());
        ProgressReasons.upTo(step).ifPresent(upTo ->
                parts.add(new ProgressReasons(context).cap(step, upTo, context.at())));
        return parts;
    }

    private static List<Reason> locked(Optional<Citation> place, List<Reason> openers) {
        List<Reason> parts = new ArrayList<>();
        parts.add(Reason.of(Message.of("why.locked")).at(place));
        parts.addAll(openers);
        return parts;
    }
}
