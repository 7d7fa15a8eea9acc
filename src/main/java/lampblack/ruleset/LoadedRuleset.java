package lampblack.ruleset;

import java.util.List;
import lampblack.node.MapNode;
import lampblack.ruleset.migration.WrittenMigrations;

/**
 * A ruleset that is fit for use.
 *
 * @param tree what its layers came to
 * @param layers the ids of its layers, the lowest first
 * @param migrations what those say of their earlier versions, as it is written
 */
public record LoadedRuleset(Ruleset ruleset, MapNode tree, List<String> layers, List<WrittenMigrations> migrations) {}
