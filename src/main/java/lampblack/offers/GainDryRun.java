package lampblack.offers;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.replay.DryRun;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.PartsJudge;
import lampblack.rules.Violation;
import lampblack.rules.WorkBudget;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.MapCell;

/** Puts what could be gained to the judge, one by one, without writing it. */
public final class GainDryRun {

    private static final Span NOWHERE = new Source("gain", "").start();

    private final EvaluatedCharacter evaluated;
    private final WorkBudget budget = new WorkBudget(WorkBudget.MAX);
    private final DerivedSheet before;
    private final List<Violation> known;

    public GainDryRun(EvaluatedCharacter evaluated) {
        this.evaluated = evaluated;
        DerivedSheet now = evaluated.derived();
        this.before =
                new DerivedSheet(evaluated.sheet(), now.choices().playing() ? now.choices()
                        : PartsJudge.play(now, evaluated.file()), budget);
        this.known = DryRun.whole(evaluated.file(), before);
    }

    /** What is said against gaining what stands in a cell of a map, by an author who forbids it or advises against. */
    public List<Violation> violations(CellMap map, MapCell cell) {
        Map<String, MapNode.Entry> gain = Map.of(map.list(), pair(map.list(), new ListNode(
                List.of(pick(map, cell)), NOWHERE)));
        Map<String, MapNode.Entry> keys = Map.of("gain", pair("gain", new MapNode(gain, NOWHERE)));
        LedgerEntry entry = LedgerEntry.decode(evaluated.file().ledger().size(), new MapNode(keys, NOWHERE))
                .orElseThrow();
        return DryRun.entry(evaluated.file(), entry, before, evaluated.ledgerContext(), budget, known).violations();
    }

    /** A pick of what stands in a cell, which says the cell where there are several of it. */
    private static Node pick(CellMap map, MapCell cell) {
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
