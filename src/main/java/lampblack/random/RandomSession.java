package lampblack.random;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import lampblack.diagnostic.Distinct;
import lampblack.dice.SplitMix;
import lampblack.node.ListNode;
import lampblack.node.Node;
import lampblack.offers.ChoicesDraft;
import lampblack.replay.DryRun;
import lampblack.replay.PartLocation;
import lampblack.rules.Amount;
import lampblack.rules.OtherTrack;
import lampblack.rules.SheetRules;
import lampblack.rules.Violation;
import lampblack.rules.advance.Earning;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Refill;
import lampblack.rules.step.CreationStep;
import lampblack.rules.track.Track;
import lampblack.rules.track.TraitSet;

/** Generates sessions of a career: what is earned, reached, gained and lost in them. */
record RandomSession(LedgerDraft ledger, SplitMix random, RandomPurchase purchases, CareerGoal goal) {

    private static final int MAX_ROLLS = 4;
    private static final int MAX_DUES = 6;
    private static final int MAX_PERIODS = 8;
    private static final int MAX_CELLS = 12;

    private SheetRules sheet() {
        return ledger.sheet();
    }

    private DerivedSheet at() {
        return ledger.at();
    }

    /** Another session, in which what is needed is earned if it can be. */
    void play(List<String> needed) {
        ledger.nextSession(random, purchases.words().plausible() ? 1 : MAX_PERIODS);
        begin();
        if (purchases.words().plausible()) {
            earnWhatFits(needed);
            needed.forEach(this::find);
            dues();
            return;
        }
        earn(needed);
        needed.forEach(this::find);
        if (random.oneIn(4)) {
            List<String> next = random.shuffled(sheet().milestones().keySet());
            next.sort(Comparator.comparing(name -> !goal.milestones().contains(name)));
            next.stream().anyMatch(name -> ledger.add("milestone", ChoicesDraft.text(name)));
        }
        goal.playbook(at()).filter(name -> random.oneIn(2)).ifPresent(this::change);
        if (random.oneIn(3)) {
            storyLists().stream().anyMatch(this::found);
        }
        if (random.oneIn(6)) {
            chance();
        }
        dues();
        sheet().traits().values().stream().filter(TraitSet::inPlay).forEach(this::shift);
        if (!sheet().parts().isEmpty() && random.oneIn(3)) {
            random.shuffled(PartLocation.all(sheet(), at().choices())).stream().limit(1).forEach(this::within);
        }
    }

    /**
     * Some of what is needed comes by itself, where it cannot be earned and at times where it can; an owner earns it.
     */
    private void find(String currency) {
        boolean earned = sheet().earning().values().stream()
                .anyMatch(earning -> earning.into().contains(currency) && earning.isOpen(at()));
        long amount = earned && (purchases.words().plausible() || !random.oneIn(4)) ? 0 : 1 + random.below(MAX_ROLLS);
        Optional<OtherTrack> other = OtherTrack.of(currency);
        if (other.isPresent()) {
            ledger.raise(other.get(), amount);
        } else if (amount > 0) {
            ledger.add("gain", ChoicesDraft.map(Map.of(currency, ChoicesDraft.number(amount))));
        }
    }

    /** The periods begin that refill something, each number once. */
    private void begin() {
        Distinct.of(sheet().tracks().values().stream()
                .flatMap(track -> track.refill().stream()).map(Refill::per)).forEach(period -> {
                    Map<String, Node> keys = new LinkedHashMap<>(Map.of("begin", ChoicesDraft.text(period)));
                    ledger.addPeriod(keys, period);
                    ledger.add(keys);
                });
    }

    /** Takes what is due, as far as anything of it can be had. */
    private void dues() {
        for (CreationStep step : sheet().creation().values()) {
            for (long left = Math.min(step.due(at()), MAX_DUES); left > 0 && step.due(at()) > 0; left--) {
                if (purchases.dues(step, at()).stream().noneMatch(ledger::add)) {
                    break;
                }
            }
        }
    }

