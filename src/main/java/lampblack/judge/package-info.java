/**
 * From the text of a character to a verdict on it, and from the files of a ruleset to a game. Read {@code
 * CharacterReading} first, for games {@code LayerReader} and {@code RulesetAssembly}. Where texts stand is said by a
 * {@code Place} and by {@code LayerFiles}, and what games there are by {@code Rulesets}; it may not know files,
 * threads or any library.
 */
package lampblack.judge;
