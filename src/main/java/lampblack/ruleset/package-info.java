/**
 * A game as data: its sheets with their rules, its tables, texts and looks, with every reference resolved. Start
 * with Ruleset. Knows nothing of the YAML it came from; that is in ruleset.reading.
 */
package lampblack.ruleset;
