/**
 * Tracks: what is marked on a sheet, and in which shape. Start with Track and TrackShape, the sealed family of
 * boxes, clocks, rows, bands, counters and pools. Says what a track can hold, not how many marks it has.
 */
package lampblack.rules.track;
