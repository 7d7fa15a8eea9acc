package lampblack.rules.derived;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.rules.Amount;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.track.Overflow;
import lampblack.rules.track.Track;

/** Objects to marks of play that an entry says were made with it, and that it does not make. */
public record MarkedJudge(DerivedSheet before, ProblemCollector problems) {

    /** Judges what an entry says. @param after the state after it, without what comes with it */
    public void judge(LedgerEntry entry, Choices after) {
        List<MapNode.Entry> marked = List.copyOf(
                entry.header().node().map("marked").map(MapNode::all).orElse(List.of()));
        Set<String> made = marked.isEmpty() ? Set.of() : made(entry, after);
        Map<String, Long> moved = marked.isEmpty() ? Map.of() : moved(entry, after);
        for (MapNode.Entry mark : marked) {
            String path = mark.key().text();
            int dot = path.indexOf('.');
            if (!made.contains(path) && !made.contains(dot < 0 ? path : path.substring(0, dot))) {
                problems.report(path, Diagnostic.of(Code.LEDGER__WRONG_MARKS, mark.key().span(), "track", path)
                        .suggest(path, made));
            } else if (mark.value().integer().filter(said -> isTheOtherWay(said, moved.getOrDefault(path, 0L))).isPresent()) {
                problems.report(path, Diagnostic.of(Code.LEDGER__WRONG_MARKS, mark.value().span(), Message.of(
                        "ledger.wrong-marks.sign", "track", path, "said", mark.value().integer().orElseThrow(), "moved",
                        moved.get(path))));
            }
        }
    }

    private static boolean isTheOtherWay(long said, long moved) {
        return said > 0 && moved < 0 || said < 0 && moved > 0;
    }

    /** By how much an entry moves tracks that end where they are full, where it says so in numbers. */
    private Map<String, Long> moved(LedgerEntry entry, Choices after) {
        Map<String, Long> moved = new LinkedHashMap<>();
        Set<String> unsure = new LinkedHashSet<>();
        for (TakenMoment moment : new TakenMoments(before.sheet()).at(entry, before.choices(), after)) {
            moment.what().amounts().forEach((id, amount) -> {
                moved.merge(id, amount.fixed().orElse(0L), Amount::sum);
                if (amount.fixed().isEmpty() || before.sheet().tracks().get(id).overflow() == Overflow.BEGINS_ANEW) {
                    unsure.add(id);
                }
            });
        }
        moved.keySet().removeAll(unsure);
        return moved;
    }

    /** The tracks and rows that an entry marks, those of owners by their link, and kinds of parts that it refills. */
    private Set<String> made(LedgerEntry entry, Choices after) {
        Set<String> made = new LinkedHashSet<>();
        String period = entry.header().node().text("begin").orElse("");
        if (entry.begins(period)) {
            refilled(before.sheet(), period, made);
            before.sheet().parts().forEach((id, kind) -> {
                Set<String> own = new LinkedHashSet<>();
                refilled(kind.sheet(), period, own);
                made.addAll(own.isEmpty() ? Set.of() : Set.of(id));
            });
        }
        for (TakenMoment moment : new TakenMoments(before.sheet()).at(entry, before.choices(), after)) {
            moment.what().amounts().keySet().stream().filter(id -> !before.sheet().tracks().get(id).ledger())
                    .forEach(made::add);
            made.addAll(moment.what().rows().keySet());
            moment.what().elsewhere().keySet().forEach(other -> made.add(other.key()));
            moment.what().ticks().ifPresent(ticks -> before.sheet().tracks().values().stream()
                    .filter(track -> !track.ledger() && track.shape().isTicked()
                            || !track.shape().clockSizes().isEmpty()).map(Track::id).forEach(made::add));
        }
        return made;
    }

    private static void refilled(SheetRules sheet, String period, Set<String> to) {
        for (Map.Entry<String, Track> track : sheet.tracks().entrySet()) {
            if (!track.getValue().ledger() && track.getValue().isRefilledBy(period)) {
                to.add(track.getKey());
            }
        }
    }
}
