package lampblack.ruleset;

import java.util.List;
import lampblack.node.MapNode;

/**
 * A ruleset that is fit for use.
 *
 * @param tree what its layers came to
 * @param layers the ids of its layers, the lowest first
 */
public record LoadedRuleset(Ruleset ruleset, MapNode tree, List<String> layers) {}
