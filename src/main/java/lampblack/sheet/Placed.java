package lampblack.sheet;

/** A block and what a layout calls it, such as {@code tracks.stress}. */
record Placed(String path, Block block) {}
