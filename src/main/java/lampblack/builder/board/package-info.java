/**
 * The board of a group, from which whoever runs the game plays: every sheet at a glance with all that can be marked, the
 * clocks and notes that the group shares, and the dice log. Read BoardPage first, then BoardSheet, one sheet of it, and
 * GroupText, what is kept beside the sheets.
 */
package lampblack.builder.board;
