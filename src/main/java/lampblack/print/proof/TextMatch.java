package lampblack.print.proof;

import java.util.List;
import lampblack.print.pdf.Glyph;

/**
 * Where a text was printed.
 *
 * @param text its number
 * @param runs that show it, in order
 * @param lost its words that are not printed
 */
record TextMatch(int text, List<TextRun> runs, List<String> lost) {

    TextMatch {
        runs = List.copyOf(runs);
        lost = List.copyOf(lost);
    }

    List<Glyph> letters() {
        return runs.stream().flatMap(run -> run.letters().stream()).toList();
    }
}
