/**
 * Commands that begin something: new ruleset, new character and new templates. Read NewRulesetCommand and
 * RulesetStarter first.
 */
package lampblack.cli.create;
