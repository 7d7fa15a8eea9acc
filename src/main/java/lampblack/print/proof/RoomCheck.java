package lampblack.print.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.print.proof.MeasuredLayout.LayoutMark;
import lampblack.sheet.Paper;

/** Holds that there is room to write: every line and slot is drawn, and of notes and their clocks some are left. */
final class RoomCheck {

    private final PrintAnalysis analysis;
    private final List<Diagnostic> problems = new ArrayList<>();

    private RoomCheck(PrintAnalysis analysis) {
        this.analysis = analysis;
    }

    static List<Diagnostic> check(PrintAnalysis analysis) {
        RoomCheck check = new RoomCheck(analysis);
        if (!analysis.found().isEmpty()) {
            check.lines();
            check.counts();
        }
        return check.problems;
    }

    private boolean isRuled(LayoutMark line) {
        return analysis.spot(line).filter(InkSpot::isRuled).isPresent();
    }

    private void lines() {
        Set<Integer> told = new HashSet<>();
        for (LayoutMark line : analysis.layout().lines()) {
            if (!line.room() && !isRuled(line) && told.add(line.at())) {
                problems.add(analysis.problem(Code.PROOF__MARKS, "proof.marks.line", line.at()));
            }
        }
    }

    private void counts() {
        List<ExpectedPart> expected = analysis.document().expected();
        if (expected.size() != analysis.layout().parts().size()) {
            return;
        }
        for (int i = 0; i < expected.size(); i++) {
            int part = i;
            ExpectedPart own = expected.get(i);
            List<LayoutMark> lines = analysis.layout().lines().stream().filter(line -> line.part() == part).toList();
            int at = analysis.layout().parts().get(i).at();
            own.leftOut().forEach(title -> problems.add(analysis.problem(Code.PROOF__NO_ROOM, "proof.no-room.panel", at,
                    "part", title)));
            if (!own.gives()) {
                if (lines.size() < own.rooms()) {
                    problems.add(analysis.problem(Code.PROOF__MARKS, "proof.marks.line", at));
                }
            } else if (analysis.document().kind().isPlayed()
                    && !(isSmall() && isGiven(expected.subList(i + 1, expected.size())))) {
                vanished(own, lines, analysis.layout().marks().stream().filter(mark -> mark.part() == part).toList(),
                        at);
            }
        }
    }

    /** In booklets only the last side has lines for notes, and none has empty clocks. */
    private boolean isSmall() {
        return analysis.document().paper().filter(Paper::isSmall).isPresent();
    }

    private static boolean isGiven(List<ExpectedPart> parts) {
        return parts.stream().anyMatch(part -> part.gives() && part.rooms() > 0);
    }

    private void vanished(ExpectedPart notes, List<LayoutMark> lines, List<LayoutMark> marks, int at) {
        if (notes.rooms() > 0 && lines.stream().limit(1)
                .noneMatch(line -> analysis.spot(line).filter(InkSpot::isUnderlined).isPresent())) {
            problems.add(analysis.problem(Code.PROOF__NO_ROOM, "proof.no-room", at, "part", notes.title()));
        } else if (!notes.marks().isEmpty() && !analysis.document().kind().isLarge() && !isSmall()
                && marks.stream().noneMatch(mark -> analysis.spot(mark).filter(InkSpot::isDrawn).isPresent())) {
            problems.add(analysis.problem(Code.PROOF__NO_ROOM, "proof.no-room.clocks", at, "part", notes.title()));
        }
    }
}
