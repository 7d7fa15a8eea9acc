package lampblack.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.character.Name;
import lampblack.character.Pick;
import lampblack.character.TakenOption;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.Cost;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.PickJudge;
import lampblack.rules.option.PickPrice;
import lampblack.rules.requirement.AllOf;

/** Adds up where a character has things from while its ledger is replayed. */
final class ProvenanceTally {

    private final SheetRules sheet;
    private final Map<String, Long> options = new LinkedHashMap<>();
    private final Map<String, Long> amounts = new LinkedHashMap<>();
    private Optional<Set<String>> currencies = Optional.empty();
    private long prices;
    private long changes;

    ProvenanceTally(SheetRules sheet) {
        this.sheet = sheet;
    }

    /** Takes an entry that took effect; what happens to parts is not counted. */
    void add(LedgerEntry entry, DerivedSheet before, Choices after) {
        if (entry.header().node().has(PartLocation.KEY)) {
            return;
        }
        switch (entry) {
            case LedgerEntry.Gain gain -> move(gain.what(), before, after, 1, !MembersGain.isFromOwner(gain));
            case LedgerEntry.Lose lose -> move(lose.what(), before, after, -1, true);
            case LedgerEntry.Buy buy -> buy(buy, before);
            case LedgerEntry.ChangePlaybook change -> changes += freeChanges(change, sheet);
            default -> { }
        }
    }

    /** @param money whether currencies count as well as options */
    private void move(MapNode what, DerivedSheet before, Choices after, int sign, boolean money) {
        for (MapNode.Entry entry : what.all()) {
            String id = entry.key().text();
            OptionList list = sheet.lists().get(id);
            if (list != null && isForSale(list)) {
                Pick.decode(entry.value()).forEach(pick -> options.merge(new OptionKey(id, id(list, pick, before))
                        .toString(), (long) sign, Long::sum));
            } else if (money && currencies().contains(id)) {
                amounts.merge(id, after.balance(id) - before.choices().balance(id), Long::sum);
            }
        }
    }

    private boolean isForSale(OptionList list) {
        return list.gains().isCounted() && !list.label().written().isTrue("in-play") && sheet.isEverOffered(list.id());
    }

    private static String id(OptionList list, Pick pick, DerivedSheet before) {
        String key = Name.of(pick.name().text()).key();
        Optional<TakenOption> named = new PickJudge(list, new ProblemCollector()).resolve(pick);
        if (named.isPresent()) {
            return named.get().id();
        }
        before.charge(list.entries().size());
        return list.entries().values().stream().filter(option -> Name.of(option.label().title()).key().equals(key))
                .map(option -> option.key().id()).findFirst().orElse(key);
    }

    private void buy(LedgerEntry.Buy buy, DerivedSheet before) {
        Advance advance = sheet.advances().get(buy.advance().text());
        Optional<ListChoice> choice = advance.listChoice().filter(item -> advance.cost().ofChosen());
        Optional<Node> chosen = buy.header().node().get("choose");
        if (choice.isPresent() && chosen.isPresent()) {
            prices += Pick.decode(chosen.get()).stream().filter(pick -> pick.details().has("price"))
                    .flatMap(pick -> choice.get().from().resolve(pick, sheet, new ProblemCollector()).stream())
                    .filter(taken -> new PickPrice(sheet.lists().get(taken.list()), taken, before).isOnesOwn()).count();
        }
    }

    /** How many changes of an entry are free: those of an owner, and to a playbook that asks for nothing. */
    private static long freeChanges(LedgerEntry.ChangePlaybook change, SheetRules sheet) {
        Set<String> links = sheet.linked().links().keySet();
        return change.what().all().stream().filter(entry -> links.contains(entry.key().text())
                || entry.key().text().equals(LedgerEntry.ChangePlaybook.PLAYBOOK) && Pick.decode(entry.value()).stream()
                        .map(pick -> sheet.option(OptionKey.PLAYBOOKS, pick.name().text()))
                        .anyMatch(option -> option.filter(target -> target.requires() == AllOf.NONE && !target.locked())
                                .isPresent())).count();
    }

    /** The currencies that are both earned and spent, and whose gains count. */
    private Set<String> currencies() {
        if (currencies.isEmpty()) {
            Set<String> earned = new LinkedHashSet<>();
            sheet.earning().values().forEach(earning -> earned.addAll(earning.into()));
            Set<String> both = new LinkedHashSet<>();
            sheet.advances().values().forEach(advance -> spent(advance).stream()
                    .flatMap(cost -> cost.prices().keySet().stream()).filter(earned::contains)
                    .filter(track -> sheet.tracks().get(track).gains().isCounted()).forEach(both::add));
            currencies = Optional.of(both);
        }
        return currencies.get();
    }

    private List<Cost> spent(Advance advance) {
        return advance.listChoice().filter(choice -> advance.cost().ofChosen()).map(choice -> {
            List<Cost> all = new ArrayList<>(choice.from().of(sheet).map(OptionList::price).toList());
            choice.from().options(sheet).stream().map(Option::price).forEach(price -> price.ifPresent(all::add));
            return all;
        }).orElse(List.of(advance.cost()));
    }

    Provenance sum(DerivedSheet end) {
        long own = sheet.lists().values().stream().mapToLong(list -> end.choices().list(list.id()).stream()
                .filter(list::isOwn).count()).sum();
        return options.isEmpty() && amounts.isEmpty() && prices + changes + own == 0 ? Provenance.NOTHING
                : new Provenance(left(options), left(amounts), prices, changes, own);
    }

    private static Map<String, Long> left(Map<String, Long> moved) {
        Map<String, Long> left = new LinkedHashMap<>(moved);
        left.values().removeIf(count -> count <= 0);
        return left;
    }
}
