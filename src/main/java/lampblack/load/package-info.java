/**
 * From files to a ruleset, stage by stage, with caches; and from a file to the text of a character, which {@code judge}
 * judges. Read {@code RulesetLoader} and {@code CharacterLoader} first. It prints nothing and knows no request.
 */
package lampblack.load;
