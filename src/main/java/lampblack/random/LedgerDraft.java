package lampblack.random;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Severity;
import lampblack.dice.SplitMix;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.offers.ChoicesDraft;
import lampblack.replay.DryRun;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.LedgerContext;
import lampblack.replay.PartLocation;
import lampblack.replay.PartsJudge;
import lampblack.rules.OtherTrack;
import lampblack.rules.SheetRules;
import lampblack.rules.Violation;
import lampblack.rules.WorkBudget;
import lampblack.rules.advance.PaidElsewhere;
import lampblack.rules.derived.DerivedSheet;

/**
 * A ledger that is being generated, of the whole or a part: every entry is judged before it is kept.
 */
public final class LedgerDraft {

    private final LedgerDraft whole;
    private final Optional<PartLocation> place;
    private final SheetRules sheet;
    private final CharacterFile file;
    private final WorkBudget budget;
    private final Optional<PayingOwners> owners;
    private final Map<String, Long> periods = new LinkedHashMap<>();
    private final List<Node> ledger = new ArrayList<>();
    private DryRun dryRun;
    private List<Violation> known;
    private long session;

    /**
     * @param file the character with a finished creation
     * @param owners who pay for some of what it buys
     * @param budget what judging is charged to
     */
    public LedgerDraft(SheetRules sheet, CharacterFile file, DerivedSheet created, PayingOwners owners,
            WorkBudget budget) {
        this(sheet, file, PartsJudge.play(created, file), LedgerContext.fresh(), Optional.of(owners), budget);
    }

    private LedgerDraft(SheetRules sheet, CharacterFile file, Choices choices, LedgerContext context,
            Optional<PayingOwners> owners, WorkBudget budget) {
        this.whole = this;
        this.place = Optional.empty();
        this.sheet = sheet;
        this.file = file;
        this.owners = owners;
        this.budget = budget;
        DerivedSheet start = new DerivedSheet(sheet, choices, budget.forOneCharacter());
        this.dryRun = new DryRun(true, start, context, List.of(), List.of());
        this.known = DryRun.whole(file, start);
        number(sheet);
        sheet.parts().values().forEach(kind -> number(kind.sheet()));
    }

    /** Counts the periods of a sheet on from where they are. */
    private void number(SheetRules counting) {
        counting.periods().keySet().forEach(id -> periods.put(id, file.highest(id).orElse(0)));
    }

    /** The ledger of a character that there is, which goes on. */
    static LedgerDraft of(EvaluatedCharacter made, WorkBudget budget) {
        DerivedSheet derived = made.derived();
        LedgerDraft draft = new LedgerDraft(made.sheet(), made.file(),
                derived.choices().playing() ? derived.choices() : PartsJudge.play(derived, made.file()),
                made.ledgerContext(), Optional.empty(), budget);
        draft.ledger.addAll(made.file().root().items("ledger"));
        draft.session = made.file().highest("session").orElse(0);
        return draft;
    }

    private LedgerDraft(LedgerDraft whole, PartLocation place) {
        this.whole = whole;
        this.place = Optional.of(place);
        this.sheet = place.kind().sheet();
        this.file = whole.file;
        this.budget = whole.budget;
        this.owners = whole.owners;
    }

    /** The same ledger for entries about one part. */
    LedgerDraft of(PartLocation part) {
        return new LedgerDraft(this, part);
    }

    SheetRules sheet() {
        return sheet;
    }

    /** The character as it stands. */
    public DerivedSheet at() {
        return place.map(partLocation -> partLocation.in(whole.dryRun.derived())).orElse(whole.dryRun.derived());
    }

    public List<Node> entries() {
        return List.copyOf(whole.ledger);
    }

    boolean hasBegun() {
        return whole.session > 0;
    }

    /** Whether a rule that is looked at in the end is broken as it stands. */
    boolean isBroken() {
        return whole.known.stream().anyMatch(violation -> violation.found().severity() == Severity.ERROR);
    }

    /** Whether a rule only notes that something is missing as it stands. */
    boolean isNoted() {
        return whole.known.stream().anyMatch(violation -> violation.found().severity() == Severity.NOTE);
    }

    /** Whether there is nothing left to be done with. */
    boolean isOver() {
        return budget.isSpent();
    }