    /** Something comes to a part. */
    private void within(PartLocation place) {
        SheetRules rules = place.kind().sheet();
        random.shuffled(rules.lists().values()).stream().anyMatch(list -> new RandomPurchase(rules, random)
                .pick(list, place.in(at())).filter(pick -> gain(place, list, pick)).isPresent());
    }

    private boolean gain(PartLocation place, OptionList list, Node pick) {
        Map<String, Node> keys = new LinkedHashMap<>();
        keys.put("gain", ChoicesDraft.map(Map.of(list.id(), new ListNode(List.of(pick), ChoicesDraft.NOWHERE))));
        keys.put(PartLocation.KEY, ChoicesDraft.text(place.path()));
        return ledger.add(keys);
    }

    /** Becomes another, and gets what rules note that such a one has. */
    private boolean change(String playbook) {
        boolean changed = ledger.add("change", ChoicesDraft.map(Map.of("playbook", ChoicesDraft.text(playbook))));
        for (OptionList list : changed && ledger.isNoted() ? storyLists() : List.<OptionList>of()) {
            for (int i = 0; i < MAX_ROLLS && ledger.isNoted(); i++) {
                found(list);
            }
        }
        return changed;
    }

    /** What no step and no advance ever takes, such as scars, and yet comes to a character. */
    private List<OptionList> storyLists() {
        return random.shuffled(sheet().lists().values().stream()
                .filter(optionList -> !optionList.open() && optionList.price().isNothing() && !sheet()
                .isEverOffered(optionList.id()))
                .filter(optionList -> !optionList.entries().isEmpty()).toList());
    }

    private boolean found(OptionList list) {
        int tries = CellMap.of(at(), list.id()).isEmpty() ? 1 : MAX_CELLS;
        return IntStream.range(0, tries).anyMatch(i -> gained(list));
    }

    private boolean gained(OptionList list) {
        return purchases.pick(list, at()).filter(pick -> ledger.add("gain",
                ChoicesDraft.map(Map.of(list.id(), new ListNode(List.of(pick), ChoicesDraft.NOWHERE))))).isPresent();
    }

    /** Most ways to earn, each as far as there is nothing to be said to it. */
    private void earnWhatFits(List<String> needed) {
        Map<String, Node> keys = new LinkedHashMap<>();
        Map<String, Node> amounts = new LinkedHashMap<>();
        for (Earning earning : random.shuffled(sheet().earning().values())) {
            long most = earning.isOpen(at()) && !random.oneIn(3) ? amount(earning).orElse(0L) : 0;
            Map<String, Node> more = new LinkedHashMap<>(keys);
            sheet().periodsOf(earning).forEach(period -> ledger.addPeriod(more, period));
            for (long amount : most > 1 ? List.of(most, 1L) : most > 0 ? List.of(1L) : List.<Long>of()) {
                Map<String, Node> with = new LinkedHashMap<>(amounts);
                with.put(earning.id(), into(earning, needed, amount));
                more.put("earn", ChoicesDraft.map(with));
                if (ledger.isFree(ledger.dryRun(more))) {
                    amounts.putAll(with);
                    keys.putAll(more);
                    break;
                }
            }
        }
        if (!amounts.isEmpty()) {
            ledger.add(keys);
        }
    }

    private void earn(List<String> needed) {
        Map<String, Node> amounts = new LinkedHashMap<>();
        Map<String, Node> keys = new LinkedHashMap<>();
        for (Earning earning : sheet().earning().values()) {
            boolean wanted = earning.into().stream().anyMatch(needed::contains);
            if (earning.isOpen(at()) && (wanted || random.oneIn(2))) {
                amount(earning).ifPresent(amount -> amounts.put(earning.id(), into(earning, needed, amount)));
                sheet().periodsOf(earning).forEach(period -> ledger.addPeriod(keys, period));
            }
        }
        while (!amounts.isEmpty()) {
            keys.put("earn", ChoicesDraft.map(amounts));
            DryRun dryRun = ledger.dryRun(keys);
            if (ledger.isFree(dryRun)) {
                ledger.accept(keys, dryRun);
                return;
            }
            // What nothing of it is to blame for is in the way of the rest as well.
            List<String> refused = dryRun.violations().stream().map(Violation::subject).toList();
            if (!amounts.keySet().removeAll(refused) || !sheet().earning().keySet().containsAll(refused)) {
                return;
            }
        }
    }

