/**
 * What changed between two rulesets, in an author's words. Read {@link lampblack.difference.RulesetComparison} first:
 * things with an id are matched along both trees, then what is said of each is compared. What a game had when it was
 * last released, and what became of it, is {@link lampblack.difference.SinceRelease}. It knows nothing of characters
 * and files.
 */
package lampblack.difference;