    /** Begins another session in the same period of each kind or, as often, in one of the next so many. */
    void nextSession(SplitMix random, int most) {
        whole.session++;
        whole.periods.replaceAll((period, number) -> number == 0 ? 1
                : number + Math.max(0, random.below(2 * most) - most + 1));
    }

    /** Begins another session, and the next of each period. */
    void nextSession() {
        whole.session++;
        whole.periods.replaceAll((period, number) -> number + 1);
    }

    /** Says in which period of a kind it happens, where the game counts such. */
    void addPeriod(Map<String, Node> keys, String period) {
        if (whole.periods.containsKey(period)) {
            keys.put(period, ChoicesDraft.number(whole.periods.get(period)));
        }
    }

    /** Charges for looking through so many things that could be taken. */
    void charge(int candidates) {
        budget.charge(candidates);
    }

    /** Puts an entry to the judge, and to those of its owners what they pay for it, which is written into it. */
    DryRun dryRun(Map<String, Node> keys) {
        if (keys.containsKey(PaidElsewhere.KEY)) {
            keys.remove(PaidElsewhere.KEY);
        }
        DryRun tried = judged(keys);
        Map<String, Long> due = due(tried);
        if (due.isEmpty()) {
            return tried;
        }
        keys.put(PaidElsewhere.KEY, ChoicesDraft.numbers(due));
        return owners.get().judged(judged(keys), due, advance(keys));
    }

    private Map<String, Long> due(DryRun tried) {
        return owners.isEmpty() || !tried.applied() ? Map.of()
                : owners.get().due(whole.dryRun.derived(), tried.derived());
    }

    private static String advance(Map<String, Node> keys) {
        return keys.get("advance").asScalar().map(Scalar::text).orElse("");
    }

    /** Has the owners of the character get so much of what they pay with; false where they get nothing. */
    boolean raise(OtherTrack track, long amount) {
        return owners.filter(paying -> paying.raise(track, amount)).isPresent();
    }

    private DryRun judged(Map<String, Node> keys) {
        budget.charge(DryRun.COST);
        LedgerEntry entry = LedgerEntry.decode(whole.ledger.size(), entry(keys)).orElseThrow();
        DryRun dryRun = DryRun.entry(file, entry, whole.dryRun.derived(), whole.dryRun.ledgerContext(),
                budget.forOneCharacter(), whole.known);
        return place.map(partLocation -> dryRun.of(partLocation.path())).orElse(dryRun);
    }

    private MapNode entry(Map<String, Node> keys) {
        Map<String, Node> all = new LinkedHashMap<>();
        all.put("session", ChoicesDraft.number(whole.session));
        place.ifPresent(partLocation -> all.put(PartLocation.KEY, ChoicesDraft.text(partLocation.path())));
        all.putAll(keys);
        return ChoicesDraft.map(all);
    }

    void accept(Map<String, Node> keys, DryRun dryRun) {
        if (keys.containsKey(PaidElsewhere.KEY)) {
            owners.get().pay(due(dryRun), advance(keys));
        }
        whole.ledger.add(entry(keys));
        whole.dryRun = dryRun;
        whole.known = DryRun.whole(file, dryRun.derived());
    }

    /** Adds an entry to which there is nothing to be said. */
    boolean add(Map<String, Node> keys) {
        DryRun dryRun = dryRun(keys);
        boolean free = isFree(dryRun);
        if (free) {
            accept(keys, dryRun);
        }
        return free;
    }

    boolean add(String kind, Node what) {
        return add(new LinkedHashMap<>(Map.of(kind, what)));
    }

    boolean isFree(DryRun dryRun) {
        return !budget.isSpent() && dryRun.applied() && against(dryRun).isEmpty() && dryRun.todos().isEmpty();
    }

    /** Whether nothing is in the way but a lack of what to pay with. */
    boolean onlyNeedsFunds(DryRun dryRun) {
        return !budget.isSpent() && dryRun.applied() && dryRun.todos().isEmpty() && !against(dryRun).isEmpty()
                && against(dryRun).stream().allMatch(violation -> violation.found().code() == Code.LEDGER__OVERDRAWN);
    }

    /** What speaks against it, which a rule that only notes something does not. */
    private static List<Violation> against(DryRun dryRun) {
        return dryRun.violations().stream().filter(violation -> violation.found().severity() != Severity.NOTE).toList();
    }
}
