/**
 * Changes a YAML document by edits that touch only what changes, so that comments, order, quotes and spacing of the
 * rest stay byte for byte. Start with DocumentEditor. Knows only nodes and spans, not what a document means.
 */
package lampblack.node.edit;
