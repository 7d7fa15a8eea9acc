/**
 * A game while its author is writing it, as texts in memory: what is wrong with it, as {@code check} says it, and what
 * its sheets look like. Read {@code Workshop} first. It knows no files and none of the pages around it.
 */
package lampblack.workshop;
