/**
 * A YAML document as a tree in which every node remembers its place in the source, layers of such trees merged into
 * one, and edits that touch only what changes. Start with Node, then Overlay for layers and DocumentEditor for edits.
 * Knows no rules and no YAML parser: the parser, in yaml, makes these trees.
 */
package lampblack.node;
