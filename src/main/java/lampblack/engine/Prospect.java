package lampblack.engine;

import lampblack.rules.Tally;

/** What judging one more entry needs to know of those before it: how often things happened, and the lowest balances. */
public record Prospect(Tally tally, Overdraft overdraft) {

    Prospect fork() {
        return new Prospect(tally.fork(), overdraft.copy());
    }
}
