package lampblack.engine;

import java.util.HashMap;
import java.util.Map;
import lampblack.rules.Tally;

/** What judging one more entry needs to know of those before it: how often things happened, the lowest balances, the end. */
public record Prospect(Tally tally, Overdraft overdraft, Retirement retirement, Map<String, Prospect> parts) {

    static Prospect fresh() {
        return new Prospect(new Tally(), new Overdraft(), new Retirement(), new HashMap<>());
    }

    Prospect fork() {
        Map<String, Prospect> copies = new HashMap<>();
        parts.forEach((part, prospect) -> copies.put(part, prospect.fork()));
        return new Prospect(tally.fork(), overdraft.copy(), retirement.copy(), copies);
    }

    /** The same for a part, by its path. */
    Prospect part(String path) {
        return parts.computeIfAbsent(path, each -> fresh());
    }
}
