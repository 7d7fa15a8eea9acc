package lampblack.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.character.Entry;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Cell;
import lampblack.rules.CellMap;
import lampblack.rules.Effort;
import lampblack.rules.Objection;
import lampblack.rules.Standing;

/** Puts what could be gained to the judge, one by one, without writing it. */
public final class GainTrial {

    private static final Span NOWHERE = new Source("gain", "").start();

    private final Outcome outcome;
    private final Effort effort = new Effort(Effort.MOST);
    private final Standing before;
    private final List<Objection> known;

    public GainTrial(Outcome outcome) {
        this.outcome = outcome;
        Standing now = outcome.standing();
        this.before = new Standing(outcome.sheet(), now.state().playing() ? now.state() : PartsJudge.play(now), effort);
        this.known = Trial.whole(outcome.file(), before);
    }

    /** What is said against gaining what stands in a cell of a map, by an author who forbids it or advises against. */
    public List<Objection> against(CellMap map, Cell cell) {
        Map<String, MapNode.Entry> gain = Map.of(map.list(), pair(map.list(), new ListNode(
                List.of(pick(map, cell)), NOWHERE)));
        Map<String, MapNode.Entry> keys = Map.of("gain", pair("gain", new MapNode(gain, NOWHERE)));
        Entry entry = Entry.decode(outcome.file().ledger().size(), new MapNode(keys, NOWHERE)).orElseThrow();
        return Trial.entry(outcome.file(), entry, before, outcome.prospect(), effort, known).objections();
    }

    /** A pick of what stands in a cell, which says the cell where there are several of it. */
    private static Node pick(CellMap map, Cell cell) {
        Scalar option = Scalar.text(cell.entry(), NOWHERE);
        if (map.of(cell.entry()).size() == 1) {
            return option;
        }
        Map<String, MapNode.Entry> answers = Map.of(CellMap.CELL,
                pair(CellMap.CELL, Scalar.text(cell.id(), NOWHERE)));
        Map<String, MapNode.Entry> picks = new LinkedHashMap<>();
        picks.put(cell.entry(), pair(cell.entry(), new MapNode(answers, NOWHERE)));
        return new MapNode(picks, NOWHERE);
    }

    private static MapNode.Entry pair(String key, Node value) {
        return new MapNode.Entry(Scalar.text(key, NOWHERE), value);
    }
}
