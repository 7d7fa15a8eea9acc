package lampblack.ruleset.migration;

import lampblack.node.MapNode;

/**
 * What one layer of a game says of its earlier versions.
 *
 * @param layer the id of the ruleset
 * @param version its present one, as it is written
 * @param editions by version
 */
public record WrittenMigrations(String layer, String version, MapNode editions) {}
