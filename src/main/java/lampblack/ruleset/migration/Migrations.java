package lampblack.ruleset.migration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

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
    public boolean changesRules() {
        return editions.stream().anyMatch(edition -> !edition.changes().isEmpty());
    }

    /** The versions under which what is written today is written; where something is not released, the next one. */
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

    /**
     * Whether a version after one says what became of something that is not there any more.
     *
     * @param number of that one
     */
    boolean isGoneAfter(String sheet, BlockPath path, int number) {
        return editions.subList(number + 1, editions.size()).stream().flatMap(later -> later.changes().stream())
                .anyMatch(change -> change.sheet().equals(sheet) && change.gone().contains(path));
    }

    public boolean isNothing() {
        return editions.isEmpty();
    }

    /**
     * What something is called today, if it was called otherwise.
     *
     * @param block the block as it is called today
     * @param made when the id was written
     * @param paths what stands in the sheet today
     */
    public Optional<Renamed> today(String sheet, String block, String id, WrittenAt made, SheetPaths paths) {
        Optional<Renamed> since = renamed(sheet, new BlockPath(block, id), made.versions(), made);
        BlockPath path = since.map(Renamed::path).orElseGet(() -> new BlockPath(block, id));
        // What a game lacks can only be meant as what it became, unless players name things there.
        return paths.has(path) || paths.isOpen(path.block()) ? since
                : renamed(sheet, path, LayerVersions.OLDEST, made).filter(known -> paths.has(known.path()))
                        .or(() -> since);
    }

    /** What the latest version that renamed an id, of whatever it is, made of it. */
    public Optional<Renamed> latest(String id) {
        Renamed found = null;
        for (Edition edition : editions) {
            String name = found == null ? id : found.id();
            Optional<Renaming> next = edition.renamed().values().stream().flatMap(paths -> paths.values().stream())
                    .filter(renaming -> renaming.from().id().equals(name)).findFirst();
            found = next.isPresent() ? new Renamed(next.get().sheet(), next.get().from().called(next.get().to()),
                    next.get().from(), edition) : found;
        }
        return Optional.ofNullable(found);
    }

    /**
     * What an id has become.
     *
     * @param path where it stands since
     * @param was where it stood under another id until then
     * @param in the version that did it
     */
    public record Renamed(String sheet, BlockPath path, BlockPath was, Edition in) {

        public String id() {
            return path.id();
        }
    }

    /**
     * When an id was written.
     *
     * @param versions of that time
     * @param past whether the rules of that time judge it, so that what was merged or moved since is still known by it
     * @param unbegun whether nothing was played, so that what was moved since stands where it stood
     */
    public record WrittenAt(LayerVersions versions, boolean past, boolean unbegun) {

        /** Where something that a version merged or moved is looked for since; empty where that is where it was. */
        private Optional<BlockPath> became(Edition edition, String sheet, BlockPath path) {
            return past && versions.isBefore(edition) ? Optional.empty() : edition.became(sheet, path)
                    .filter(today -> !unbegun || !versions.isBefore(edition) || today.block().equals(path.block()));
        }
    }

    /** What a sheet of earlier versions is called today. */
    public String sheetToday(String sheet, LayerVersions made) {
        return renamed(Renaming.GAME, new BlockPath("sheets", sheet), made,
                new WrittenAt(made, false, false)).map(Renamed::id).orElse(sheet);
    }

    /**
     * The way today to what stood somewhere, each id on it as it is called today; whether something is there is not
     * asked.
     *
     * @param sheet as it is called today
     * @param old the way, as it was under those versions
     */
    public BlockPath wayToday(String sheet, BlockPath old, LayerVersions made) {
        BlockPath way = new BlockPath("", "");
        for (String id : old.ids()) {
            BlockPath next = new BlockPath(way.id().isEmpty() ? "" : way.toString(), id);
            way = renamed(sheet, next, made, new WrittenAt(made, false, false)).map(Renamed::path).orElse(next);
        }
        return way;
    }

    /** The ways to everything that some layers say was called otherwise or is no longer there, by sheet. */
    public Map<String, Set<String>> sources(Predicate<String> layers) {
        Map<String, Set<String>> all = new LinkedHashMap<>();
        for (Edition edition : editions.stream().filter(edition -> layers.test(edition.layer())).toList()) {
            edition.renamed().forEach((sheet, renamings) -> all.computeIfAbsent(sheet, key -> new LinkedHashSet<>())
                    .addAll(renamings.keySet()));
            edition.changes().forEach(change -> change.gone().forEach(gone ->
                    all.computeIfAbsent(change.sheet(), key -> new LinkedHashSet<>()).add(gone.toString())));
        }
        return all;
    }

    /** What a game says of what stood somewhere, or of what it stood in, and is no longer there; empty for nothing. */
    public Optional<RuleChange> explained(String sheet, BlockPath way, LayerVersions made) {
        return editions.stream().filter(made::isBefore).flatMap(edition -> edition.changes().stream())
                .filter(change -> change.sheet().equals(sheet)
                        && change.gone().stream().anyMatch(gone -> (way + ".").startsWith(gone + "."))).findFirst();
    }

    private Optional<Renamed> renamed(String sheet, BlockPath path, LayerVersions made, WrittenAt written) {
        Optional<Renamed> found = Optional.empty();
        for (Edition edition : editions) {
            if (made.isBefore(edition)) {
                BlockPath now = found.map(Renamed::path).orElse(path);
                Optional<BlockPath> today = edition.renaming(sheet, now.toString()).map(Renaming::to).map(now::called)
                        .or(() -> written.became(edition, sheet, now));
                found = today.isPresent() ? Optional.of(new Renamed(sheet, today.get(), now, edition)) : found;
            }
        }
        return found;
    }
}
