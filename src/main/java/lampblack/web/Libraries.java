package lampblack.web;

import java.util.Collection;
import lampblack.io.RulesetLoader;

/** Holds the library of the moment; each request takes one and keeps to it. */
final class Libraries {

    private volatile Library now;

    Libraries(RulesetLoader rulesets) {
        this.now = new Library(rulesets);
    }

    Library now() {
        return now;
    }

    /** Reads rulesets anew, some of which have changed. */
    synchronized void renew(Collection<String> changed) {
        now = new Library(now.rulesets().renewed(changed));
    }
}
