/**
 * The tab that dice are rolled on: what is asked before a roll, its odds, how the dice fell, and what is then to be
 * marked. Read RollTab and RollRequest first. RecentActivity is what is remembered of a character for as long as
 * the program runs.
 */
package lampblack.builder.roll;
