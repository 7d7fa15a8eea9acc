/**
 * From files to a ruleset and from a file to a judged character, stage by stage, with caches. Read
 * {@code RulesetLoader} and {@code CharacterLoader} first. It prints nothing and knows no request.
 */
package lampblack.load;
