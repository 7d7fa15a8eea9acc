package lampblack.cli.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.store.ProposedTexts;
import lampblack.store.TextFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A small language: each `x` is to be an `o`, `xx` an `oo`, and two `o` in one line are a mistake without a way out. An
 * `n` is to be an `o` in three lines, an `N` the same with an `o` more in the last of them, a `d` and its line are to
 * go.
 */
class ProvenFixesTest {

    @TempDir
    private Path folder;

    @Test
    void whatIsProvenIsMadeAndTheRestIsNot() throws IOException {
        assertEquals("o\n.xo\no", fixed("x\n.xo\nx", true));
    }

    @Test
    void ofFixesThatOverlapOneIsMade() throws IOException {
        assertEquals("oO", fixed("xX", true));
    }

    @Test
    void whatIsUncoveredIsFixedWithIt() throws IOException {
        assertEquals("O", fixed("w", true));
    }

    @Test
    void aFileThatMayNotBeWrittenStays() throws IOException {
        assertEquals("x", fixed("x", false));
    }

    @Test
    void whatIsOnlyGuessedIsNotMade() throws IOException {
        assertEquals("g", fixed("g", true));
    }

    @Test
    void whatStandsBelowNewLinesIsNoNewProblem() throws IOException {
        assertEquals("(\no\n)\nooo\n.\noo", fixed("n\nooo\n.\noo", true));
    }

    @Test
    void whatStandsBelowLinesThatAreGoneIsNoNewProblem() throws IOException {
        assertEquals("ooo\n.\noo", fixed("d\nooo\n.\nd\noo", true));
    }

    @Test
    void whatNewLinesBringIsAProblemThoughOthersAreLikeIt() throws IOException {
        assertEquals("N\nooo\n.\noo", fixed("N\nooo\n.\noo", true));
        assertEquals("ooo\nN\n.\noo", fixed("ooo\nN\n.\noo", true));
    }

    @Test
    void whatALineBringsIsAProblemThoughOneLikeItMoves() throws IOException {
        assertEquals("(\no\n)\n.xo\nooo\n(\no\n)\noo", fixed("n\n.xo\nooo\nn\noo", true));
    }

    /** A file once its fixes are made. */
    private String fixed(String text, boolean writable) throws IOException {
        Path file = folder.resolve("a.txt");
        Files.writeString(file, text);
        ProvenFixes fixes = new ProvenFixes(proposed -> check(file, proposed), path -> writable);
        ProvenFixes.Trial trial = fixes.prove(check(file, ProposedTexts.NONE));
        return trial.files().isEmpty() ? text : trial.files().values().iterator().next().text();
    }

    private static List<Diagnostic> check(Path file, ProposedTexts proposed) {
        Source source = proposed.instead(file, TextFile.read(file, file.toString(), "", 1 << 10)).value().orElseThrow()
                .source();
        List<Diagnostic> problems = new ArrayList<>();
        for (int i = 0; i < source.text().length(); i++) {
            switch (source.text().charAt(i)) {
                case 'x' -> problems.add(problem(source, i, i + 1, "o"));
                case 'X' -> problems.add(problem(source, Math.max(0, i - 1), i + 1, "oO"));
                case 'w' -> problems.add(problem(source, i, i + 1, "W"));
                case 'W' -> problems.add(Diagnostic.of(Code.YAML__TAG, source.span(i, i + 1))
                        .fix(Fix.replace(source.span(i, i + 1), "O")));
                case 'n' -> problems.add(problem(source, i, i + 1, "(\no\n)"));
                case 'N' -> problems.add(problem(source, i, i + 1, "(\no\noo)"));
                case 'd' -> problems.add(problem(source, i, i + 2, ""));
                case 'g' -> problems.add(Diagnostic.of(Code.YAML__TAB, source.span(i, i + 1))
                        .fix(Fix.replace(source.span(i, i + 1), "o").guessed()));
                default -> { }
            }
        }
        for (int line = 1; line <= source.lines(); line++) {
            if (source.lineText(line).matches(".*o.*o.*")) {
                problems.add(Diagnostic.of(Code.YAML__EMPTY, source.span(source.lineStart(line),
                        source.lineStart(line))));
            }
        }
        return problems;
    }

    private static Diagnostic problem(Source source, int from, int to, String plain) {
        return Diagnostic.of(Code.YAML__TAB, source.span(from, to)).fix(new Fix(Message.verbatim("fix"),
                List.of(new Edit(source.span(from, to), plain))));
    }
}
