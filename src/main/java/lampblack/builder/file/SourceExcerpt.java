package lampblack.builder.file;

import lampblack.diagnostic.SafeText;
import lampblack.diagnostic.Span;

/** The source line of a problem, shortened where very long, with the reported range. */
public record SourceExcerpt(String line, String before, String meant, String after) {

    private static final int WIDEST = 160;
    private static final int AHEAD = 40;

    static SourceExcerpt of(Span span) {
        int line = span.line();
        String text = span.source().lineText(line);
        int from = Math.min(span.column() - 1, text.length());
        int to = span.endLine() == line ? Math.min(span.endColumn() - 1, text.length()) : text.length();
        int cut = from > WIDEST - AHEAD ? from - AHEAD : 0;
        int end = Math.min(text.length(), cut + WIDEST);
        int stop = Math.max(from, Math.min(to, end));
        return new SourceExcerpt(String.valueOf(line), SafeText.line(text.substring(cut, from)),
                SafeText.line(text.substring(from, stop)), SafeText.line(text.substring(stop, Math.max(stop, end))));
    }

    /** Whether there is anything to show. */
    public boolean any() {
        return !(before + meant + after).isBlank();
    }
}
