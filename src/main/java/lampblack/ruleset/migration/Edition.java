package lampblack.ruleset.migration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What one version of one layer of a game did to the ids of the version before it.
 *
 * @param layer the id of the ruleset
 * @param renamed by sheet, then by path
 * @param retired in the order in which it is written
 */
public record Edition(String layer, Version version, Map<String, Map<String, Renaming>> renamed,
        List<Retired> retired) {

    static Edition of(String layer, Version version, List<Renaming> all, List<Retired> retired) {
        Map<String, Map<String, Renaming>> renamed = new LinkedHashMap<>();
        all.forEach(renaming -> renamed.computeIfAbsent(renaming.sheet(), sheet -> new LinkedHashMap<>())
                .put(renaming.from().toString(), renaming));
        return new Edition(layer, version, renamed, List.copyOf(retired));
    }

    /** What became of an id; empty where this version left it alone. */
    public Optional<Renaming> renaming(String sheet, String path) {
        return Optional.ofNullable(renamed.getOrDefault(sheet, Map.of()).get(path));
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

    /** The same as it reads once another version has come after it. */
    Edition followedBy(Edition later) {
        List<Renaming> all = new ArrayList<>();
        renamed.values().forEach(bySheet -> bySheet.values().forEach(renaming -> {
            String sheet = later.sheet(renaming.sheet());
            all.add(renaming.in(sheet, later.block(sheet, renaming.from().block())));
        }));
        return of(layer, version, all, retired.stream().map(gone -> gone.followedBy(later)).toList());
    }
}
