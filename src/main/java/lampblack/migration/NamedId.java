package lampblack.migration;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import lampblack.diagnostic.Distinct;
import lampblack.node.Scalar;
import lampblack.ruleset.migration.BlockPath;
import lampblack.ruleset.migration.SheetPaths;

/**
 * An id in a file.
 *
 * @param written the text that it stands in
 * @param head what stands before it in that text, such as the id of its block
 * @param tail what stands behind it, such as the name of a part
 * @param blocks where the rules look it up
 * @param paths what there is in the sheet
 */
record NamedId(Scalar written, String head, String id, String tail, List<String> blocks, SheetPaths paths) {

    /** An id that stands alone or behind its block's. */
    static NamedId of(Scalar written, List<String> blocks, SheetPaths paths) {
        String text = written.text();
        int point = text.indexOf('.');
        if (point <= 0 || blocks.stream().anyMatch(block -> paths.has(new BlockPath(block, text)))) {
            return new NamedId(written, "", text, "", blocks, paths);
        }
        String head = text.substring(0, point);
        List<String> named = blocks.stream().filter(block -> BlockPath.of(block).id().equals(head)).toList();
        return named.isEmpty()
                ? new NamedId(written, "", head, text.substring(point),
                        Distinct.of(blocks.stream().map(block -> BlockPath.of(block).block())), paths)
                : new NamedId(written, head + ".", text.substring(point + 1), "", named, paths);
    }

    /** Whether the sheet has it. */
    boolean isKnown() {
        return has(id);
    }

    /** Whether players name things of their own there. */
    boolean isOpen() {
        return blocks.stream().anyMatch(paths::isOpen);
    }

    boolean has(String other) {
        return blocks.stream().anyMatch(block -> paths.has(new BlockPath(block, other)));
    }

    /** What it could be called instead. */
    Set<String> others() {
        Set<String> ids = new TreeSet<>();
        blocks.forEach(block -> ids.addAll(paths.ids(block)));
        return ids;
    }

    /** The text with another id in it. */
    String with(String other) {
        return head + other + tail;
    }
}
