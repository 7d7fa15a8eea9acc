package lampblack.web;

import java.util.EnumMap;
import java.util.Map;

/** Which leaf stands behind which tab. */
final class Leaves {

    static final Map<Tab, LeafMaker> ALL = all();

    private Leaves() {}

    private static Map<Tab, LeafMaker> all() {
        Map<Tab, LeafMaker> all = new EnumMap<>(Tab.class);
        all.put(Tab.BUILD, BuildLeaf::of);
        all.put(Tab.PLAY, PlayLeaf::of);
        all.put(Tab.ROLL, RollLeaf::of);
        all.put(Tab.ADVANCE, AdvanceLeaf::of);
        all.put(Tab.HISTORY, HistoryLeaf::of);
        all.put(Tab.PROBLEMS, ProblemsLeaf::of);
        all.put(Tab.FILE, FileLeaf::of);
        return all;
    }
}
