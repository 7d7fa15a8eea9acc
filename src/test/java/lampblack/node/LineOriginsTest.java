package lampblack.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Source;
import org.junit.jupiter.api.Test;

/** A text of four lines, and from where those of the edited one come. */
class LineOriginsTest {

    private static final Source TEXT = new Source("a.txt", "one\ntwo\nthree\nfour\n");

    @Test
    void withoutEditsLinesStay() {
        assertEquals(List.of(1, 2, 3, 4, 5), origins());
    }

    @Test
    void linesBelowNewOnesAreTheSame() {
        assertEquals(List.of(1, -2, -3, 2, 3, 4, 5), origins(edit("two", "a\nb\ntwo")));
        assertEquals(List.of(1, -2, 2, 3, 4, 5), origins(insert("two", "a\n")));
        assertEquals(List.of(1, 2, -3, 3, 4, 5), origins(insert("\nthree", "\n  a")));
    }

    @Test
    void linesBelowThoseThatAreGoneAreTheSame() {
        assertEquals(List.of(1, 3, 4, 5), origins(edit("two\n", "")));
        assertEquals(List.of(4, 5), origins(edit("one\ntwo\nthree\n", "")));
    }

    @Test
    void aLineInTheSamePlaceIsTheSame() {
        assertEquals(List.of(1, 2, 3, 4, 5), origins(edit("two", "zwei")));
        assertEquals(List.of(1, 2, 3, 4, 5), origins(edit("two\nthree", "zwei\ndrei")));
        assertEquals(List.of(1, 2, 3, -4, 4, 5), origins(edit("two\nthree", "zwei\nund\ndrei")));
    }

    @Test
    void aLineThatMovesIsTheSame() {
        assertEquals(List.of(3, 1, 2, 4, 5), origins(insert("one", "  three\n"), edit("three\n", "")));
    }

    @Test
    void editsAfterOneAnotherAreFollowed() {
        LineOrigins first = LineOrigins.of(TEXT, List.of(insert("two", "a\n")));
        Source then = new Source("a.txt", "one\na\ntwo\nthree\nfour\n");
        LineOrigins both = LineOrigins.of(then, List.of(new Edit(then.span(0, 4), ""))).since(first);
        assertEquals(-1, both.of(1));
        assertEquals(2, both.of(2));
        assertEquals(5, both.of(5));
    }

    private static Edit insert(String before, String text) {
        int at = TEXT.text().indexOf(before);
        return new Edit(TEXT.span(at, at), text);
    }

    private static Edit edit(String words, String text) {
        int at = TEXT.text().indexOf(words);
        return new Edit(TEXT.span(at, at + words.length()), text);
    }

    private static List<Integer> origins(Edit... edits) {
        LineOrigins origins = LineOrigins.of(TEXT, List.of(edits));
        Source after = new Source("a.txt", Edits.apply(TEXT.text(), List.of(edits)));
        List<Integer> all = new ArrayList<>();
        for (int line = 1; line <= after.lines(); line++) {
            all.add(origins.of(line));
        }
        return all;
    }
}
