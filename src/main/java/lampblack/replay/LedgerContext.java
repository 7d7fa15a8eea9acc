package lampblack.replay;

import java.util.HashMap;
import java.util.Map;
import lampblack.rules.advance.UsageCounts;

/**
 * What judging one more entry needs to know of those before it: how often things happened, the lowest balances, the
 * end.
 */
public record LedgerContext(UsageCounts tally, OverdraftJudge overdraft, Retirement retirement,
        Map<String, LedgerContext> parts) {

    public static LedgerContext fresh() {
        return new LedgerContext(new UsageCounts(), new OverdraftJudge(), new Retirement(), new HashMap<>());
    }

    LedgerContext fork() {
        Map<String, LedgerContext> copies = new HashMap<>();
        parts.forEach((part, ledgerContext) -> copies.put(part, ledgerContext.fork()));
        return new LedgerContext(tally.fork(), overdraft.copy(), retirement.copy(), copies);
    }

    /** The same for a part, by its path. */
    LedgerContext part(String path) {
        return parts.computeIfAbsent(path, part -> fresh());
    }
}
