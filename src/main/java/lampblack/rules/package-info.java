/**
 * The vocabulary of a game's rules: SheetRules holds everything a ruleset says of one kind of sheet, and the
 * sub-packages hold the kinds of rule, each with how it is judged. Here are the words that all of them share:
 * labels, amounts, costs, quantities, and the collector of problems. The language refers to itself, so the
 * sub-packages may know each other; none knows how a ruleset is read or a ledger replayed.
 */
package lampblack.rules;
