package lampblack.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.node.MapNode;
import lampblack.node.MergedTree;
import lampblack.node.Overlay;
import lampblack.node.Scalar;

/** Rolls that are {@code like} another: that roll as all layers make it but for its title, with their own keys over it. */
final class AlikeRolls {

    private static final String ROLLS = "rolls";
    private static final String LIKE = Overlay.LIKE;
    private static final int LONGEST = 3;

    private final MapNode rolls;
    private final Report report;

    private AlikeRolls(MapNode rolls, Report report) {
        this.rolls = rolls;
        this.report = report;
    }

    /** The ruleset in which such rolls say all that they are. */
    static MapNode fill(MapNode ruleset, Report report) {
        Optional<MapNode> written = ruleset.map(ROLLS);
        if (written.isEmpty()) {
            return ruleset;
        }
        AlikeRolls alike = new AlikeRolls(written.get(), report);
        MapNode filled = written.get();
        for (MapNode.Entry entry : written.get().all()) {
            String id = entry.key().text();
            Optional<MapNode> own = written.get().map(id).filter(roll -> roll.scalar(LIKE).isPresent());
            filled = own.isPresent() ? filled.with(id, alike.whole(id, own.get())) : filled;
        }
        return ruleset.with(ROLLS, filled);
    }

    /** A roll with all that it is; with what it says itself where that is wrong. */
    private MapNode whole(String id, MapNode own) {
        List<String> way = way(id);
        Optional<Diagnostic> problem = problem(own.scalar(LIKE).orElseThrow(), way);
        problem.ifPresent(report::add);
        List<MapNode> layers = new ArrayList<>(List.of(own.without(LIKE)));
        for (String other : problem.isPresent() ? List.<String>of() : way.subList(1, way.size())) {
            layers.add(0, rolls.map(other).orElseThrow().without(LIKE).without("title"));
        }
        Checked<MergedTree> whole = Overlay.merge(layers);
        report.addAll(whole.diagnostics());
        return whole.value().map(MergedTree::tree).orElse(layers.get(0));
    }

    /** The rolls it is like, one after the other from itself on, up to the first that comes again. */
    private List<String> way(String id) {
        List<String> way = new ArrayList<>(List.of(id));
        Optional<String> next = like(id);
        while (next.isPresent() && !way.contains(next.get()) && rolls.map(next.get()).isPresent()) {
            way.add(next.get());
            next = like(next.get());
        }
        return way;
    }

    private Optional<String> like(String id) {
        return rolls.map(id).flatMap(roll -> roll.scalar(LIKE)).map(Scalar::text);
    }

    private Optional<Diagnostic> problem(Scalar like, List<String> way) {
        String name = like.text();
        if (!rolls.has(name)) {
            return Optional.of(Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, like.span(), "what",
                    Message.of("what.roll"), "name", name).suggest(name, rolls.keys()));
        }
        Optional<String> again = like(way.get(way.size() - 1)).filter(way::contains);
        if (again.isPresent()) {
            return again.filter(way.get(0)::equals).map(first -> Diagnostic.of(Code.RULESET__CIRCULAR_DERIVATION,
                    like.span(), "circle", Message.verbatim("`" + String.join("` → `", way) + "` → `" + first + "`")));
        }
        return way.size() <= LONGEST + 1 ? Optional.empty() : Optional.of(Diagnostic.of(Code.RULESET__LONG_DERIVATION,
                like.span(), "name", way.get(0), "most", LONGEST));
    }
}
