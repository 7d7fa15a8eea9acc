package lampblack.print.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.print.proof.MeasuredLayout.LayoutMark;
import lampblack.sheet.BoxState;

/** Holds that every dot, box and part of a clock that a character has is printed, large enough, filled or open as it is. */
final class MarkCheck {

    /** The least that a pencil finds, in pixels: 2 mm. */
    private static final double LEAST = 2 * 96 / 25.4 - 0.3;
    /** The same of a clock: 6 mm. */
    private static final double LEAST_CLOCK = 3 * LEAST;
    /** How much of a mark another may lie on. */
    private static final double SHARED = 0.15;
    /** How much of the ink of an open mark one may have that is not to be marked yet. */
    private static final double ALIKE = 0.85;

    private final PrintAnalysis analysis;
    private final List<Diagnostic> problems = new ArrayList<>();
    private final Set<Integer> told = new HashSet<>();

    private MarkCheck(PrintAnalysis analysis) {
        this.analysis = analysis;
    }

    static List<Diagnostic> check(PrintAnalysis analysis) {
        MarkCheck check = new MarkCheck(analysis);
        List<ExpectedPart> expected = analysis.document().expected();
        List<LayoutMark> marks = analysis.layout().marks();
        if (analysis.found().isEmpty()) {
            return List.of();
        }
        if (expected.isEmpty()) {
            marks.forEach(mark -> check.one(mark, state(mark)));
        } else if (expected.size() == analysis.layout().parts().size()) {
            for (int i = 0; i < expected.size(); i++) {
                int part = i;
                check.compare(expected.get(i).marks(), marks.stream().filter(mark -> mark.part() == part).toList(),
                        analysis.layout().parts().get(i).at());
            }
        } else {
            check.compare(expected.stream().flatMap(part -> part.marks().stream()).toList(), marks, 0);
        }
        check.sizes();
        check.locked();
        return check.problems;
    }

    /** What the document itself says of a mark. */
    private static Optional<BoxState> state(LayoutMark mark) {
        return List.of(BoxState.values()).stream().filter(state -> state.word().equals(mark.state())).findFirst();
    }

    private void compare(List<BoxState> expected, List<LayoutMark> marks, int at) {
        if (expected.size() != marks.size()) {
            tell(marks.isEmpty() ? at : marks.get(0).at(), "proof.marks.count", "expected", expected.size(), "found",
                    marks.size());
            return;
        }
        IntStream.range(0, marks.size()).forEach(i -> one(marks.get(i), Optional.of(expected.get(i))));
    }

    private void one(LayoutMark mark, Optional<BoxState> expected) {
        Optional<InkSpot> spot = analysis.spot(mark);
        if (mark.room() || expected.isEmpty()) {
            return;
        }
        boolean marked = expected.get() == BoxState.FILLED;
        if (spot.isEmpty()) {
            tell(mark.at(), "proof.marks");
        } else if (mark.ring() ? spot.get().isRinged(marked) != marked : spot.get().isFilled(marked) != marked) {
            tell(mark.at(), "proof.marks.state", "expected", Message.of("proof.mark." + expected.get().word()));
        } else if (!mark.ring() && !spot.get().isDrawn()) {
            tell(mark.at(), "proof.marks");
        }
    }

    /** Tells what is not to be marked yet, and looks like what is. */
    private void locked() {
        for (LayoutMark mark : analysis.layout().marks()) {
            if (state(mark).filter(BoxState.LOCKED::equals).isPresent() && !mark.isPiece()) {
                double ink = analysis.spot(mark).map(InkSpot::ink).orElse(0.0);
                double open = analysis.layout().marks().stream().filter(other -> other.wide() == mark.wide()
                        && other.high() == mark.high() && state(other).filter(BoxState.OPEN::equals).isPresent())
                        .flatMap(other -> analysis.spot(other).stream()).mapToDouble(InkSpot::ink).average().orElse(1);
                if (ink > ALIKE * open) {
                    tell(mark.at(), "proof.marks.locked");
                }
            }
        }
    }

    private void sizes() {
        List<LayoutMark> marks = analysis.layout().marks();
        double scale = LegibilityCheck.scale(analysis);
        for (int i = 0; i < marks.size(); i++) {
            LayoutMark mark = marks.get(i);
            boolean whole = !mark.isPiece() && !mark.ring();
            if (whole && mark.wide() > 0 && Math.min(mark.wide(), mark.high()) * scale < LEAST && told.add(mark.at())) {
                problems.add(analysis.problem(Code.PROOF__SMALL_MARK, "proof.small-mark", mark.at()));
            }
            if (mark.isPiece() && mark.around().wide() > 0 && mark.around().wide() * scale < LEAST_CLOCK
                    && told.add(mark.at())) {
                problems.add(analysis.problem(Code.PROOF__SMALL_MARK, "proof.small-mark.clock", mark.at()));
            }
            if (whole && i > 0 && !marks.get(i - 1).isPiece()) {
                beside(marks.get(i - 1), mark);
            }
        }
    }

    /** Marks of one row follow each other from left to right, and none lies on the one before. */
    private void beside(LayoutMark before, LayoutMark mark) {
        if (shared(mark, before) > SHARED) {
            tell(mark.at(), "proof.marks.overlap");
        } else if (mark.at() == before.at() && mark.part() == before.part() && mark.top() == before.top()
                && mark.wide() > 0 && mark.left() + mark.wide() / 2 < before.left()) {
            tell(mark.at(), "proof.marks.order");
        }
    }

    private static double shared(LayoutMark one, LayoutMark other) {
        double wide = Math.min(one.left() + one.wide(), other.left() + other.wide())
                - Math.max(one.left(), other.left());
        double high = Math.min(one.top() + one.high(), other.top() + other.high()) - Math.max(one.top(), other.top());
        return wide > 0 && high > 0 ? wide * high / (one.wide() * one.high()) : 0;
    }

    /** Tells what is wrong beside a text, once. */
    private void tell(int at, String wording, Object... namesAndValues) {
        if (told.add(at)) {
            problems.add(analysis.problem(Code.PROOF__MARKS, wording, at, namesAndValues));
        }
    }
}
