package lampblack.migration;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.node.Scalar;
import lampblack.ruleset.migration.BlockPath;
import lampblack.ruleset.migration.Migrations;

/** What marks of play name that was split is what it has become. */
final class MarkedHeirs {

    private final Migrations migrations;
    private final Map<String, String> chosen = new HashMap<>();
    private final Map<Integer, Marked> marked = new HashMap<>();

    private record Marked(Scalar written, String heir) {}

    MarkedHeirs(Migrations migrations) {
        this.migrations = migrations;
    }

    /** Remembers which of its heirs something is; of several, the first that was written. */
    void chosen(String sheet, List<String> blocks, String name, String heir) {
        blocks.stream().flatMap(block -> path(block, name).stream())
                .forEach(path -> chosen.putIfAbsent(sheet + "/" + path, heir));
    }

    /** Takes down what is marked. */
    void mark(String sheet, List<String> blocks, Scalar written) {
        for (String block : blocks) {
            Optional<BlockPath> path = path(block, written.text());
            Optional<String> heir = path.flatMap(at -> Optional.ofNullable(chosen.get(sheet + "/" + at))
                    .or(() -> first(sheet, at)));
            heir.ifPresent(id -> marked.putIfAbsent(written.span().start(), new Marked(written,
                    BlockPath.of(block).id() + "." + id)));
        }
    }

    /** The first of all that something has become. */
    private Optional<String> first(String sheet, BlockPath at) {
        return migrations.editions().stream().flatMap(edition -> edition.changes().stream())
                .flatMap(change -> change.asSplit().stream()).filter(split -> split.all()
                        && split.sheet().equals(sheet) && split.at().equals(at))
                .map(split -> split.into().get(0)).findFirst();
    }

    /** A name alone or behind its block's. */
    private static Optional<BlockPath> path(String block, String name) {
        String list = BlockPath.of(block).id() + ".";
        String id = name.startsWith(list) ? name.substring(list.length()) : name;
        return id.indexOf('.') < 0 ? Optional.of(new BlockPath(block, id)) : Optional.empty();
    }

    boolean isNothing() {
        return marked.isEmpty();
    }

    /** What is read where something is marked that was split. */
    Optional<String> instead(Scalar written) {
        return Optional.ofNullable(marked.get(written.span().start())).filter(mark -> mark.written() == written)
                .map(Marked::heir);
    }
}
