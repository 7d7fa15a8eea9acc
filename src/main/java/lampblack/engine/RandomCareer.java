package lampblack.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.Entry;
import lampblack.diagnostic.Code;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.Advance;
import lampblack.rules.Amount;
import lampblack.rules.Earning;
import lampblack.rules.Effort;
import lampblack.rules.Objection;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;
import lampblack.rules.Track;

/**
 * Makes up a ledger: sessions in which something is earned, and advances that are bought as soon as they can be paid.
 * Every entry is put to the judge before it stands.
 */
final class RandomCareer {

    private static final int PATIENCE = 12;
    private static final int MOST_ROLLS = 4;

    private final SheetRules sheet;
    private final CharacterFile file;
    private final SplitMix random;
    private final RandomPurchase purchases;
    private final Ambition ambition;
    private final Map<String, Long> periods = new LinkedHashMap<>();
    private final List<Node> ledger = new ArrayList<>();
    private Trial trial;
    private List<Objection> known;
    private long session;

    /** @param created the character with a finished creation */
    RandomCareer(SheetRules sheet, CharacterFile file, Standing created, SplitMix random) {
        this.sheet = sheet;
        this.file = file;
        this.random = random;
        this.purchases = new RandomPurchase(sheet, random);
        this.ambition = Ambition.of(sheet, random);
        Standing start = new Standing(sheet, created.play());
        this.trial = new Trial(true, start, Prospect.fresh(), List.of(), List.of());
        this.known = Trial.whole(file, start);
        sheet.periods().keySet().forEach(each -> periods.put(each, 0L));
    }

    /** The entries of a career with so many advances, or with fewer where no more can be had. */
    List<Node> entries(int advances) {
        int bought = 0;
        int idle = 0;
        while (bought < advances && idle < PATIENCE) {
            boolean had = strive();
            bought += had ? 1 : 0;
            idle = had ? 0 : idle + 1;
        }
        return List.copyOf(ledger);
    }

    /** Wishes for something and plays until it can be paid; false where that never happens. */
    private boolean strive() {
        if (session == 0 || random.oneIn(2)) {
            play(List.of());
        }
        Optional<Map<String, Node>> wish = wish();
        for (int i = 0; wish.isPresent() && i < PATIENCE; i++) {
            Trial tried = tried(wish.get());
            if (isFree(tried)) {
                stand(wish.get(), tried);
                return true;
            }
            if (!waits(tried)) {
                return false;
            }
            play(tried.objections().stream().map(Objection::subject).toList());
        }
        return false;
    }

    /** An entry that buys something, if not now then with more to pay with. */
    private Optional<Map<String, Node>> wish() {
        List<Advance> advances = random.shuffled(sheet.advances().values());
        if (random.oneIn(2)) {
            advances.sort(Comparator.comparing(each -> !ambition.isServedBy(each, trial.standing())));
        }
        for (Advance advance : advances) {
            for (Map<String, Node> keys : purchases.ways(advance, trial.standing(), ambition)) {
                advance.per().filter(periods::containsKey)
                        .ifPresent(each -> keys.put(each, Draft.number(periods.get(each))));
                Trial tried = tried(keys);
                if (tried.applied() && (isFree(tried) || waits(tried))) {
                    return Optional.of(keys);
                }
            }
        }
        return Optional.empty();
    }

    /** Whether nothing is in the way but a lack of what to pay with. */
    private static boolean waits(Trial tried) {
        return tried.applied() && tried.todos().isEmpty() && !tried.objections().isEmpty()
                && tried.objections().stream().allMatch(each -> each.found().code() == Code.LEDGER__OVERDRAWN);
    }

    private static boolean isFree(Trial tried) {
        return tried.applied() && tried.objections().isEmpty() && tried.todos().isEmpty();
    }

    private Trial tried(Map<String, Node> keys) {
        Entry entry = Entry.decode(ledger.size(), entry(keys)).orElseThrow();
        return Trial.entry(file, entry, trial.standing(), trial.prospect(), new Effort(Effort.MOST), known);
    }

    private MapNode entry(Map<String, Node> keys) {
        Map<String, Node> all = new LinkedHashMap<>();
        all.put("session", Draft.number(session));
        all.putAll(keys);
        return Draft.map(all);
    }

    private void stand(Map<String, Node> keys, Trial tried) {
        ledger.add(entry(keys));
        trial = tried;
        known = Trial.whole(file, tried.standing());
    }

    private boolean add(Map<String, Node> keys) {
        Trial tried = tried(keys);
        boolean free = isFree(tried);
        if (free) {
            stand(keys, tried);
        }
        return free;
    }

    private boolean add(String kind, Node what) {
        return add(new LinkedHashMap<>(Map.of(kind, what)));
    }

