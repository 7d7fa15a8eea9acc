/**
 * From the files of a ruleset to a game: files joined to a layer, layers laid over each other, and what is wrong with
 * either. Read {@code LayerReader} and {@code RulesetAssembly} first. Where files stand is said by {@code LayerFiles}.
 */
package lampblack.judge.layer;
