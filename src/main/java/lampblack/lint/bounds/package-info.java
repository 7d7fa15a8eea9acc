/**
 * What the numbers of a sheet may come to for any character, as intervals that are never too narrow, and from that
 * what nobody can ever take.
 * Read SheetBounds for the numbers and PossibleChoices for what can be had; an Obstacle is why something cannot. It
 * reports nothing itself: lints and reach ask it.
 */
package lampblack.lint.bounds;
