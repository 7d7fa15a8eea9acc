package lampblack.server;

import java.util.Collection;
import lampblack.load.RulesetLoader;

/** Holds the library of the moment; each request takes one and keeps to it. */
public final class CurrentRulesets {

    private volatile RulesetSnapshot now;

    private final KeptVerdicts verdicts;

    CurrentRulesets(RulesetLoader rulesets, KeptVerdicts verdicts) {
        this.verdicts = verdicts;
        this.now = new RulesetSnapshot(rulesets, verdicts);
    }

    public RulesetSnapshot now() {
        return now;
    }

    /** Writes down the verdicts that have come since. */
    void saveVerdicts() {
        verdicts.save();
    }

    /** Reads rulesets anew, some of which have changed. */
    synchronized void reload(Collection<String> changed) {
        now = new RulesetSnapshot(now.rulesets().afterChange(changed), verdicts);
    }
}
