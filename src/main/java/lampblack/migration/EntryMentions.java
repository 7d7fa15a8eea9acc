package lampblack.migration;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.LedgerEntry;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.AddPurchase;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.ChoosePurchase;
import lampblack.rules.advance.GainPurchase;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.advance.SwapPurchase;
import lampblack.rules.option.OptionKey;

/** The ids in one entry of a ledger. @param scope of the whole sheet, or of the part that the entry is about */
record EntryMentions(Naming naming, IdScope scope, Map<String, SheetRules> sheets, LedgerEntry entry) {

    private static final Set<String> NO_PERIOD = Set.of("note", "date", "because", "by", "for", "to", "from", "raise",
            "add", "under", "choose", "swap", "paid", "part", "marked", "version", "was", "bases");

    void all() {
        MapNode node = entry.header().node();
        node.all().stream().filter(key -> key.value().integer().isPresent() && !NO_PERIOD.contains(key.key().text()))
                .forEach(key -> today("periods", key.key()));
        node.map("marked").ifPresent(marked -> new MarkMentions(naming, scope).marks(marked));
        node.map("paid").ifPresent(paid -> paid.all().forEach(amount -> ofOwner(amount.key())));
        switch (entry) {
            case LedgerEntry.Earn earn -> earn.amounts().all().forEach(this::earned);
            case LedgerEntry.Buy buy -> bought(buy, node);
            case LedgerEntry.Due due -> choices().due(due.step(), node);
            case LedgerEntry.ReachMilestone reach -> today("milestones", reach.milestone());
            case LedgerEntry.Gain gain -> gain.what().all().forEach(this::moved);
            case LedgerEntry.Lose lose -> lose.what().all().forEach(this::moved);
            case LedgerEntry.ChangePlaybook change -> {
                change.what().get(LedgerEntry.ChangePlaybook.PLAYBOOK).ifPresent(playbook ->
                        choices().picks(List.of(OptionKey.PLAYBOOKS), playbook));
                choices().links(change.changedLinks());
            }
            case LedgerEntry.Pays pays -> paidFor(pays);
            case LedgerEntry.Rolled rolled -> naming.ofGame("rolls", rolled.roll());
            case LedgerEntry.Begin begin -> today("periods", begin.period());
            case LedgerEntry.Retire retire -> { }
            case LedgerEntry.Remark remark -> { }
        }
    }

    private void earned(MapNode.Entry amount) {
        today("earning", amount.key());
        amount.value().all().forEach(track -> today("tracks", track.key()));
    }

    private void bought(LedgerEntry.Buy buy, MapNode node) {
        Advance advance = scope.rules().advances().get(today("advances", buy.advance()));
        if (advance == null) {
            return;
        }
        switch (advance.purchase()) {
            case RaisePurchase raise -> trait(node, "raise", scope.allSets());
            case AddPurchase add -> {
                trait(node, "add", scope.sets(List.of(add.set())));
                node.scalar("under").ifPresent(parent -> choices().under(add.set(), parent));
            }
            case ChoosePurchase choose -> node.get("choose")
                    .ifPresent(picks -> choices().picks(choose.from().ids(), picks));
            case SwapPurchase swap -> {
                List.of("swap", "for").forEach(key ->
                        trait(node, key, scope.setsAndLists(swap.sets(), swap.lists())));
                node.scalar("under").ifPresent(parent -> swap.sets().forEach(set -> choices().under(set, parent)));
            }
            case GainPurchase gain -> { }
        }
    }

    private void trait(MapNode node, String key, List<String> blocks) {
        node.scalar(key).ifPresent(name -> naming.today(scope, blocks, name));
    }

    /** What came or went, by list, set, track or kind of part. */
    private void moved(MapNode.Entry what) {
        String id = naming.today(scope, List.of(scope.block("lists"), scope.block("traits"), scope.block("tracks"),
                scope.block("parts")), what.key());
        SheetRules rules = scope.rules();
        if (rules.lists().containsKey(id)) {
            choices().picks(List.of(id), what.value());
        } else if (rules.traits().containsKey(id)) {
            choices().points(id, what.value());
        } else if (rules.parts().containsKey(id)) {
            new ChoiceMentions(naming, scope.part(id)).parts(what.value());
        }
    }

    /** A track of an owner, as in {@code crew.coin}. */
    private void ofOwner(Scalar key) {
        naming.ofOwner(scope, key, link -> Optional.ofNullable(scope.rules().linked().links().get(link))
                .flatMap(known -> Optional.ofNullable(sheets.get(known.to()))).map(IdScope::of));
    }

    private void paidFor(LedgerEntry.Pays pays) {
        pays.amounts().all().forEach(amount -> today("tracks", amount.key()));
        String before = pays.forWhat().text();
        boolean roll = !naming.ofGame("rolls", pays.forWhat()).equals(before);
        if (!roll) {
            sheets.values().stream().filter(sheet -> sheet.linked().links().values().stream()
                            .anyMatch(link -> link.to().equals(scope.sheet())))
                    .forEach(member -> naming.today(IdScope.of(member), "advances", pays.forWhat()));
        }
    }

    private ChoiceMentions choices() {
        return new ChoiceMentions(naming, scope);
    }

    private String today(String block, Scalar written) {
        return naming.today(scope, scope.block(block), written);
    }
}
