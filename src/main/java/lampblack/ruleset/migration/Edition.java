package lampblack.ruleset.migration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What one version of one layer of a game did to the ids of the version before it.
 *
 * @param layer the id of the ruleset
 * @param renamed by sheet, then by path
 * @param changes in the order in which they are written
 */
public record Edition(String layer, Version version, Map<String, Map<String, Renaming>> renamed,
        List<RuleChange> changes) {

    public static Edition of(String layer, Version version, List<Renaming> all, List<RuleChange> changes) {
        Map<String, Map<String, Renaming>> renamed = new HashMap<>();
        all.forEach(renaming -> renamed.computeIfAbsent(renaming.sheet(), sheet -> new HashMap<>())
                .put(renaming.from().toString(), renaming));
        return new Edition(layer, version, renamed, List.copyOf(changes));
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

    /** The same as it reads once another version has come after it. */
    Edition followedBy(Edition later) {
        List<Renaming> all = new ArrayList<>();
        renamed.values().forEach(bySheet -> bySheet.values().forEach(renaming -> {
            String sheet = later.sheet(renaming.sheet());
            all.add(renaming.in(sheet, later.block(sheet, renaming.from().block())));
        }));
        List<RuleChange> changed = changes.stream().map(change -> {
            String sheet = later.sheet(change.sheet());
            BlockPath at = change.at().in(later.block(sheet, change.at().block()));
            return change.in(sheet, at.block()).withIds(id -> later.renaming(sheet, at.called(id).toString())
                    .map(Renaming::to).orElse(id));
        }).toList();
        return of(layer, version, all, changed);
    }
}
