/**
 * The tab that is played from: tracks, clocks, harm and carried things as controls to press. Read PlayTab first,
 * then PlayBlock, the kinds of thing that can be marked.
 */
package lampblack.builder.play;
