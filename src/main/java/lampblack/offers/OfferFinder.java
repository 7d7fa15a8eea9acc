package lampblack.offers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.replay.DryRun;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.PartLocation;
import lampblack.replay.PartsJudge;
import lampblack.rules.Candidate;
import lampblack.rules.Label;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.Violation;
import lampblack.rules.WorkBudget;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.PaidElsewhere;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.step.CreationStep;

/**
 * What a character may take next: every candidate is put to the judge that judges the file, and open if it has nothing
 * to say.
 */
public final class OfferFinder {

    private static final Span NOWHERE = new Source("offer", "").start();

    /** Every candidate is judged anew, so that all of them may take more than the character itself. */
    private static final long MANY = 5;

    private final EvaluatedCharacter evaluated;
    private final SheetRules sheet;
    private final CharacterFile file;
    private final WorkBudget budget;
    private final OwnersPayment owners;
    private final boolean briefly;
    private final List<Offer> offers = new ArrayList<>();
    private Optional<OfferList.Cut> cut = Optional.empty();

    private OfferFinder(EvaluatedCharacter evaluated, WorkBudget budget, boolean briefly) {
        this.evaluated = evaluated;
        this.briefly = briefly;
        this.budget = budget;
        this.sheet = evaluated.sheet();
        this.file = evaluated.file();
        this.owners = new OwnersPayment(evaluated);
    }

    /** The offers of creation, while it lasts, then those of every advance. */
    public static OfferList of(EvaluatedCharacter evaluated) {
        return of(evaluated, new WorkBudget(MANY * WorkBudget.MAX));
    }

    /** The same, charged to an effort of the caller's. */
    static OfferList of(EvaluatedCharacter evaluated, WorkBudget budget) {
        return of(evaluated, budget, !evaluated.file().hasBegun(), false);
    }

    /** The offers of every advance alone; of what an advance does not have among its choices, only that is said. */
    public static OfferList ofAdvances(EvaluatedCharacter evaluated) {
        return of(evaluated, new WorkBudget(MANY * WorkBudget.MAX), false, true);
    }

    private static OfferList of(EvaluatedCharacter evaluated, WorkBudget budget, boolean creation, boolean briefly) {
        OfferFinder all = new OfferFinder(evaluated, budget, briefly);
        if (creation) {
            all.creation();
        }
        all.advances(evaluated.sheet(), Optional.empty());
        for (PartLocation place : PartLocation.all(evaluated.sheet(), evaluated.derived().choices())) {
            if (creation && all.isOfCreation(place)) {
                all.creation(place);
            }
            all.advances(place.kind().sheet(), Optional.of(place));
        }
        return new OfferList(List.copyOf(all.offers), all.cut);
    }

    private void creation() {
        IncrementalCreation creation = new IncrementalCreation(evaluated, budget);
        for (CreationStep step : sheet.creation().values()) {
            offer(step.label(), step.candidates(evaluated.derived()), candidate -> {
                Node choice = step.withCandidate(file.creation().get(step.id()), candidate, NOWHERE);
                return new Offer("creation", Optional.empty(), step.label(), candidate, Map.of(), Map.of(),
                        creation.newViolations(file.withCreation(file.creation().with(step.id(), choice))));
            });
        }
    }

    /** Adds an offer for each candidate until no work is left; one that was judged with none left means nothing. */
    private void offer(Label label, List<Candidate> candidates, Function<Candidate, Offer> judged) {
        for (Candidate candidate : candidates) {
            Optional<Offer> offer = budget.isSpent() ? Optional.empty() : Optional.of(judged.apply(candidate));
            if (budget.isSpent()) {
                cut = cut.or(() -> Optional.of(new OfferList.Cut(label, candidate)));
                return;
            }
            offer.ifPresent(offers::add);
        }
    }

    private boolean isOfCreation(PartLocation place) {
        return file.parts().map(place.kind().id()).filter(all -> all.has(place.written())).isPresent();
    }

    private void creation(PartLocation place) {
        IncrementalCreation creation = new IncrementalCreation(evaluated, budget);
        MapNode made = PartLocation.asNewCharacter(file, place.part()).creation();
        for (CreationStep step : place.kind().sheet().creation().values()) {
            offer(step.label(), step.candidates(place.in(evaluated.derived())), candidate -> {
                Node choice = step.withCandidate(made.get(step.id()), candidate, NOWHERE);
                return new Offer("creation", Optional.of(place.path()), step.label(), candidate, Map.of(), Map.of(),
                        creation.newViolations(file.withParts(place.with(file.parts(), "creation",
                                made.with(step.id(), choice)))));
            });
        }
    }

