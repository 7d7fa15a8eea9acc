package lampblack.ruleset.migration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What one version of one layer of a game did to the ids of the version before it.
 *
 * @param layer the id of the ruleset
 * @param renamed by sheet, then by path
 * @param changes in the order in which they are written
 * @param became where what was merged or moved is found, by its sheet and former path
 */
public record Edition(String layer, Version version, Map<String, Map<String, Renaming>> renamed,
        List<RuleChange> changes, Map<String, BlockPath> became) {

    public static Edition of(String layer, Version version, List<Renaming> all, List<RuleChange> changes) {
        Map<String, Map<String, Renaming>> renamed = new LinkedHashMap<>();
        all.forEach(renaming -> renamed.computeIfAbsent(renaming.sheet(), sheet -> new LinkedHashMap<>())
                .put(renaming.from().toString(), renaming));
        Map<String, BlockPath> became = new HashMap<>();
        for (RuleChange change : changes) {
            change.asMerged().ifPresent(merged -> merged.sources().forEach(source ->
                    became.put(key(change.sheet(), source), merged.at())));
            change.asMoved().ifPresent(moved -> became.put(key(change.sheet(), moved.at()), moved.to()));
        }
        return new Edition(layer, version, renamed, List.copyOf(changes), became);
    }

    /** What became of an id; empty where this version left it alone. */
    public Optional<Renaming> renaming(String sheet, String path) {
        return Optional.ofNullable(renamed.getOrDefault(sheet, Map.of()).get(path));
    }

    private static String key(String sheet, BlockPath path) {
        return sheet + "/" + path;
    }

    /** Where something that this version merged or moved is found; empty where it did neither. */
    public Optional<BlockPath> became(String sheet, BlockPath path) {
        return Optional.ofNullable(became.get(key(sheet, path)));
    }

    /** What a sheet of the version before is called in this one. */
    String sheet(String old) {
        return renaming(Renaming.GAME, "sheets." + old).map(Renaming::to).orElse(old);
    }

    /** What a block of the version before is called in this one; each block on its way may have got another name. */
    String block(String sheet, String old) {
        List<String> ids = new ArrayList<>();
        for (String id : old.split("[.]", -1)) {
            String way = ids.isEmpty() ? id : String.join(".", ids) + "." + id;
            ids.add(renaming(sheet, way).map(Renaming::to).orElse(id));
        }
        return String.join(".", ids);
    }

    /** A way of the version before, with each block on it as this one calls it. @param sheet as this one calls it */
    BlockPath inBlocks(String sheet, BlockPath old) {
        return old.in(block(sheet, old.block()));
    }

    /** The same, and what it leads to as this one calls it. */
    BlockPath path(String sheet, BlockPath old) {
        return BlockPath.of(block(sheet, old.toString()));
    }

    /** The same as it reads once another version has come after it. */
    Edition followedBy(Edition later) {
        List<Renaming> all = new ArrayList<>();
        renamed.values().forEach(bySheet -> bySheet.values().forEach(renaming -> {
            String sheet = later.sheet(renaming.sheet());
            all.add(renaming.in(sheet, later.block(sheet, renaming.from().block())));
        }));
        return of(layer, version, all, changes.stream().map(change -> change.followedBy(later)).toList());
    }
}
