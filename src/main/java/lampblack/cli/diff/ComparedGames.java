package lampblack.cli.diff;

import java.util.Map;
import java.util.Optional;
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
 * @param revision of git at which the earlier one is found, where it is
 */
record ComparedGames(LoadedRuleset was, RulesetLoader byWas, LoadedRuleset is, RulesetLoader byIs,
        Optional<String> revision) {

    RulesetDifference difference() {
        return RulesetComparison.of(was.tree(), is.tree(), said());
    }

    /** What the later one says about the earlier. */
    SaidNames said() {
        Ruleset earlier = was.ruleset();
        LayerVersions versions = new LayerVersions(Version.of(earlier.version()).map(version ->
                Map.of(earlier.id(), version)).orElse(Map.of()));
        return new SaidNames(is.ruleset().migrations(), versions);
    }
}
