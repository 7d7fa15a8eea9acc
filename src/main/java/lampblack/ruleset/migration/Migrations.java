package lampblack.ruleset.migration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How ids of earlier versions are called today.
 *
 * @param editions the versions that changed ids: those of a base before those of what stands on it, the older before
 *     the newer; the blocks in each have the names that they have today
 * @param former the rules of what was made under earlier versions, where they differ by more than ids
 * @param present the version of each layer that has any, by the layer's id
 */
public record Migrations(List<Edition> editions, Map<String, Version> present,
        Optional<FormerRules> former) {

    public static final Migrations NONE = new Migrations(List.of(), Map.of(), Optional.empty());

    /** @param written the versions in their order, the blocks in each as that version called them */
    static Migrations of(List<Edition> written, Map<String, Version> present) {
        List<Edition> today = new ArrayList<>();
        for (Edition edition : written) {
            today.replaceAll(earlier -> earlier.followedBy(edition));
            today.add(edition);
        }
        return new Migrations(List.copyOf(today), new LinkedHashMap<>(present), Optional.empty());
    }

    /** The same with the rules of what earlier versions made. */
    Migrations with(FormerRules rules) {
        return new Migrations(editions, present, Optional.of(rules));
    }

    /** Whether any version did more than give other ids. */
    boolean changesRules() {
        return editions.stream().anyMatch(edition -> !edition.changes().isEmpty());
    }

    /** The versions under which what is written today is written: of what is not released yet, that which is to come. */
    public LayerVersions today() {
        Map<String, Version> today = new LinkedHashMap<>(present);
        editions.stream().filter(edition -> edition.version().isNext())
                .forEach(edition -> today.put(edition.layer(), Version.NEXT));
        return new LayerVersions(today);
    }

    /** Whether something changed that is not released yet. */
    public boolean isUnreleased() {
        return editions.stream().anyMatch(edition -> edition.version().isNext());
    }

    public boolean isNothing() {
        return editions.isEmpty();
    }

    /**
     * What something is called today, if it was called otherwise.
     *
     * @param block the block as it is called today
     * @param made the versions under which the id was written
     * @param paths what stands in the sheet today
     */
    public Optional<Renamed> today(String sheet, String block, String id, LayerVersions made, SheetPaths paths) {
        Optional<Renamed> since = renamed(sheet, new BlockPath(block, id), made);
        BlockPath path = new BlockPath(block, since.map(Renamed::id).orElse(id));
        // What a game lacks can only be meant as what it became, unless players name things there.
        return paths.has(path) || paths.isOpen(block) ? since
                : renamed(sheet, path, LayerVersions.OLDEST).filter(known -> paths.has(path.called(known.id())))
                        .or(() -> since);
    }

    /**
     * What an id has become.
     *
     * @param last the renaming that gave it its name
     * @param in the version that did
     */
    public record Renamed(String id, Renaming last, Edition in) {}

    private Optional<Renamed> renamed(String sheet, BlockPath path, LayerVersions made) {
        Optional<Renamed> found = Optional.empty();
        for (Edition edition : editions) {
            String id = found.map(Renamed::id).orElse(path.id());
            Optional<Renaming> renaming = made.isBefore(edition)
                    ? edition.renaming(sheet, path.called(id).toString()) : Optional.empty();
            if (renaming.isPresent()) {
                found = Optional.of(new Renamed(renaming.get().to(), renaming.get(), edition));
            }
        }
        return found;
    }
}
