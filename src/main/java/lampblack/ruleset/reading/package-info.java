/**
 * From the merged tree that authors wrote to a Ruleset: one reader for each kind of block, each reporting what it
 * cannot resolve. Start with RulesetReader, then ElementReader for what all readers share and SymbolTable for how
 * names are found. Reads trees, never files; a tree has passed the schema before it comes here.
 */
package lampblack.ruleset.reading;
