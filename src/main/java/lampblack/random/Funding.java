package lampblack.random;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.node.Node;
import lampblack.offers.ChoicesDraft;
import lampblack.rules.Amount;
import lampblack.rules.OtherTrack;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Earning;

/** Brings what something costs: earned in one go where the game has a way to, else by sessions, else as a gain. */
record Funding(LedgerDraft ledger) {

    private static final long MAX = 1_000_000;
    private static final int MAX_SESSIONS = 12;

    private SheetRules sheet() {
        return ledger.sheet();
    }

    /**
     * Gets so much of a currency, or as much as can be had of it; false where that is nothing.
     *
     * @param currency a track of the sheet itself, or {@code link.track} of an owner
     */
    boolean raise(String currency, long amount) {
        if (amount <= 0 || amount > MAX) {
            return false;
        }
        Optional<OtherTrack> other = OtherTrack.of(currency);
        if (other.isPresent()) {
            return ledger.raise(other.get(), amount);
        }
        long before = ledger.at().balance(currency);
        for (Earning earning : sheet().earning().values()) {
            boolean often = earning.into().contains(currency) && earning.per().equals(Earning.EACH_TIME);
            if (often && earn(earning, currency, amount)) {
                return ledger.at().balance(currency) > before;
            }
        }
        for (int i = 0; i < MAX_SESSIONS && ledger.at().balance(currency) < before + amount; i++) {
            ledger.nextSession();
            sheet().earning().values().stream().filter(earning -> earning.into().contains(currency))
                    .forEach(earning -> earn(earning, currency, amount));
        }
        long left = before + amount - ledger.at().balance(currency);
        if (left > 0) {
            ledger.add("gain", ChoicesDraft.map(Map.of(currency, ChoicesDraft.number(left))));
        }
        return ledger.at().balance(currency) > before;
    }

    /** Earns something one way. */
    boolean earn(Earning earning) {
        return earn(earning, earning.into().get(0), 1);
    }

    private boolean earn(Earning earning, String currency, long wanted) {
        long amount = amount(earning, wanted);
        if (amount <= 0 || !earning.isOpen(ledger.at())) {
            return false;
        }
        Node number = ChoicesDraft.number(amount);
        Node value = earning.into().size() == 1 ? number : ChoicesDraft.map(Map.of(currency, number));
        Map<String, Node> keys = new LinkedHashMap<>();
        ledger.sheet().periodsOf(earning).forEach(period -> ledger.addPeriod(keys, period));
        keys.put("earn", ChoicesDraft.map(Map.of(earning.id(), value)));
        return ledger.add(keys);
    }

    /** How much is earned one way at a time, where so much is wanted. */
    private long amount(Earning earning, long wanted) {
        long least = earning.gives().least().evaluate(ledger.at());
        long most = earning.gives().most().evaluate(ledger.at());
        long more = ledger.at().moreEarning(earning.id());
        most = most == Amount.UNLIMITED ? most : Math.max(0, most + more);
        if (earning.per().equals(Earning.EACH_TIME) && least == most && most > 0 && most <= MAX) {
            return (wanted + most - 1) / most * most;
        }
        return Math.min(most, Math.max(least, Math.max(1, wanted)));
    }
}
