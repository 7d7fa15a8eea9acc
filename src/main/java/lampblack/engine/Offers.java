package lampblack.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import lampblack.character.CharacterFile;
import lampblack.character.Entry;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Advance;
import lampblack.rules.Candidate;
import lampblack.rules.Effort;
import lampblack.rules.Judgement;
import lampblack.rules.Label;
import lampblack.rules.Objection;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;
import lampblack.rules.Step;

/** What a character may take next: every candidate is put to the judge that judges the file, and open if it has nothing to say. */
public final class Offers {

    private static final Span NOWHERE = new Source("offer", "").start();

    /** Every candidate is judged anew, so that all of them may take more than the character itself. */
    private static final long MANY = 5;

    private final Outcome outcome;
    private final SheetRules sheet;
    private final CharacterFile file;
    private final Effort effort;
    private final List<Offer> offers = new ArrayList<>();
    private Optional<Offering.Cut> cut = Optional.empty();

    private Offers(Outcome outcome, Effort effort) {
        this.outcome = outcome;
        this.effort = effort;
        this.sheet = outcome.sheet();
        this.file = outcome.file();
    }

    /** The offers of creation, while it lasts, then those of every advance. */
    public static Offering of(Outcome outcome) {
        return of(outcome, new Effort(MANY * Effort.MOST));
    }

    /** The same, charged to an effort of the caller's. */
    static Offering of(Outcome outcome, Effort effort) {
        Offers all = new Offers(outcome, effort);
        if (outcome.file().ledger().isEmpty()) {
            all.creation();
        }
        all.advances();
        for (PartPlace place : PartPlace.all(outcome.sheet(), outcome.standing().state())) {
            all.of(place);
        }
        return new Offering(List.copyOf(all.offers), all.cut);
    }

    private void creation() {
        Rehearsal rehearsal = new Rehearsal(outcome, effort);
        for (Step step : sheet.creation().values()) {
            offer(step.label(), step.candidates(outcome.standing()), candidate -> {
                Node choice = step.with(file.creation().get(step.id()), candidate, NOWHERE);
                return new Offer("creation", Optional.empty(), step.label(), candidate, Map.of(),
                        rehearsal.more(file.withCreation(file.creation().with(step.id(), choice))));
            });
        }
    }

    /** Adds an offer for each candidate until no work is left; one that was judged with none left means nothing. */
    private void offer(Label label, List<Candidate> candidates, Function<Candidate, Offer> judged) {
        for (Candidate candidate : candidates) {
            Optional<Offer> offer = effort.isSpent() ? Optional.empty() : Optional.of(judged.apply(candidate));
            if (effort.isSpent()) {
                cut = cut.or(() -> Optional.of(new Offering.Cut(label, candidate)));
                return;
            }
            offer.ifPresent(offers::add);
        }
    }

    private void advances() {
        advances(sheet, Optional.empty());
    }

    /** What may be taken in one part: while creation lasts in its steps, and what may be bought for it. */
    private void of(PartPlace place) {
        boolean ofCreation = file.parts().map(place.kind().id()).filter(all -> all.has(place.written())).isPresent();
        if (file.ledger().isEmpty() && ofCreation) {
            creation(place);
        }
        advances(place.kind().sheet(), Optional.of(place));
    }

    private void creation(PartPlace place) {
        Rehearsal rehearsal = new Rehearsal(outcome, effort);
        MapNode made = PartPlace.fresh(file, place.part()).creation();
        for (Step step : place.kind().sheet().creation().values()) {
            offer(step.label(), step.candidates(place.in(outcome.standing())), candidate -> {
                Node choice = step.with(made.get(step.id()), candidate, NOWHERE);
                return new Offer("creation", Optional.of(place.path()), step.label(), candidate, Map.of(),
                        rehearsal.more(file.withParts(place.with(file.parts(), "creation",
                                made.with(step.id(), choice)))));
            });
        }
    }

    private void advances(SheetRules rules, Optional<PartPlace> place) {
        Standing now = outcome.standing();
        Standing before = new Standing(sheet, now.state().playing() ? now.state() : PartsJudge.play(now), effort);
        Standing own = place.map(each -> each.in(before)).orElse(before);
        List<Objection> overdue = overdue();
        List<Objection> known = Trial.whole(file, before);
        for (Advance advance : rules.advances().values()) {
            offer(advance.label(), advance.purchase().candidates(own), candidate -> {
                Entry.Buy entry = entry(advance, candidate, place);
                List<Objection> objections = new ArrayList<>(overdue);
                // Of several that are taken at once this is one; the others are blanks.
                Trial.entry(file, entry, before, outcome.prospect(), effort, known).objections().stream()
                        .filter(each -> each.found().code() != Code.ADVANCE__WRONG_COUNT).forEach(objections::add);
                Optional<Map<String, Long>> cost = advance.price(entry, own);
                return new Offer("advance", place.map(PartPlace::path), advance.label(), candidate,
                        cost.orElse(Map.of()), objections);
            });
        }
    }

    /** What is left of creation would be overdue with the first entry of a ledger. */
    private List<Objection> overdue() {
        if (!file.ledger().isEmpty()) {
            return List.of();
        }
        Judgement judgement = new Judgement();
        outcome.todo().stream().filter(each -> !LinksJudge.isOfLink(each.where()))
                .forEach(todo -> judgement.owe(todo.where(), todo.span(), todo.words()));
        judgement.overdue();
        return judgement.objections();
    }

    private Entry.Buy entry(Advance advance, Candidate candidate, Optional<PartPlace> place) {
        Map<String, MapNode.Entry> keys = new LinkedHashMap<>();
        place.ifPresent(each -> keys.put(PartPlace.KEY, pair(PartPlace.KEY, each.path())));
        keys.put("advance", pair("advance", advance.id()));
        candidate.keys().forEach((key, value) -> keys.put(key, pair(key, value)));
        MapNode node = new MapNode(keys, NOWHERE);
        return (Entry.Buy) Entry.decode(file.ledger().size(), node).orElseThrow();
    }

    private static MapNode.Entry pair(String key, String value) {
        return new MapNode.Entry(Scalar.text(key, NOWHERE), Scalar.text(value, NOWHERE));
    }
}
