package lampblack.cli.diff;

import java.util.Map;
import lampblack.difference.RulesetComparison;
import lampblack.difference.RulesetDifference;
import lampblack.difference.SaidNames;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.LayerVersions;
import lampblack.ruleset.migration.Version;

/**
 * Two rulesets, and where each was found.
 *
 * @param byWas what loads the earlier one and those it stands on
 */
record ComparedGames(LoadedRuleset was, RulesetLoader byWas, LoadedRuleset is, RulesetLoader byIs) {

    RulesetDifference difference() {
        Ruleset earlier = was.ruleset();
        LayerVersions versions = new LayerVersions(Version.of(earlier.version()).map(version ->
                Map.of(earlier.id(), version)).orElse(Map.of()));
        return RulesetComparison.of(was.tree(), is.tree(), new SaidNames(is.ruleset().migrations(), versions));
    }
}
