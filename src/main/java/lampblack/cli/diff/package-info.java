/**
 * The command that says what changed between two rulesets, in words, as notes of a release, for programs, and for
 * characters. Read DiffCommand first.
 */
package lampblack.cli.diff;
