/**
 * A YAML document as a tree in which every node remembers its place in the source, and layers of such trees merged
 * into one. Start with Node, then Overlay for layers. Knows no rules and no YAML parser: the parser, in yaml, makes
 * these trees.
 */
package lampblack.node;
