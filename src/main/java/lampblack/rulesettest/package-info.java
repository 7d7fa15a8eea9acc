/**
 * The tests that the author of a ruleset writes: a character and what it must come to, and how much of the ruleset
 * such characters cover.
 * Read RulesetTest, then ExpectationCheck and Coverage. It runs no test and reads no file: it compares an
 * EvaluatedCharacter with what is expected.
 */
package lampblack.rulesettest;
