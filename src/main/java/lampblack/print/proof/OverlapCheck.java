package lampblack.print.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.print.pdf.Glyph;

/** Holds that no letter is printed over one of another text. */
final class OverlapCheck {

    private static final double CELL = 12;
    private static final double INSET = 0.15;
    private static final double TOUCHED = 0.25;

    private final PrintAnalysis analysis;
    private final Map<GridCell, List<PlacedGlyph>> cells = new HashMap<>();
    private final Set<TextPair> told = new HashSet<>();
    private final List<Diagnostic> problems = new ArrayList<>();

    private record GridCell(int page, int across, int down) {}

    private record PlacedGlyph(Glyph letter, int text) {}

    private record TextPair(int one, int other) {}

    private OverlapCheck(PrintAnalysis analysis) {
        this.analysis = analysis;
    }

    static List<Diagnostic> check(PrintAnalysis analysis) {
        OverlapCheck overlaps = new OverlapCheck(analysis);
        for (TextMatch textMatch : analysis.found()) {
            if (!analysis.text(textMatch.text()).over()) {
                textMatch.letters().stream().filter(letter -> letter.seen() > 0).forEach(letter ->
                        overlaps.add(new PlacedGlyph(letter, textMatch.text())));
            }
        }
        return overlaps.problems;
    }

    private void add(PlacedGlyph placed) {
        Glyph own = placed.letter();
        for (int across = (int) (own.left() / CELL); across <= (int) (own.right() / CELL); across++) {
            for (int down = (int) (own.top() / CELL); down <= (int) (own.base() / CELL); down++) {
                List<PlacedGlyph> here = cells.computeIfAbsent(new GridCell(own.page(), across, down),
                        cell -> new ArrayList<>());
                here.forEach(other -> compare(placed, other));
                here.add(placed);
            }
        }
    }

    private void compare(PlacedGlyph one, PlacedGlyph other) {
        if (one.letter().run() != other.letter().run() && covers(one.letter(), other.letter())
                && told.add(new TextPair(Math.min(one.text(), other.text()), Math.max(one.text(), other.text())))) {
            problems.add(analysis.problem(Code.PROOF__OVERLAP, "proof.overlap", one.text(), "other",
                    analysis.shown(other.text())));
        }
    }

    private static boolean covers(Glyph one, Glyph other) {
        double wide = Math.min(inner(one, 1), inner(other, 1)) - Math.max(inner(one, -1), inner(other, -1));
        double high = Math.min(one.base(), other.base()) - Math.max(one.top(), other.top());
        return wide > 0 && high > 0 && wide * high > TOUCHED * Math.min(area(one), area(other));
    }

    /** The right edge for 1, the left for -1, without the air about a letter. */
    private static double inner(Glyph letter, int side) {
        double width = letter.right() - letter.left();
        return side > 0 ? letter.right() - INSET * width : letter.left() + INSET * width;
    }

    private static double area(Glyph letter) {
        return Math.max(0.1, (letter.right() - letter.left()) * (1 - 2 * INSET) * (letter.base() - letter.top()));
    }
}
