package lampblack.engine;

import lampblack.rules.Tally;

/** What judging one more entry needs to know of those before it: how often things happened, the lowest balances, the end. */
public record Prospect(Tally tally, Overdraft overdraft, Retirement retirement) {

    static Prospect fresh() {
        return new Prospect(new Tally(), new Overdraft(), new Retirement());
    }

    Prospect fork() {
        return new Prospect(tally.fork(), overdraft.copy(), retirement.copy());
    }
}