    /** How much is earned one way; nothing where it would be none. */
    private Optional<Long> amount(Earning earning) {
        long least = earning.gives().least().evaluate(at());
        long most = earning.gives().most().evaluate(at());
        most = most == Amount.UNLIMITED ? least + MAX_ROLLS : Math.max(0, most + at().moreEarning(earning.id()));
        boolean number = earning.per().equals(Earning.EACH_TIME) && least == most;
        int often = purchases.words().plausible() ? MAX_ROLLS / 2 : MAX_ROLLS;
        long amount = number ? most * (1 + random.below(often))
                : random.between(Math.min(Math.max(1, least), most), most);
        return amount > 0 ? Optional.of(amount) : Optional.empty();
    }

    private Node into(Earning earning, List<String> needed, long amount) {
        if (earning.into().size() == 1) {
            return ChoicesDraft.number(amount);
        }
        List<String> wanted = earning.into().stream().filter(needed::contains).toList();
        return ChoicesDraft.map(Map.of(random.pick(wanted.isEmpty() ? earning.into() : wanted),
                ChoicesDraft.number(amount)));
    }

    /** A rating that play moves goes up or down, or a name comes to an open set. */
    private void shift(TraitSet set) {
        if (random.oneIn(3)) {
            return;
        }
        List<String> names = random.shuffled(at().traits(set.id()).stream()
                .map(trait -> set.open() ? at().title(trait) : trait.id()).toList());
        if (set.open() && (names.isEmpty() || random.oneIn(3))) {
            names.addAll(0, purchases.words().things(set.suggestions(), false));
        }
        String way = random.oneIn(2) ? "gain" : "lose";
        names.stream().limit(1).forEach(name -> ledger.add(way, ChoicesDraft.map(Map.of(set.id(),
                ChoicesDraft.map(Map.of(name, ChoicesDraft.number(1 + random.below(2))))))));
    }

    /** What comes and goes outside the price list. */
    private void chance() {
        List<OptionList> goods = sheet().lists().values().stream()
                .filter(optionList -> optionList.open() || !optionList.price().isNothing()).toList();
        int kind = random.below(4);
        if (kind == 0 && !sheet().currencies().isEmpty()) {
            List<String> purses = sheet().tracks().values().stream().filter(Track::ledger).map(Track::id).toList();
            ledger.add("gain", ChoicesDraft.map(Map.of(random.pick(purses),
                    ChoicesDraft.number(1 + random.below(MAX_ROLLS)))));
        } else if (kind == 1 && !goods.isEmpty()) {
            found(random.pick(goods));
        } else if (kind == 2 && !goods.isEmpty()) {
            OptionList list = random.pick(goods);
            List<Node> had = new ArrayList<>();
            at().choices().list(list.id()).forEach(takenOption -> had.add(ChoicesDraft.text(takenOption.name())));
            if (!had.isEmpty()) {
                ledger.add("lose", ChoicesDraft.map(Map.of(list.id(),
                        new ListNode(List.of(random.pick(had)), ChoicesDraft.NOWHERE))));
            }
        } else if (kind == 3 && at().playbook().isPresent() && random.oneIn(2)) {
            random.shuffled(sheet().lists().get(OptionKey.PLAYBOOKS).inTheGame()).stream()
                    .map(playbook -> playbook.key().id())
                    .filter(name -> !at().playbook().get().equals(name))
                    .anyMatch(this::change);
        }
    }
}
