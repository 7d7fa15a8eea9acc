package lampblack.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.Entry;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Severity;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.Effort;
import lampblack.rules.Objection;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;

/** A ledger that is being made up, as the whole or a part sees it: every entry is put to the judge before it stands. */
final class Journal {

    private final Journal whole;
    private final Optional<PartPlace> place;
    private final SheetRules sheet;
    private final CharacterFile file;
    private final Effort effort;
    private final Map<String, Long> periods = new LinkedHashMap<>();
    private final List<Node> ledger = new ArrayList<>();
    private Trial trial;
    private List<Objection> known;
    private long session;

    /**
     * @param file the character with a finished creation
     * @param effort what judging is charged to
     */
    Journal(SheetRules sheet, CharacterFile file, Standing created, Effort effort) {
        this.whole = this;
        this.place = Optional.empty();
        this.sheet = sheet;
        this.file = file;
        this.effort = effort;
        Standing start = new Standing(sheet, PartsJudge.play(created), effort.part());
        this.trial = new Trial(true, start, Prospect.fresh(), List.of(), List.of());
        this.known = Trial.whole(file, start);
        sheet.periods().keySet().forEach(each -> periods.put(each, 0L));
    }

    private Journal(Journal whole, PartPlace place) {
        this.whole = whole;
        this.place = Optional.of(place);
        this.sheet = place.kind().sheet();
        this.file = whole.file;
        this.effort = whole.effort;
    }

    /** The same ledger for entries about one part. */
    Journal of(PartPlace part) {
        return new Journal(this, part);
    }

    SheetRules sheet() {
        return sheet;
    }

    /** The character as it stands. */
    Standing at() {
        return place.map(each -> each.in(whole.trial.standing())).orElse(whole.trial.standing());
    }

    List<Node> entries() {
        return List.copyOf(whole.ledger);
    }

    boolean hasBegun() {
        return whole.session > 0;
    }

    /** Whether a rule that is looked at in the end is broken as it stands. */
    boolean isBroken() {
        return whole.known.stream().anyMatch(each -> each.found().severity() == Severity.ERROR);
    }

    /** Whether a rule only notes that something is missing as it stands. */
    boolean isNoted() {
        return whole.known.stream().anyMatch(each -> each.found().severity() == Severity.NOTE);
    }

    /** Whether there is nothing left to be done with. */
    boolean isOver() {
        return effort.isSpent();
    }

    /** Begins another session, and the next of each period or not. */
    void turn(SplitMix random) {
        whole.session++;
        whole.periods.replaceAll((period, number) -> number + (number == 0 ? 1 : random.below(2)));
    }

    /** Begins another session, and the next of each period. */
    void turn() {
        whole.session++;
        whole.periods.replaceAll((period, number) -> number + 1);
    }

    /** Says in which period of a kind it happens, where the game counts such. */
    void date(Map<String, Node> keys, String period) {
        if (whole.periods.containsKey(period)) {
            keys.put(period, Draft.number(whole.periods.get(period)));
        }
    }

    /** Charges for looking through so many things that could be taken. */
    void charge(int candidates) {
        effort.charge(candidates);
    }

    Trial tried(Map<String, Node> keys) {
        effort.charge(Trial.COST);
        Entry entry = Entry.decode(whole.ledger.size(), entry(keys)).orElseThrow();
        Trial tried = Trial.entry(file, entry, whole.trial.standing(), whole.trial.prospect(), effort.part(),
                whole.known);
        return place.map(each -> tried.of(each.path())).orElse(tried);
    }

    private MapNode entry(Map<String, Node> keys) {
        Map<String, Node> all = new LinkedHashMap<>();
        all.put("session", Draft.number(whole.session));
        place.ifPresent(each -> all.put(PartPlace.KEY, Draft.text(each.path())));
        all.putAll(keys);
        return Draft.map(all);
    }

    void stand(Map<String, Node> keys, Trial tried) {
        whole.ledger.add(entry(keys));
        whole.trial = tried;
        whole.known = Trial.whole(file, tried.standing());
    }

    /** Adds an entry to which there is nothing to be said. */
    boolean add(Map<String, Node> keys) {
        Trial tried = tried(keys);
        boolean free = isFree(tried);
        if (free) {
            stand(keys, tried);
        }
        return free;
    }

    boolean add(String kind, Node what) {
        return add(new LinkedHashMap<>(Map.of(kind, what)));
    }

    boolean isFree(Trial tried) {
        return !effort.isSpent() && tried.applied() && against(tried).isEmpty() && tried.todos().isEmpty();
    }

    /** Whether nothing is in the way but a lack of what to pay with. */
    boolean waits(Trial tried) {
        return !effort.isSpent() && tried.applied() && tried.todos().isEmpty() && !against(tried).isEmpty()
                && against(tried).stream().allMatch(each -> each.found().code() == Code.LEDGER__OVERDRAWN);
    }

    /** What speaks against it, which a rule that only notes something does not. */
    private static List<Objection> against(Trial tried) {
        return tried.objections().stream().filter(each -> each.found().severity() != Severity.NOTE).toList();
    }
}
