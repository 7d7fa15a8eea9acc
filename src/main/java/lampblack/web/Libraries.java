package lampblack.web;

import java.util.Collection;
import java.util.List;
import lampblack.io.RulesetLoader;
import lampblack.io.RulesetPlace;
import lampblack.io.Verdicts;

/** Holds the library of the moment; each request takes one and keeps to it. */
final class Libraries {

    private volatile Library now;

    Libraries(List<RulesetPlace> places, Verdicts verdicts) {
        this.now = Library.of(new RulesetLoader(places, verdicts));
    }

    Library now() {
        return now;
    }

    /** Reads rulesets anew, some of which have changed. */
    synchronized void renew(Collection<String> changed) {
        now = Library.of(now.rulesets().renewed(changed));
    }
}
