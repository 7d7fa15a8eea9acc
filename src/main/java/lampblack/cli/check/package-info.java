/**
 * Commands that examine rulesets and characters: check, test and reach. Read CheckCommand, then TargetChecker. What
 * is found comes from the loader, the lints and the search; here it is gathered, fixed and printed.
 */
package lampblack.cli.check;
