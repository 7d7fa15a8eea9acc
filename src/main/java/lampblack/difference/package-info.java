/**
 * What changed between two rulesets, in an author's words. Read {@link lampblack.difference.RulesetComparison} first:
 * things with an id are matched along both trees, then what is said of each is compared. It knows
 * nothing of characters and files.
 */
package lampblack.difference;
