/**
 * The command that says what changed between two rulesets, in words, in Markdown, for programs, and for
 * characters. Read DiffCommand first.
 */
package lampblack.cli.diff;