    /** Another session, in which what is needed is earned if it can be. */
    private void play(List<String> needed) {
        session++;
        periods.replaceAll((period, number) -> number + (number == 0 ? 1 : random.below(2)));
        earn(needed);
        for (String currency : needed) {
            boolean earned = sheet.earning().values().stream()
                    .anyMatch(each -> each.into().contains(currency) && each.isOpen(trial.standing()));
            if (!earned || random.oneIn(4)) {
                add("gain", Draft.map(Map.of(currency, Draft.number(1 + random.below(MOST_ROLLS)))));
            }
        }
        if (random.oneIn(4)) {
            List<String> next = random.shuffled(sheet.milestones().keySet());
            next.sort(Comparator.comparing(each -> !ambition.milestones().contains(each)));
            next.stream().anyMatch(each -> add("milestone", Draft.text(each)));
        }
        if (random.oneIn(6)) {
            chance();
        }
    }

    private void earn(List<String> needed) {
        Map<String, Node> amounts = new LinkedHashMap<>();
        Map<String, Node> keys = new LinkedHashMap<>();
        for (Earning each : sheet.earning().values()) {
            boolean wanted = each.into().stream().anyMatch(needed::contains);
            if (each.isOpen(trial.standing()) && (wanted || random.oneIn(2))) {
                amount(each).ifPresent(amount -> amounts.put(each.id(), into(each, needed, amount)));
                Optional.of(each.per()).filter(periods::containsKey)
                        .ifPresent(period -> keys.put(period, Draft.number(periods.get(period))));
            }
        }
        while (!amounts.isEmpty()) {
            keys.put("earn", Draft.map(amounts));
            Trial tried = tried(keys);
            if (isFree(tried)) {
                stand(keys, tried);
                return;
            }
            amounts.keySet().removeAll(tried.objections().stream().map(Objection::subject).toList());
            if (tried.objections().stream().anyMatch(each -> !sheet.earning().containsKey(each.subject()))) {
                return;
            }
        }
    }

    /** How much is earned one way; nothing where it would be none. */
    private Optional<Long> amount(Earning earning) {
        Standing at = trial.standing();
        long least = earning.gives().least().in(at);
        long most = earning.gives().most().in(at);
        most = most == Amount.UNLIMITED ? least + MOST_ROLLS : Math.max(0, most + at.moreEarning(earning.id()));
        boolean each = earning.per().equals(Earning.EACH_TIME) && least == most;
        long amount = each ? most * (1 + random.below(MOST_ROLLS))
                : random.between(Math.min(Math.max(1, least), most), most);
        return amount > 0 ? Optional.of(amount) : Optional.empty();
    }

    private Node into(Earning earning, List<String> needed, long amount) {
        if (earning.into().size() == 1) {
            return Draft.number(amount);
        }
        List<String> wanted = earning.into().stream().filter(needed::contains).toList();
        return Draft.map(Map.of(random.pick(wanted.isEmpty() ? earning.into() : wanted), Draft.number(amount)));
    }

    /** What comes and goes outside the price list. */
    private void chance() {
        List<OptionList> goods = sheet.lists().values().stream()
                .filter(each -> each.open() || !each.price().isNothing()).toList();
        int kind = random.below(4);
        if (kind == 0 && !sheet.currencies().isEmpty()) {
            List<String> purses = sheet.tracks().values().stream().filter(Track::ledger).map(Track::id).toList();
            add("gain", Draft.map(Map.of(random.pick(purses), Draft.number(1 + random.below(MOST_ROLLS)))));
        } else if (kind == 1 && !goods.isEmpty()) {
            OptionList list = random.pick(goods);
            purchases.pick(list, trial.standing()).ifPresent(pick ->
                    add("gain", Draft.map(Map.of(list.id(), new ListNode(List.of(pick), Draft.NOWHERE)))));
        } else if (kind == 2 && !goods.isEmpty()) {
            OptionList list = random.pick(goods);
            List<Node> had = new ArrayList<>();
            trial.standing().state().list(list.id()).forEach(each -> had.add(Draft.text(each.name())));
            if (!had.isEmpty()) {
                add("lose", Draft.map(Map.of(list.id(), new ListNode(List.of(random.pick(had)), Draft.NOWHERE))));
            }
        } else if (kind == 3 && trial.standing().playbook().isPresent() && random.oneIn(2)) {
            random.shuffled(sheet.lists().get(OptionKey.PLAYBOOKS).entries().keySet()).stream()
                    .filter(each -> !trial.standing().playbook().get().equals(each))
                    .anyMatch(each -> add("change", Draft.map(Map.of("playbook", Draft.text(each)))));
        }
    }
}
