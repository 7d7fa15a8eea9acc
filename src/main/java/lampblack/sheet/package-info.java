/**
 * A printed sheet, and cards to cut out, as plain values: every word, dot and box is decided before a template sets it
 * in type. Read {@code Sheet} first (sides, strips, columns), then {@code Block}, the closed family of what stands in
 * them; {@code DefaultLayout} and {@code PlannedLayout} decide where blocks go, {@code DeckBuilder} makes cards,
 * {@code FillPlaces} names what can be filled in. It knows nothing of HTML or files: {@code sheet.build} fills it.
 */
package lampblack.sheet;
