package lampblack.random;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.node.Node;
import lampblack.offers.ChoicesDraft;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Earning;

/** Brings what something costs: earned in one go where the game has a way to, else by sessions, else as a gain. */
record Funding(LedgerDraft journal) {

    private static final long MOST = 1_000_000;
    private static final int MOST_SESSIONS = 12;

    private SheetRules sheet() {
        return journal.sheet();
    }

    /** Gets so much of a currency, or as much as can be had of it; false where that is nothing. */
    boolean raise(String currency, long amount) {
        if (amount <= 0 || amount > MOST) {
            return false;
        }
        long before = journal.at().balance(currency);
        for (Earning earning : sheet().earning().values()) {
            boolean often = earning.into().contains(currency) && earning.per().equals(Earning.EACH_TIME);
            if (often && earn(earning, currency, amount)) {
                return journal.at().balance(currency) > before;
            }
        }
        for (int i = 0; i < MOST_SESSIONS && journal.at().balance(currency) < before + amount; i++) {
            journal.nextSession();
            sheet().earning().values().stream().filter(earning -> earning.into().contains(currency))
                    .forEach(earning -> earn(earning, currency, amount));
        }
        long left = before + amount - journal.at().balance(currency);
        if (left > 0) {
            journal.add("gain", ChoicesDraft.map(Map.of(currency, ChoicesDraft.number(left))));
        }
        return journal.at().balance(currency) > before;
    }

    /** Earns something one way. */
    boolean earn(Earning earning) {
        return earn(earning, earning.into().get(0), 1);
    }

    private boolean earn(Earning earning, String currency, long wanted) {
        long amount = amount(earning, wanted);
        if (amount <= 0 || earning.locked() && !journal.at().opens(new Quantity.Access.EarningAccess(earning.id()))) {
            return false;
        }
        Node number = ChoicesDraft.number(amount);
        Node value = earning.into().size() == 1 ? number : ChoicesDraft.map(Map.of(currency, number));
        Map<String, Node> keys = new LinkedHashMap<>();
        journal.addPeriod(keys, earning.per());
        keys.put("earn", ChoicesDraft.map(Map.of(earning.id(), value)));
        return journal.add(keys);
    }

    /** How much is earned one way at a time, where so much is wanted. */
    private long amount(Earning earning, long wanted) {
        long least = earning.gives().least().evaluate(journal.at());
        long most = earning.gives().most().evaluate(journal.at());
        long more = journal.at().moreEarning(earning.id());
        most = most == Amount.UNLIMITED ? most : Math.max(0, most + more);
        if (earning.per().equals(Earning.EACH_TIME) && least == most && most > 0 && most <= MOST) {
            return (wanted + most - 1) / most * most;
        }
        return Math.min(most, Math.max(least, Math.max(1, wanted)));
    }
}
