package lampblack.node;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;

/**
 * Where an entry of a map asks to stand.
 *
 * @param neighbour the entry that it asks to stand beside
 * @param ahead whether right before that one; right after it otherwise
 */
record WantedPlace(Scalar neighbour, boolean ahead) {

    private static final String BEFORE = "before";
    private static final String AFTER = "after";

    /** The keys by which an entry asks for its place. */
    static final Set<String> KEYS = Set.of(BEFORE, AFTER);

    /** Where a map asks to stand, if it does; both at once is an error. */
    static Optional<WantedPlace> of(MapNode map, Report report) {
        Optional<Scalar> before = neighbour(map, BEFORE);
        Optional<Scalar> after = neighbour(map, AFTER);
        if (before.isPresent() && after.isPresent()) {
            report.add(Diagnostic.of(Code.OVERLAY__BEFORE_AND_AFTER, map.keySpan(BEFORE),
                    "before", before.get().text(), "after", after.get().text()));
        }
        return after.map(key -> new WantedPlace(key, false))
                .or(() -> before.map(key -> new WantedPlace(key, true)));
    }

    /** What is said where an entry stood there in the layer below, beside a neighbour that does not move either. */
    Optional<Diagnostic> unmoved(String key, MapNode below, Set<String> moved) {
        List<String> order = List.copyOf(below.keys());
        int at = order.indexOf(key);
        int beside = order.indexOf(neighbour.text());
        boolean still = at >= 0 && beside >= 0 && at == (ahead ? beside - 1 : beside + 1)
                && !moved.contains(neighbour.text());
        return still ? Optional.of(Diagnostic.of(Code.OVERLAY__MOVES_NOTHING, neighbour.span(),
                Message.of(ahead ? "overlay.moves-nothing.before" : "overlay.moves-nothing", "key", key,
                        "neighbour", neighbour.text())).note(Message.of("note.moves-nothing"))) : Optional.empty();
    }

    /** Whether a key of a map asks for the map's place. */
    static boolean asks(MapNode map, String key) {
        return KEYS.contains(key) && neighbour(map, key).isPresent();
    }

    private static Optional<Scalar> neighbour(MapNode map, String key) {
        return map.scalar(key).filter(Scalar::isText);
    }
}
