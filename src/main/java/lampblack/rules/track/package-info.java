/**
 * Tracks and traits: what is marked on a sheet, and in which shape; and sets of named things with a rating, fixed,
 * open for players to name, or derived from others. Start with Track and TrackShape, then TraitSet. Says what a track
 * can hold, not how many marks it has; what a rating comes to is worked out in rules.derived.
 */
package lampblack.rules.track;
