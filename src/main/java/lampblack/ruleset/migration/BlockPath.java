package lampblack.ruleset.migration;

import java.util.List;

/**
 * Where something that has an id stands in its sheet, as in {@code lists.talents.long-wick}.
 *
 * @param block the block it stands in, such as {@code lists.talents}
 */
public record BlockPath(String block, String id) {

    /** The path that a text spells; one without a point stands in no block. */
    public static BlockPath of(String text) {
        int point = text.lastIndexOf('.');
        return new BlockPath(point < 0 ? "" : text.substring(0, point), text.substring(point + 1));
    }

    public BlockPath in(String otherBlock) {
        return new BlockPath(otherBlock, id);
    }

    public BlockPath called(String otherId) {
        return new BlockPath(block, otherId);
    }

    /** Every id on the way to it, its own last. */
    public List<String> ids() {
        return List.of(toString().split("[.]", -1));
    }

    @Override
    public String toString() {
        return block.isEmpty() ? id : block + "." + id;
    }
}
