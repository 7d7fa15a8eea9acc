package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.roll.Die;
import lampblack.rules.roll.Keep;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.roll.OutcomeMatch;
import lampblack.rules.roll.RollOutcome;

/**
 * Reads the outcomes of a roll, and sees that each can come and that whatever the dice show, exactly one does.
 *
 * @param adds what is added to the dice, so that the result is no longer bounded by their faces
 * @param against what the result is held against
 * @param grows whether something may add dice to those of the pool
 */
record OutcomesReader(ElementReader reader, String roll, RollEffectsReader after, NumberSource dice, Die die, Keep keep,
        Optional<Amount> adds, Optional<NumberSource> against, boolean grows) {

    Map<String, RollOutcome> read(MapNode map, Span place) {
        Map<String, RollOutcome> outcomes = reader.entries(map, "outcomes", this::outcome);
        if (outcomes.size() == map.map("outcomes").map(mapNode -> mapNode.all().size()).orElse(0)) {
            Span block = map.has("outcomes") ? map.keySpan("outcomes") : place;
            boolean apart = areDisjoint(List.copyOf(outcomes.values()));
            if (apart && against.isPresent()) {
                compared(outcomes, block);
            } else if (apart && adds.isEmpty()) {
                whole(outcomes, block);
            }
        }
        return outcomes;
    }

    /** One outcome, or nothing where it can never come. */
    private RollOutcome outcome(String id, MapNode.Entry entry) {
        MapNode map = ElementReader.body(entry);
        if (against.isEmpty()) {
            reader.misplaced(map, "is", "not-against");
        }
        if (!die.isChain()) {
            reader.misplaced(map, "step", "no-chain");
        }
        Optional<OutcomeMatch> match = map.has("is")
                ? map.text("is").map(name -> new OutcomeMatch.Compared(
                        OutcomeMatch.Relation.ofWord(name)))
                : faces(map);
        List<String> applies = map.scalars("applies").stream()
                .filter(scalar -> new RollModifierReader(reader).known(roll, scalar, ReferenceKind.SETTING))
                .map(Scalar::text).toList();
        RollOutcome outcome = new RollOutcome(ElementReader.label(id, entry), map.text("says").orElse(""),
                match.orElse(new OutcomeMatch.Within(0, 0)), after.read(map), applies,
                new RollModifierReader(reader).shifts(roll, map));
        return match.isPresent() && (against.isPresent() || !map.has("is")) ? outcome : null;
    }

    private Optional<OutcomeMatch> faces(MapNode map) {
        Span span = map.get("on").orElseThrow().span();
        Optional<OutcomeMatch.Within> read = new OutcomeRangeReader(reader).band(map.text("on").orElse(""), span);
        if (read.isEmpty()) {
            return Optional.empty();
        }
        OutcomeMatch.Within within = read.get();
        long times = map.integer("times").orElse(1L);
        if (!possible(within, times > 1, span)) {
            return Optional.empty();
        }
        if (times > mostDice()) {
            reader.report().add(Diagnostic.of(Code.RULESET__IMPOSSIBLE_OUTCOME, map.get("times").orElseThrow().span(),
                    Message.of("ruleset.impossible-outcome.dice", "times", times, "dice", mostDice())));
            return Optional.empty();
        }
        return Optional.of(times > 1 ? new OutcomeMatch.Showing(within, times) : within);
    }

    private boolean possible(OutcomeMatch.Within within, boolean face, Span span) {
        if (adds.isPresent() && against.isEmpty() && !face) {
            return true;
        }
        long least = face ? 1 : least();
        long most = face ? die.faces() : most();
        boolean fits = within.least() >= least && within.least() <= most
                && (within.most() <= most || within.most() == Amount.UNLIMITED);
        if (!fits) {
            reader.report().add(Diagnostic.of(Code.RULESET__IMPOSSIBLE_OUTCOME, span, "least", least, "most", most,
                    "range", span.text()));
        }
        return fits;
    }

    /** Reports outcomes that come together; whether there are none. */
    private boolean areDisjoint(List<RollOutcome> outcomes) {
        boolean apart = true;
        for (int i = 1; i < outcomes.size(); i++) {
            for (RollOutcome earlier : outcomes.subList(0, i)) {
                RollOutcome later = outcomes.get(i);
                if (earlier.match().overlaps(later.match())) {
                    reader.report().add(Diagnostic.of(Code.RULESET__OVERLAPPING_OUTCOMES, place(later), "one",
                            earlier.id(), "other", later.id()).note(Message.of("note.outcome", "name", earlier.id()),
                            place(earlier)));
                    apart = false;
                    break;
                }
            }
        }
        return apart;
    }

    private static Span place(RollOutcome outcome) {
        return outcome.label().place(outcome.match().key());
    }

    /** Reports comparisons without an outcome. */
    private void compared(Map<String, RollOutcome> outcomes, Span place) {
        int met = outcomes.values().stream().mapToInt(outcome -> outcome.match().relations())
                .reduce(0, (a, b) -> a | b);
        for (OutcomeMatch.Relation how : OutcomeMatch.Relation.values()) {
            if (met != OutcomeMatch.Relation.ALL && how.bits() == OutcomeMatch.Relation.ALL - met) {
                missing(place, "`is: " + how.word() + "`", "is: " + how.word());
                return;
            }
        }
        if (met != OutcomeMatch.Relation.ALL) {
            missing(place, "`is: below` or `is: at-least`", "is: at-least");
        }
    }

    /** Reports results without an outcome, unless no outcome goes by the result. */
    private void whole(Map<String, RollOutcome> outcomes, Span place) {
        List<OutcomeMatch.Within> bands = new ArrayList<>(outcomes.values().stream()
                .flatMap(outcome -> outcome.match().asWithin().stream()).toList());
        bands.sort((a, b) -> Long.compare(a.least(), b.least()));
        long next = least();
        Map<String, String> rest = new LinkedHashMap<>();
        for (OutcomeMatch.Within band : bands) {
            gap(next, band.least() - 1, rest);
            next = Math.max(next, band.most() == Amount.UNLIMITED ? Amount.UNLIMITED : band.most() + 1);
        }
        gap(next, most(), rest);
        if (!bands.isEmpty() && !rest.isEmpty()) {
            missing(place, String.join(", ", rest.values()), "on: " + rest.keySet().iterator().next());
        }
    }

    private void missing(Span place, String rest, String first) {
        reader.report().add(Diagnostic.of(Code.RULESET__MISSING_OUTCOME, place, "rest", rest)
                .note(Message.of("note.rest", "rest", first)));
    }

    private static void gap(long from, long to, Map<String, String> rest) {
        if (from <= to) {
            String range = from == to ? "" + from : from + ".." + (to == Amount.UNLIMITED ? "unlimited" : to);
            rest.put(range, "`" + range + "`");
        }
    }

    /** How many dice there are, where that never changes; otherwise 0. */
    private long fixed() {
        return grows ? 0 : dice.fixed().orElse(0L);
    }

    private long least() {
        return keep == Keep.SUM ? Math.max(1, fixed()) : 1;
    }

    private long most() {
        return keep != Keep.SUM ? die.faces() : fixed() == 0 ? Amount.UNLIMITED : fixed() * die.faces();
    }

    private long mostDice() {
        return fixed() > 0 ? fixed()
                : dice.asAgreed().filter(agreed -> !grows).map(NumberSource.Agreed::most).orElse(NumberSource.MAX);
    }
}
