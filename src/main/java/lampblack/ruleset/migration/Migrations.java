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
 * @param known the rules that know what is retired, where something is
 * @param present the version of each layer that has any, by the layer's id
 */
public record Migrations(List<Edition> editions, Map<String, Version> present,
        Optional<KnownRules> known) {

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

    /** The same with the rules that know what is retired. */
    Migrations with(KnownRules rules) {
        return new Migrations(editions, present, Optional.of(rules));
    }

    /** What is no longer in the game, by the order of the versions that took it out. */
    public List<Retired> retired() {
        return editions.stream().flatMap(edition -> edition.retired().stream()).toList();
    }

    /** The versions under which what is written today is written. */
    public LayerVersions today() {
        return new LayerVersions(present);
    }

    /**
     * Whether a version after one retired something.
     *
     * @param number of that one
     */
    boolean isGoneAfter(String sheet, BlockPath path, int number) {
        return editions.subList(number + 1, editions.size()).stream().flatMap(later -> later.retired().stream())
                .anyMatch(gone -> gone.sheet().equals(sheet) && gone.at().equals(path));
    }

    /**
     * The id that later versions made of the one that something was given.
     *
     * @param number of the version that gave it
     */
    String idToday(Renaming renaming, int number) {
        String today = renaming.to();
        for (Edition later : editions.subList(number + 1, editions.size())) {
            today = later.renaming(renaming.sheet(), renaming.from().called(today).toString()).map(Renaming::to)
                    .orElse(today);
        }
        return today;
    }

    /**
     * Whether something else got an id that was given up, in the same version or in a later one.
     *
     * @param number of the version that gave it up
     */
    boolean isTakenAgain(Renaming renaming, int number) {
        return editions.subList(number, editions.size()).stream()
                .flatMap(edition -> edition.renamed().getOrDefault(renaming.sheet(), Map.of()).values().stream())
                .anyMatch(other -> other.from().block().equals(renaming.from().block())
                        && other.to().equals(renaming.from().id()));
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
        BlockPath path = since.map(Renamed::path).orElseGet(() -> new BlockPath(block, id));
        // What a game lacks can only be meant as what it became, unless players name things there.
        return paths.has(path) || paths.isOpen(path.block()) ? since
                : renamed(sheet, path, LayerVersions.OLDEST).filter(known -> paths.has(known.path()))
                        .or(() -> since);
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

    /** What a sheet of earlier versions is called today. */
    public String sheetToday(String sheet, LayerVersions made) {
        return renamed(Renaming.GAME, new BlockPath("sheets", sheet), made).map(Renamed::id).orElse(sheet);
    }

    private Optional<Renamed> renamed(String sheet, BlockPath path, LayerVersions made) {
        Optional<Renamed> found = Optional.empty();
        for (Edition edition : editions) {
            if (made.isBefore(edition)) {
                BlockPath now = found.map(Renamed::path).orElse(path);
                Optional<Renamed> next = edition.renaming(sheet, now.toString()).map(renaming -> new Renamed(sheet,
                        now.called(renaming.to()), now, edition));
                found = next.isPresent() ? next : found;
            }
        }
        return found;
    }
}
