/**
 * Marks of play: stress, harm, clocks, load and everything else under {@code now}, turned into edits of the
 * character's file.
 * Read MarkWriter first; a Markable is what can be marked, a MarkResult the edits and messages that come of it. It
 * writes no file itself.
 */
package lampblack.play;
