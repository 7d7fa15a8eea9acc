package lampblack.ruleset.migration;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lampblack.rules.SheetRules;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.Question;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;

/**
 * Where everything that has an id stands in one sheet, as authors write the way to it: {@code lists.talents.long-wick},
 * {@code parts.cohorts.tracks.harm}.
 *
 * @param all every path
 * @param open the blocks in which players name things of their own
 */
public record SheetPaths(Set<String> all, Set<String> open) {

    /** The block of the options of a list. */
    public static String ofList(String list) {
        return list.equals(OptionKey.PLAYBOOKS) ? OptionKey.PLAYBOOKS : "lists." + list;
    }

    public static SheetPaths of(SheetRules sheet) {
        SheetPaths paths = new SheetPaths(new LinkedHashSet<>(), new LinkedHashSet<>());
        paths.add("", sheet);
        return paths;
    }

    /** What is of the whole game. */
    public static SheetPaths ofGame(Set<String> sheets, Set<String> rolls) {
        SheetPaths paths = new SheetPaths(new LinkedHashSet<>(), new LinkedHashSet<>());
        sheets.forEach(id -> paths.all.add("sheets." + id));
        rolls.forEach(id -> paths.all.add("rolls." + id));
        return paths;
    }

    public boolean has(BlockPath path) {
        return all.contains(path.toString());
    }

    /** The ids in a block. */
    public List<String> ids(String block) {
        String start = block + ".";
        return all.stream().filter(path -> path.startsWith(start) && path.indexOf('.', start.length()) < 0)
                .map(path -> path.substring(start.length())).toList();
    }

    public boolean isOpen(String block) {
        return open.contains(block);
    }

    private void add(String prefix, SheetRules sheet) {
        each(prefix + "fields", sheet.fields());
        sheet.fields().forEach((id, field) -> each(prefix + "fields." + id + ".one-of", field.oneOf()));
        each(prefix + "traits", sheet.traits());
        sheet.traits().forEach((id, set) -> {
            each(prefix + "traits." + id, set.entries());
            openIf(set.open(), prefix + "traits." + id);
        });
        sheet.lists().forEach((id, list) -> add(prefix, list));
        each(prefix + "tracks", sheet.tracks());
        sheet.tracks().values().forEach(track -> add(prefix + "tracks." + track.id(), track));
        each(prefix + "milestones", sheet.milestones());
        each(prefix + "periods", sheet.periods());
        each(prefix + "creation", sheet.creation());
        each(prefix + "earning", sheet.earning());
        each(prefix + "advances", sheet.advances());
        each(prefix + "limits", sheet.limits());
        each(prefix + "rules", sheet.rules());
        each(prefix + "links", sheet.linked().links());
        each(prefix + "maps", sheet.maps());
        each(prefix + "parts", sheet.parts());
        sheet.parts().forEach((id, kind) -> add(prefix + "parts." + id + ".", kind.sheet()));
    }

    private void add(String prefix, OptionList list) {
        String block = prefix + ofList(list.id());
        if (!list.id().equals(OptionKey.PLAYBOOKS)) {
            all.add(block);
        }
        each(block, list.entries());
        openIf(list.open(), block);
        each(block + ".quality", list.quality());
        for (Option option : list.entries().values()) {
            String asks = block + "." + option.key().id() + ".ask";
            option.asks().keySet().stream().filter(question -> !question.equals(CellMap.CELL))
                    .forEach(question -> all.add(asks + "." + question));
            for (Map.Entry<String, Question> question : option.asks().entrySet()) {
                each(asks + "." + question.getKey() + ".one-of", question.getValue().oneOf());
            }
        }
    }

    private void add(String path, Track track) {
        switch (track.shape()) {
            case TrackShape.Rows rows -> each(path + ".rows", rows.rows());
            case TrackShape.Bands bands -> each(path + ".bands", bands.bands());
            default -> { }
        }
    }

    private void each(String block, Map<String, ?> entries) {
        for (String id : List.copyOf(entries.keySet())) {
            all.add(block + "." + id);
        }
    }

    private void openIf(boolean isOpen, String block) {
        if (isOpen) {
            open.add(block);
        }
    }
}
