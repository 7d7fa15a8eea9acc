/**
 * What a character's choices come to under the rules: ratings, caps, sizes and options, with everything that
 * options give. Start with DerivedSheet; each quantity is worked out when first asked for and remembered, so one
 * derived sheet is used by one thread and charged to one WorkBudget. Knows no ledger and no file.
 */
package lampblack.rules.derived;
