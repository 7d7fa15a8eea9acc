package lampblack.lint.choice;

import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.rules.track.Level;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.ruleset.Ruleset;

/** Boxes from which nothing is spent begin full, or are refilled: all of them are marked then. */
public final class FullOfMarks implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        Map<List<Object>, Span> spent = CostBothWays.spent(ruleset);
        ruleset.allSheets().forEach(sheet -> sheet.tracks().values().stream()
                .filter(track -> isBoxes(track.shape()) && !track.supply()
                        && !spent.containsKey(CostBothWays.path(sheet, track.id())))
                .forEach(track -> check(track, findings)));
    }

    private static void check(Track track, Findings findings) {
        if (track.begins().filter(Level::isFull).isPresent()) {
            findings.add(track.id(), found(track, "start"));
        } else if (track.refill().filter(refill -> refill.to().isFull()).isPresent()) {
            findings.add(track.id(), found(track, "refill", "to"));
        }
    }

    private static boolean isBoxes(TrackShape shape) {
        return switch (shape) {
            case TrackShape.Boxes boxes -> true;
            default -> false;
        };
    }

    private static Diagnostic found(Track track, String... path) {
        return Diagnostic.of(Code.RULESET__FULL_OF_MARKS, track.label().place(path), "track", track.id())
                .note(Message.of("note.full-of-marks", "key", path[path.length - 1]));
    }
}
