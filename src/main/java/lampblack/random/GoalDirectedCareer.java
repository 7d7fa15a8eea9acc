package lampblack.random;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import lampblack.dice.SplitMix;
import lampblack.node.ListNode;
import lampblack.node.Node;
import lampblack.offers.ChoicesDraft;
import lampblack.replay.DryRun;
import lampblack.rules.Amount;
import lampblack.rules.Candidate;
import lampblack.rules.SheetRules;
import lampblack.rules.Violation;
import lampblack.rules.advance.AddPurchase;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.ChoosePurchase;
import lampblack.rules.advance.GainPurchase;
import lampblack.rules.advance.Purchase;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.advance.SwapPurchase;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.SourceLists;
import lampblack.rules.option.OwnerLink;
import lampblack.rules.track.Trait;

/** Generates a career that heads straight for a goal: each entry brings it nearer, or pays for one that does. */
public final class GoalDirectedCareer {

    private static final int MAX_FUNDS = 8;
    private static final int MAX_RAISES = 12;
    private static final int MORE = 2;

    private final SheetRules sheet;
    private final LedgerDraft ledger;
    private final SplitMix random;
    private final Goal goal;
    private final RandomPurchase purchases;
    private final Funding funds;

    public GoalDirectedCareer(LedgerDraft ledger, Goal goal, SplitMix random) {
        this.sheet = ledger.sheet();
        this.ledger = ledger;
        this.goal = goal;
        this.random = random;
        this.purchases = new RandomPurchase(sheet, random);
        this.funds = new Funding(ledger);
    }

    /** Goes on for so many rounds, or until what is meant is there. */
    public void pursue(int rounds, BooleanSupplier there) {
        for (int round = 0; round < rounds && !ledger.isOver() && !there.getAsBoolean(); round++) {
            ledger.nextSession();
            for (String milestone : goal.milestones()) {
                if (!ledger.at().choices().milestones().contains(milestone)) {
                    ledger.add("milestone", ChoicesDraft.text(milestone));
                }
            }
            // A playbook that is to be left may be what lets it earn.
            earn(there);
            approach(there);
            earn(there);
            goal.advances().stream().filter(advance -> !there.getAsBoolean())
                    .forEach(advance -> buy(sheet.advances().get(advance)));
            for (int i = 0; i < MORE; i++) {
                goal.blocks().stream().filter(block -> !there.getAsBoolean()).forEach(this::more);
            }
        }
    }

    private void earn(BooleanSupplier there) {
        goal.earnings().stream().filter(earning -> !there.getAsBoolean())
                .forEach(earning -> funds.earn(sheet.earning().get(earning)));
    }

    /** Raises ratings and takes options by turns, as one may ask for the other. */
    private void approach(BooleanSupplier there) {
        long before;
        long now = achieved();
        do {
            before = now;
            goal.ratings().forEach(this::raise);
            goal.options().stream().filter(optionKey -> !ledger.at().has(optionKey) && !there.getAsBoolean())
                    .forEach(this::take);
            now = achieved();
        } while (now > before && !there.getAsBoolean());
    }

    /** How much of the goal is reached. */
    private long achieved() {
        return goal.options().stream().filter(ledger.at()::has).count() + goal.ratings().entrySet().stream()
                .mapToLong(entry -> Math.min(ledger.at().rating(entry.getKey()), entry.getValue())).sum();
    }

    /** Takes the rest of the goal where an assertion about the end fails without it. */
    public void settle() {
        if (ledger.isBroken()) {
            goal.options().stream().filter(optionKey -> !ledger.at().has(optionKey)).forEach(this::take);
        }
    }

    private void raise(Trait trait, long minimum) {
        List<Advance> ways = random.shuffled(sheet.advances().values());
        ways.removeIf(advance -> !advance.purchase().raises(trait));
        boolean more = true;
        for (int i = 0; more && i < MAX_RAISES && ledger.at().rating(trait) < minimum; i++) {
            more = ways.stream().anyMatch(advance -> buy(advance, Map.of("raise", ChoicesDraft.text(trait.id())))
                    || buy(advance, Map.of("raise", ChoicesDraft.text(trait.toString()))));
        }
    }

    private void take(OptionKey key) {
        if (key.list().equals(OwnerLink.LIST)) {
            return;
        }
        Option option = sheet.option(key).orElseThrow();
        if (key.list().equals(OptionKey.PLAYBOOKS) && ledger.at().playbook().isPresent()) {
            picks(option).stream().anyMatch(node -> ledger.add("change", ChoicesDraft.map(Map.of("playbook", node))));
            return;
        }
        for (Advance advance : sheet.advances().values()) {
            if (advance.takesFrom(key.list()) && buy(advance, key)) {
                return;
            }
        }
        if (picks(option).stream().noneMatch(node -> gain(key.list(), node))) {
            swap(key);
        }
    }

