package lampblack.random;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.dice.SplitMix;
import lampblack.node.Node;
import lampblack.replay.DryRun;
import lampblack.rules.SheetRules;
import lampblack.rules.Violation;
import lampblack.rules.advance.Advance;

/** Generates a ledger: sessions in which something is earned, and advances, bought as soon as they can be paid. */
final class RandomCareer {

    private static final int PATIENCE = 12;

    private final SheetRules sheet;
    private final LedgerDraft ledger;
    private final SplitMix random;
    private final RandomPurchase purchases;
    private final CareerGoal goal;
    private final RandomSession sessions;

    /** @param ledger that of a character with a finished creation */
    RandomCareer(LedgerDraft ledger, RandomWords words) {
        this.sheet = ledger.sheet();
        this.ledger = ledger;
        this.random = words.random();
        this.purchases = new RandomPurchase(sheet, random, words);
        this.goal = CareerGoal.of(sheet, random);
        this.sessions = new RandomSession(ledger, random, purchases, goal);
    }

    /** The entries of a career with so many advances, or with fewer where no more can be had. */
    List<Node> entries(int advances) {
        int bought = 0;
        int idle = 0;
        while (bought < advances && idle < PATIENCE) {
            boolean had = pursueGoal();
            bought += had ? 1 : 0;
            idle = had ? 0 : idle + 1;
        }
        if (bought > 0 && random.oneIn(2)) {
            sessions.play(List.of());
        }
        return ledger.entries();
    }

    /** Wishes for something and plays until it can be paid; false where that never happens. */
    private boolean pursueGoal() {
        if (!ledger.hasBegun() || !purchases.words().plausible() && random.oneIn(2)) {
            sessions.play(List.of());
        }
        Optional<Map<String, Node>> purchase = nextPurchase();
        for (int i = 0; purchase.isPresent() && i < PATIENCE; i++) {
            DryRun dryRun = ledger.dryRun(purchase.get());
            if (ledger.isFree(dryRun)) {
                ledger.accept(purchase.get(), dryRun);
                return true;
            }
            if (!ledger.onlyNeedsFunds(dryRun)) {
                return false;
            }
            sessions.play(dryRun.violations().stream().map(Violation::subject).toList());
        }
        return false;
    }

    /** Whether it is paid for with what the game lets characters earn, as what they learn is. */
    private boolean isEarned(Advance advance) {
        return !advance.locked() && sheet.earning().values().stream().flatMap(earning -> earning.into().stream())
                .anyMatch(advance.cost().prices()::containsKey);
    }

    /** An entry that buys something, if not now then with more to pay with. */
    private Optional<Map<String, Node>> nextPurchase() {
        List<Advance> advances = random.shuffled(sheet.advances().values());
        if (purchases.words().plausible() && advances.stream().anyMatch(this::isEarned)) {
            advances.removeIf(advance -> !isEarned(advance));
        } else if (random.oneIn(2)) {
            advances.sort(Comparator.comparing(advance -> !goal.isServedBy(advance, ledger.at())));
        }
        for (Advance advance : advances) {
            for (Map<String, Node> keys : purchases.ways(advance, ledger.at(), goal::wants)) {
                ledger.sheet().periodsOf(advance).forEach(period -> ledger.addPeriod(keys, period));
                DryRun dryRun = ledger.dryRun(keys);
                if (dryRun.applied() && (ledger.isFree(dryRun) || ledger.onlyNeedsFunds(dryRun))) {
                    return Optional.of(keys);
                }
            }
        }
        return Optional.empty();
    }
}
