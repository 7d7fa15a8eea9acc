package lampblack.ruleset.migration;

import java.util.List;

/** The figures of which what was made before a change keeps the old one. */
public final class KeptFigure {

    public static final List<String> KEYS = List.of("cost", "price", "max", "up-to", "spend", "choose", "gives",
            "times", "boxes", "at-most", "places");

    private KeptFigure() {}

    /** Whether a path leads to one. @param paths what stands in its sheet today */
    public static boolean isThere(BlockPath path, SheetPaths paths) {
        BlockPath thing = BlockPath.of(path.block());
        return KEYS.contains(path.id())
                && (paths.has(thing) || thing.id().equals("rating") && paths.has(BlockPath.of(thing.block())));
    }
}
