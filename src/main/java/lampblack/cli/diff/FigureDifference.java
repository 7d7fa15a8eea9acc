package lampblack.cli.diff;

import java.util.Optional;
import lampblack.node.Node;
import lampblack.ruleset.migration.BlockPath;

/**
 * A cost, limit or number that is otherwise in the later of two rulesets, whole.
 *
 * @param at the way to it today
 * @param was in the ids of today
 */
record FigureDifference(BlockPath at, Optional<Node> was, Optional<Node> is) {}
