/**
 * Mistakes in a ruleset that show before any character meets it. Read Lints first: the list of all checks, in the
 * order in which they run; LintOverrides applies what the ruleset's own {@code lints} say to their findings.
 * The checks themselves are in the sub-packages by subject; each is called like its message code (NothingUses is
 * {@code ruleset.nothing-uses}).
 */
package lampblack.lint;