    private void advances(SheetRules rules, Optional<PartLocation> place) {
        DerivedSheet now = evaluated.derived();
        DerivedSheet before = new DerivedSheet(sheet, now.choices().playing() ? now.choices()
                : PartsJudge.play(now, file), budget);
        DerivedSheet own = place.map(partLocation -> partLocation.in(before)).orElse(before);
        List<Violation> overdue = overdue();
        List<Violation> known = DryRun.whole(file, before);
        dues(rules, own, place, entry -> objections(entry, before, overdue, known));
        List<Advance> inTheGame = rules.advances().values().stream()
                .filter(advance -> !advance.label().isRetired()).toList();
        for (Advance advance : inTheGame) {
            Map<String, Long> periods = present(rules, advance);
            offer(advance.label(), advance.purchase().candidates(own), candidate -> {
                LedgerEntry.Buy plain = entry(advance, candidate, periods, place, Map.of());
                Map<String, Long> cost = advance.price(plain, own).orElse(Map.of());
                Map<String, Long> due = owners.due(advance.due(plain, own));
                LedgerEntry.Buy entry = due.isEmpty() ? plain : entry(advance, candidate, periods, place, due);
                List<Violation> violations = objections(entry, before, overdue, known);
                violations.addAll(owners.objections(due, advance));
                return new Offer(Offer.ADVANCE, place.map(PartLocation::path), advance.label(), candidate, periods,
                        cost, violations);
            });
        }
    }

    private List<Violation> objections(LedgerEntry entry, DerivedSheet before, List<Violation> overdue,
            List<Violation> known) {
        List<Violation> violations = new ArrayList<>(overdue);
        // Of several that are taken at once this is one; the others are blanks.
        DryRun.entry(file, entry, before, evaluated.ledgerContext(), budget, known, briefly).violations().stream()
                .filter(violation -> violation.found().code() != Code.ADVANCE__WRONG_COUNT)
                .forEach(violations::add);
        return violations;
    }

    /** What is due of steps of creation. */
    private void dues(SheetRules rules, DerivedSheet own, Optional<PartLocation> place,
            Function<LedgerEntry, List<Violation>> objections) {
        rules.creation().values().stream().filter(step -> file.hasBegun() && step.due(own) > 0).forEach(step ->
                offer(step.label(), step.candidates(own), candidate -> {
                    Map<String, MapNode.Entry> keys = new LinkedHashMap<>();
                    place.ifPresent(part -> keys.put(PartLocation.KEY, pair(PartLocation.KEY, part.path())));
                    keys.put(Offer.DUE, pair(Offer.DUE, step.id()));
                    String key = step.dueKey().orElseThrow();
                    keys.put(key, new MapNode.Entry(Scalar.text(key, NOWHERE),
                            step.withCandidate(Optional.empty(), candidate, NOWHERE)));
                    LedgerEntry entry = LedgerEntry.decode(file.ledger().size(), new MapNode(keys, NOWHERE))
                            .orElseThrow();
                    return new Offer(Offer.DUE, place.map(PartLocation::path), step.label(), candidate, Map.of(),
                            Map.of(), objections.apply(entry));
                }));
    }

    /** The highest number so far of each period that a shared limit counts an advance in. */
    private Map<String, Long> present(SheetRules rules, Advance advance) {
        Map<String, Long> periods = new LinkedHashMap<>();
        rules.limits().values().stream().filter(limit -> limit.counts(advance) || limit.more().contains(advance.id()))
                .flatMap(limit -> limit.per().stream())
                .forEach(period -> file.highest(period).ifPresent(number -> periods.put(period, number)));
        return periods;
    }

    /** What is left of creation would be overdue with the first entry of a ledger. */
    private List<Violation> overdue() {
        if (file.hasBegun()) {
            return List.of();
        }
        ProblemCollector problems = new ProblemCollector();
        evaluated.todo().stream().filter(todo -> todo.isOwed() && !todo.isAnytime())
                .forEach(todo -> problems.addTodo(todo.where(), todo.span(), todo.words()));
        problems.turnTodosIntoErrors();
        return problems.violations();
    }

    private LedgerEntry.Buy entry(Advance advance, Candidate candidate, Map<String, Long> periods,
            Optional<PartLocation> place, Map<String, Long> due) {
        Map<String, MapNode.Entry> keys = new LinkedHashMap<>();
        place.ifPresent(partLocation -> keys.put(PartLocation.KEY, pair(PartLocation.KEY, partLocation.path())));
        keys.put("advance", pair("advance", advance.id()));
        candidate.keys().forEach((key, value) -> keys.put(key, pair(key, value)));
        periods.forEach((period, number) -> keys.put(period, new MapNode.Entry(Scalar.text(period, NOWHERE),
                ChoicesDraft.number(number))));
        if (!due.isEmpty()) {
            Map<String, MapNode.Entry> amounts = new LinkedHashMap<>();
            due.forEach((track, amount) -> amounts.put(track, new MapNode.Entry(Scalar.text(track, NOWHERE),
                    ChoicesDraft.number(amount))));
            keys.put(PaidElsewhere.KEY, new MapNode.Entry(Scalar.text(PaidElsewhere.KEY, NOWHERE),
                    new MapNode(amounts, NOWHERE)));
        }
        MapNode node = new MapNode(keys, NOWHERE);
        return (LedgerEntry.Buy) LedgerEntry.decode(file.ledger().size(), node).orElseThrow();
    }

    private static MapNode.Entry pair(String key, String value) {
        return new MapNode.Entry(Scalar.text(key, NOWHERE), Scalar.text(value, NOWHERE));
    }
}
