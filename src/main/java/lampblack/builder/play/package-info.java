/**
 * The tabs that are played from and rolled on: tracks, clocks, harm and carried things as controls to press; what is
 * asked before a roll, its odds, how the dice fell, and what is then to be marked. Read PlayTab and RollTab first,
 * then PlayBlock, the kinds of thing that can be marked, and RollRequest. RecentActivity is what is remembered of a
 * character for as long as the program runs.
 */
package lampblack.builder.play;
