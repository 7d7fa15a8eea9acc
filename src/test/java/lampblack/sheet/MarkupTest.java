package lampblack.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import lampblack.sheet.Markup.StyledText;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The small markup")
class MarkupTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "plain words|plain words",
        "an *odd* word|an [emphasis:odd] word",
        "a **loud** word|a [strong:loud] word",
        "*a* and *b*|[emphasis:a] and [emphasis:b]",
        "roll 2d6 now|roll [dice:2d6] now",
        "take +1d, or −1d|take [dice:+1d], or [dice:−1d]",
        "a d20 and (3d)|a [dice:d20] and ([dice:3d])",
        "add 2 dogs and d-day|add 2 dogs and d-day",
        "round4d6or|round4d6or",
        "2 * 3 * 4|2 * 3 * 4",
        "a lone *star|a lone *star",
        "**never closed|**never closed",
        "<b>bold</b> &amp;|<b>bold</b> &amp;",
        "[link](javascript:x)|[link](javascript:x)",
    })
    @DisplayName("reads a line into stretches")
    void spans(String text, String expected) {
        assertEquals(expected, said(Markup.spans(text)));
    }

    @Test
    @DisplayName("knows paragraphs and lists")
    void paragraphs() {
        List<Markup.Paragraph> read = Markup.paragraphs("One\ngoes on.\n\nTwo:\n- a *b*\n- c\n  goes on\nThree.\n");
        assertEquals(3, read.size());
        assertEquals("One goes on.", said(read.get(0).spans()));
        assertEquals("Two:", said(read.get(1).spans()));
        assertEquals(List.of("a [emphasis:b]", "c goes on"),
                read.get(1).items().stream().map(item -> said(item.spans())).toList());
        assertEquals("Three.", said(read.get(2).spans()));
    }

    @Test
    @DisplayName("makes nothing of nothing")
    void nothing() {
        assertEquals(List.of(), Markup.paragraphs(""));
        assertEquals(List.of(), Markup.paragraphs(" \n\n "));
        assertEquals(List.of(), Markup.spans(""));
    }

    private static String said(List<StyledText> spans) {
        return spans.stream().map(span -> span.style() == Markup.TextStyle.PLAIN
                ? span.text()
                : "[" + span.style().word() + ":" + span.text() + "]")
                .collect(Collectors.joining());
    }
}
