package lampblack.server;

import java.util.Collection;
import lampblack.load.RulesetLoader;

/** Holds the library of the moment; each request takes one and keeps to it. */
final class CurrentRulesets {

    private volatile RulesetSnapshot now;

    CurrentRulesets(RulesetLoader rulesets) {
        this.now = new RulesetSnapshot(rulesets);
    }

    public RulesetSnapshot now() {
        return now;
    }

    /** Reads rulesets anew, some of which have changed. */
    synchronized void reload(Collection<String> changed) {
        now = new RulesetSnapshot(now.rulesets().afterChange(changed));
    }
}
