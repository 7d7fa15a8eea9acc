package lampblack.replay;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Worded;
import lampblack.node.MapNode;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.Earning;
import lampblack.rules.track.Track;

/** Which balances are not known from some entry on, since something unknown in the ledger may have moved them. */
public final class UncertainBalances {

    /** On which side of what is reckoned a balance may be. */
    public enum Bound implements Worded {
        AT_LEAST("at-least"),
        AT_MOST("at-most"),
        ABOUT("about");

        private final String word;

        Bound(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    private final Map<String, Set<Bound>> bounds = new LinkedHashMap<>();

    UncertainBalances copy() {
        UncertainBalances copy = new UncertainBalances();
        bounds.forEach((track, sides) -> copy.bounds.put(track, new LinkedHashSet<>(sides)));
        return copy;
    }

    /** On which side the balance of a currency may be; empty where it is known. */
    public Optional<Bound> of(String track) {
        return Optional.ofNullable(bounds.get(track)).map(sides -> sides.size() > 1 ? Bound.ABOUT
                : sides.iterator().next());
    }

    /** Whether there may be more of a currency than is reckoned. */
    boolean mayBeMore(String track) {
        return bounds.getOrDefault(track, Set.of()).contains(Bound.AT_LEAST);
    }

    /** What was earned in a way that the game does not have, or into tracks that this way does not fill. */
    void earned(MapNode.Entry amount, SheetRules sheet) {
        Optional<Earning> earning = Optional.ofNullable(sheet.earning().get(amount.key().text()));
        List<String> named = amount.value().all().stream().map(item -> item.key().text()).toList();
        Set<String> fed = new LinkedHashSet<>();
        if (earning.isPresent()) {
            fed.addAll(earning.get().into().containsAll(named) ? List.of() : earning.get().into());
        } else if (!named.isEmpty() && sheet.tracks().keySet().containsAll(named)) {
            fed.addAll(named);
        } else {
            sheet.earning().values().forEach(known -> fed.addAll(known.into()));
        }
        add(Bound.AT_LEAST, fed, sheet);
    }

    /** What came or went under a name that is none of a currency. */
    void moved(MapNode.Entry what, boolean came, SheetRules sheet) {
        if (what.value().integer().isPresent()) {
            add(came ? Bound.AT_LEAST : Bound.AT_MOST, sheet.currencies(), sheet);
        }
    }

    /** What was bought and is not known, so that its price is not either. */
    void bought(LedgerEntry.Buy entry, SheetRules sheet) {
        Optional<Advance> known = Optional.ofNullable(sheet.advances().get(entry.advance().text()));
        List<Advance> alike = known.map(List::of).orElseGet(() -> sheet.advances().values().stream()
                .filter(advance -> advance.purchase().keys().stream().anyMatch(entry.header().node()::has)).toList());
        Set<String> charged = new LinkedHashSet<>();
        for (Advance advance : alike.isEmpty() ? sheet.advances().values() : alike) {
            charged.addAll(advance.cost().ofChosen() ? sheet.currencies() : advance.cost().prices().keySet());
        }
        add(Bound.AT_MOST, charged, sheet);
    }

    private void add(Bound side, Collection<String> tracks, SheetRules sheet) {
        tracks.stream().filter(id -> Optional.ofNullable(sheet.tracks().get(id)).map(Track::ledger).orElse(false))
                .forEach(id -> bounds.computeIfAbsent(id, first -> new LinkedHashSet<>()).add(side));
    }
}
