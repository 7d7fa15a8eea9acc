package lampblack.ruleset.migration;

import lampblack.diagnostic.Span;

/**
 * Another id for what stands at a path.
 *
 * @param sheet the id of the sheet, as it is called from then on; empty for what is of the whole game
 * @param from the path with the old id, in blocks that have their new names
 * @param place where the old path is written
 */
public record Renaming(String sheet, BlockPath from, String to, Span place) {

    /** The sheet of what is of the whole game: its sheets and rolls. */
    public static final String GAME = "";

    Renaming in(String otherSheet, String block) {
        return new Renaming(otherSheet, from.in(block), to, place);
    }
}
