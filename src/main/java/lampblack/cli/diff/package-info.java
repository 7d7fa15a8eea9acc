/**
 * The command that says what changed between two rulesets, in words, as notes of a release, for programs, and for
 * characters, and the one that releases a ruleset. Read DiffCommand first, then ReleaseCommand.
 */
package lampblack.cli.diff;