    private boolean gain(String list, Node pick) {
        return ledger.add("gain", ChoicesDraft.map(Map.of(list, new ListNode(List.of(pick), ChoicesDraft.NOWHERE))));
    }

    /** Trades something for an option, which asks for nothing. */
    private void swap(OptionKey key) {
        sheet.advances().values().stream()
                .filter(advance -> advance.purchase().swapsIn().contains(key.list()))
                .anyMatch(advance -> ledger.at().choices().list(key.list()).stream().limit(2)
                        .anyMatch(old -> buy(advance, swapKeys(old.name(), key.id()))));
    }

    private static Map<String, Node> swapKeys(String old, String other) {
        Map<String, Node> keys = new LinkedHashMap<>();
        keys.put("swap", ChoicesDraft.text(old));
        keys.put("for", ChoicesDraft.text(other));
        return keys;
    }

    private List<Node> picks(Option option) {
        Candidate candidate = new Candidate(Map.of("choose", option.key().id()), "", "", List.of());
        OptionList list = sheet.lists().get(option.key().list());
        RandomPick picker = new RandomPick(sheet, random, RandomWords.any(random), goal::wants);
        return picker.written(candidate, SourceLists.of(list.id()), ledger.at(), false);
    }

    private boolean buy(Advance advance, OptionKey key) {
        if (advance.listChoice().orElseThrow().picks().most().equals(Amount.Fixed.ONE)) {
            return picks(sheet.option(key).orElseThrow()).stream()
                    .anyMatch(node -> buy(advance, Map.of("choose", node)));
        }
        return ways(advance, key::equals).stream()
                .filter(nodes -> ChoicesDraft.names(nodes.get("choose")).stream().anyMatch(name -> advance.listChoice()
                        .filter(choice -> choice.from().key(name, sheet).equals(key)).isPresent()))
                .anyMatch(nodes -> buy(advance, nodes));
    }

    private boolean buy(Advance advance) {
        return ways(advance, optionKey -> goal.wants(optionKey) || goal.later().contains(optionKey)).stream()
                .anyMatch(nodes -> buy(advance, nodes));
    }

    private List<Map<String, Node>> ways(Advance advance, Predicate<OptionKey> wanted) {
        advance.listChoice().ifPresent(choice -> ledger.charge(choice.from().options(sheet).size()));
        return purchases.ways(advance, ledger.at(), wanted);
    }

    /** Buys something, and earns first what it costs. */
    private boolean buy(Advance advance, Map<String, Node> what) {
        Map<String, Node> keys = new LinkedHashMap<>();
        ledger.sheet().periodsOf(advance).forEach(period -> ledger.addPeriod(keys, period));
        keys.put("advance", ChoicesDraft.text(advance.id()));
        keys.putAll(what);
        advance.purchase().addsTo().map(goal.under()::get)
                .ifPresent(parent -> keys.put("under", ChoicesDraft.text(parent)));
        for (int i = 0; i < MAX_FUNDS; i++) {
            DryRun dryRun = ledger.dryRun(keys);
            if (ledger.isFree(dryRun)) {
                ledger.accept(keys, dryRun);
                return true;
            }
            if (!ledger.onlyNeedsFunds(dryRun) || !dryRun.violations().stream().allMatch(this::fund)) {
                return false;
            }
        }
        return false;
    }

    private boolean fund(Violation violation) {
        return funds.raise(violation.subject(), violation.amount());
    }

    /** Gets more of a set or list. */
    private void more(String block) {
        List<Advance> all = random.shuffled(sheet.advances().values());
        all.sort(Comparator.comparing(advance -> advance.purchase().addsTo().isEmpty()));
        for (Advance advance : all) {
            if (brings(advance.purchase(), block) && buy(advance)) {
                return;
            }
        }
        OptionList list = sheet.lists().get(block);
        if (list != null) {
            purchases.pick(list, ledger.at()).ifPresent(pick -> gain(block, pick));
        }
    }

    private static boolean brings(Purchase purchase, String block) {
        return switch (purchase) {
            case ChoosePurchase choose -> choose.from().contains(block);
            case AddPurchase add -> add.set().equals(block);
            case RaisePurchase raise -> raise.sets().contains(block);
            // Nobody has more by an exchange, and a currency is no block.
            case SwapPurchase swap -> false;
            case GainPurchase gain -> false;
        };
    }
}
