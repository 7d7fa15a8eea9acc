package lampblack.rules.option;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Severity;
import lampblack.rules.Label;
import lampblack.rules.derived.DerivedSheet;

/**
 * A map of cells with links between them, filled from a list: whoever takes an option of that takes a cell.
 *
 * @param list the list that fills it
 * @param playbook whose map it is, where it is not everybody's
 * @param cells by their ids, row by row
 * @param start the cell that everybody holds
 * @param unlinked what it weighs to take a cell with no link to one that is held; empty where that is free
 * @param startTitle what is written where the start holds nothing of the list
 */
public record CellMap(
        Label label,
        String list,
        Optional<String> playbook,
        Map<String, MapCell> cells,
        String start,
        Optional<Severity> unlinked,
        String startTitle) {

    /** The question that asks in which of several cells an option is taken. */
    public static final String CELL = "cell";

    public String id() {
        return label.id();
    }

    /** Whether it is the map of a character. */
    public boolean isOf(DerivedSheet derived) {
        return playbook.isEmpty() || playbook.equals(derived.playbook());
    }

    /** The maps of a character that a list fills. */
    public static List<CellMap> of(DerivedSheet derived, String list) {
        return derived.sheet().maps().values().stream()
                .filter(cellMap -> cellMap.list().equals(list) && cellMap.isOf(derived))
                .toList();
    }

    /** The cells in which an entry stands. */
    public List<MapCell> of(String entry) {
        List<MapCell> found = new ArrayList<>();
        for (MapCell mapCell : cells.values()) {
            if (mapCell.entry().equals(entry)) {
                found.add(mapCell);
            }
        }
        return found;
    }

    /** The cell that was taken: the one that is said, or the only one there is; empty where that is not known. */
    public Optional<MapCell> cell(TakenOption taken) {
        List<MapCell> all = of(taken.id());
        Optional<String> said = taken.answer(CELL);
        return all.size() == 1 ? Optional.of(all.get(0))
                : all.stream().filter(mapCell -> said.filter(mapCell.id()::equals).isPresent()).findFirst();
    }

    /** The cells that are held, each by what took it; the start is not among them. */
    public Map<String, TakenOption> held(Collection<TakenOption> taken) {
        Map<String, TakenOption> held = new LinkedHashMap<>();
        taken.forEach(takenOption -> cell(takenOption).ifPresent(cell -> held.putIfAbsent(cell.id(), takenOption)));
        return held;
    }

    /** The cells that a character holds beside the start, by what it took and what it is given. */
    public Set<String> held(DerivedSheet derived) {
        Set<String> held = new LinkedHashSet<>(held(derived.choices().list(list)).keySet());
        held.addAll(given(derived));
        return held;
    }

    /** The cells of what a character is given; what stands in several holds none. */
    public Set<String> given(DerivedSheet derived) {
        Set<String> given = new LinkedHashSet<>();
        Set<String> once = new HashSet<>();
        Set<String> again = new HashSet<>();
        cells.values().stream().filter(cell -> !once.add(cell.entry())).forEach(cell -> again.add(cell.entry()));
        for (MapCell cell : cells.values()) {
            if (!again.contains(cell.entry()) && derived.possessions().gifts(new OptionKey(list, cell.entry())) > 0) {
                given.add(cell.id());
            }
        }
        return given;
    }

    /** The cells on a shortest way from the start to one with an entry, which is the last; empty where none leads. */
    public List<MapCell> pathTo(String entry) {
        Map<String, List<MapCell>> ways = new LinkedHashMap<>(Map.of(start, List.of()));
        Deque<String> waiting = new ArrayDeque<>(List.of(start));
        while (!waiting.isEmpty()) {
            String at = waiting.remove();
            for (String next : cells.get(at).links()) {
                if (!ways.containsKey(next)) {
                    List<MapCell> way = new ArrayList<>(ways.get(at));
                    way.add(cells.get(next));
                    if (cells.get(next).entry().equals(entry)) {
                        return List.copyOf(way);
                    }
                    ways.put(next, way);
                    waiting.add(next);
                }
            }
        }
        return List.of();
    }

    /** The cells to which a way leads, from the start or from one of some others, through none but these. */
    public Set<String> reached(Collection<String> from, Collection<String> through) {
        Set<String> reached = new LinkedHashSet<>();
        Deque<String> waiting = new ArrayDeque<>(List.of(start));
        from.stream().filter(cell -> !cell.equals(start)).forEach(waiting::add);
        Set<String> seen = new HashSet<>(waiting);
        while (!waiting.isEmpty()) {
            String at = waiting.remove();
            reached.add(at);
            if (at.equals(start) || from.contains(at) || through.contains(at)) {
                cells.get(at).links().stream().filter(seen::add).forEach(waiting::add);
            }
        }
        return reached;
    }
}
