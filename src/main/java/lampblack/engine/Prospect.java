package lampblack.engine;

import lampblack.rules.Tally;

/** What judging one more entry needs to know of those before it: how often things happened, and the lowest balances. */
public record Prospect(Tally tally, Overdraft overdraft) {

    static Prospect fresh() {
        return new Prospect(new Tally(), new Overdraft());
    }

    Prospect fork() {
        return new Prospect(tally.fork(), overdraft.copy());
    }
}
