/**
 * What became of the ids of earlier versions of a game, as its {@code migrations} say. Read {@link
 * lampblack.ruleset.migration.Migrations} first. It knows nothing of characters.
 */
package lampblack.ruleset.migration;
