package lampblack.sheet;

import lampblack.ruleset.Theme;

/** A block and what a layout calls it, such as {@code tracks.stress}. */
public record PlacedBlock(String path, Block block) {

    /** The same, known to styles by what it shows and how it is to look. */
    public PlacedBlock in(Theme theme) {
        return new PlacedBlock(path, block.looking(theme.words(path)));
    }
}
