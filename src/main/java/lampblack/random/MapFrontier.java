package lampblack.random;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import lampblack.rules.Candidate;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.CellMap;

/** Puts first what lies beside the cells that a character holds. */
record MapFrontier(DerivedSheet derived) {

    /** Of the options of a list those first that have a free cell with a link to what is held. */
    void sort(String list, List<Candidate> candidates) {
        Set<String> near = near(list);
        if (!near.isEmpty()) {
            candidates.sort(Comparator.comparing(candidate -> !near.contains(candidate.keys().get("choose"))));
        }
    }

    private Set<String> near(String list) {
        Set<String> near = new LinkedHashSet<>();
        CellMap.of(derived, list).forEach(map -> free(map).forEach(cell -> near.add(map.cells().get(cell).entry())));
        return near;
    }

    /** Those of them that have a free cell with a link to what is held; all where no map is filled from the list. */
    List<Candidate> of(String list, List<Candidate> candidates) {
        Set<String> near = near(list);
        return CellMap.of(derived, list).isEmpty() ? candidates
                : candidates.stream().filter(candidate -> near.contains(candidate.keys().get("choose"))).toList();
    }

    /** Of cells those first that are free and have a link to what is held. */
    void sort(List<String> cells) {
        Set<String> near = new LinkedHashSet<>();
        derived.sheet().maps().values().stream().filter(map -> map.isOf(derived))
                .forEach(map -> near.addAll(free(map)));
        cells.sort(Comparator.comparing(name -> !near.contains(name)));
    }

    private Set<String> free(CellMap map) {
        Set<String> held = map.held(derived);
        Set<String> free = new LinkedHashSet<>(map.reached(map.given(derived), held));
        free.removeAll(held);
        return free;
    }
}
