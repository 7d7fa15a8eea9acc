package lampblack.sheet;

/** A block and what a layout calls it, such as {@code tracks.stress}. */
public record PlacedBlock(String path, Block block) {}
