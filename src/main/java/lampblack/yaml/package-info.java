/**
 * Reads YAML text into a tree of nodes with exact places, and says in plain words what is wrong where it cannot.
 * Read {@code YamlReader} first, then {@code TreeBuilder}; {@code SyntaxErrorCause} guesses what an author
 * mistyped. The only package that knows SnakeYAML; it may open no file.
 */
package lampblack.yaml;
