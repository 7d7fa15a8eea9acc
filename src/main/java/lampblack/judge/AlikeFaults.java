package lampblack.judge;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Overlay;

/**
 * Names the roll that is like another where what it says itself is wrong with what it has from that one.
 *
 * @param judged what is wrong with a layer, with the same below it
 */
record AlikeFaults(Function<MapNode, List<Diagnostic>> judged) {

    private static final String ROLLS = "rolls";

    /** The same problems, with a note to those that a roll's own keys make where another is written. */
    List<Diagnostic> told(MapNode own, List<Diagnostic> found) {
        Map<Diagnostic, Diagnostic> told = new LinkedHashMap<>();
        // What is wrong with a roll is not said again of those that have it from there.
        found.stream().filter(problem -> found.stream().filter(first -> first.code() == problem.code()
                && first.span().equals(problem.span())).findFirst().filter(problem::equals).isPresent()
                || !isOfAlike(own, problem)).forEach(problem -> told.put(problem, problem));
        MapNode rolls = own.map(ROLLS).orElse(own);
        for (MapNode.Entry entry : own.map(ROLLS).map(MapNode::all).orElse(List.of())) {
            String id = entry.key().text();
            rolls.map(id).ifPresent(roll -> roll.text(Overlay.LIKE).flatMap(rolls::map)
                    .filter(other -> found.stream().anyMatch(problem -> isWithin(problem.span(), other.span())))
                    .ifPresent(other -> {
                        List<Diagnostic> left = judged.apply(own.with(ROLLS, rolls.with(id, plain(roll))));
                        told.replaceAll((problem, noted) -> isWithin(problem.span(), other.span()) && !left.contains(problem)
                                && found.containsAll(left) ? noted.note(Message.of("note.alike-roll", "roll", id,
                                        "other", roll.text(Overlay.LIKE).orElseThrow()), entry.key().span()) : noted);
                    }));
        }
        return List.copyOf(told.values());
    }

    private static boolean isOfAlike(MapNode own, Diagnostic problem) {
        return own.map(ROLLS).map(rolls -> rolls.all().stream().flatMap(entry -> entry.value().asMap()
                .flatMap(roll -> roll.text(Overlay.LIKE)).flatMap(rolls::map).stream())
                .anyMatch(other -> isWithin(problem.span(), other.span()))).orElse(false);
    }

    /** A roll with nothing of its own but what it is called. */
    private static MapNode plain(MapNode roll) {
        Map<String, MapNode.Entry> kept = new LinkedHashMap<>(roll.entries());
        kept.keySet().retainAll(List.of(Overlay.LIKE, "title"));
        return new MapNode(kept, roll.span());
    }

    private static boolean isWithin(Span span, Span around) {
        return span.source().equals(around.source()) && span.start() >= around.start() && span.end() <= around.end();
    }
}
