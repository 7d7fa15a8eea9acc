package lampblack.cli.diff;

import java.util.Optional;
import lampblack.difference.RulesetComparison;
import lampblack.difference.RulesetDifference;
import lampblack.difference.SaidNames;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.LoadedRuleset;

/**
 * Two rulesets, and where each was found.
 *
 * @param byWas what loads the earlier one and those it stands on
 * @param revision of git at which the earlier one is found, where it is
 */
record ComparedGames(LoadedRuleset was, RulesetLoader byWas, LoadedRuleset is, RulesetLoader byIs,
        Optional<String> revision) {

    RulesetDifference difference() {
        return RulesetComparison.of(was.tree(), is.tree(), SaidNames.of(was.ruleset(), is.ruleset()));
    }
}
