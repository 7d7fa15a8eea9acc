package lampblack.print.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.print.proof.MeasuredLayout.LayoutMark;
import lampblack.sheet.Paper;

/** Holds that there is room to write: every line and slot is drawn, and of notes and their clocks some are left. */
final class RoomCheck {

    /** How high a line or slot is at least that is written on by hand, in pixels: 4 mm. */
    private static final double LEAST = 4 * 96 / 25.4 - 0.3;
    /** How much of the room for notes may stay without lines; less high room is not looked at. */
    private static final double MOST = 0.5;
    private static final int TITLE = 24;
    private static final double HIGH = 30 * 96 / 25.4;

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
            if (line.high() > 0 && line.high() * LegibilityCheck.scale(analysis) < LEAST && told.add(line.at())) {
                problems.add(analysis.problem(Code.PROOF__SMALL_MARK, "proof.small-mark.line", line.at()));
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

    /** Whether most of what is kept for notes has no lines. */
    private boolean isBare(List<LayoutMark> lines, int at) {
        double ruled = lines.stream().filter(line -> analysis.spot(line).filter(InkSpot::isUnderlined).isPresent())
                .mapToDouble(LayoutMark::high).sum();
        return analysis.layout().blocks().stream().anyMatch(block -> block.gives() && block.at() == at
                && IntStream.rangeClosed(at, block.last()).noneMatch(text -> analysis.words(text).length() > TITLE)
                && block.high() > HIGH && ruled < MOST * block.high());
    }

    private void vanished(ExpectedPart notes, List<LayoutMark> lines, List<LayoutMark> marks, int at) {
        if (notes.rooms() > 0 && (lines.stream().limit(1)
                .noneMatch(line -> analysis.spot(line).filter(InkSpot::isUnderlined).isPresent())
                || isBare(lines, at))) {
            problems.add(analysis.problem(Code.PROOF__NO_ROOM, "proof.no-room", at, "part", notes.title()));
        } else if (!notes.marks().isEmpty() && !analysis.document().kind().isLarge() && !isSmall()
                && marks.stream().noneMatch(mark -> analysis.spot(mark).filter(InkSpot::isDrawn).isPresent())) {
            problems.add(analysis.problem(Code.PROOF__NO_ROOM, "proof.no-room.clocks", at, "part", notes.title()));
        }
    }
}
