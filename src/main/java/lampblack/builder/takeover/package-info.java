/**
 * What it means for characters that their game has moved on since they were written, and the presses that take them
 * over and take that back. Read MovedOn first; it is what a page is made from. Looking writes nothing.
 */
package lampblack.builder.takeover;
