package lampblack.template;

import java.util.ArrayList;
import java.util.List;
import lampblack.html.StyleInliner;

/**
 * What a template comes to once its comments and samples are left out: what is parsed, and what is checked. A sample
 * stands in a template only so that a browser shows it by itself, from {@code <!--/*-->} to {@code <!--*&#47;-->}.
 */
public final class TemplateText {

    private static final String BEGIN = "<!--/*-->";
    private static final String END = "<!--*/-->";
    private static final String COMMENT = "<!--";
    private static final String COMMENT_END = "-->";

    private final StringBuilder text = new StringBuilder();
    private final List<KeptPiece> kept = new ArrayList<>();
    private final List<Integer> lineStarts = new ArrayList<>(List.of(0));
    private final int unclosed;

    /** A piece that is kept: where it begins in what is parsed, and in the file. */
    private record KeptPiece(int at, int written) {}

    private TemplateText(String written) {
        int from = 0;
        int open = -1;
        for (int begin = written.indexOf(COMMENT, from); begin >= 0; begin = written.indexOf(COMMENT, from)) {
            String close = written.startsWith(BEGIN, begin) ? END : COMMENT_END;
            int end = written.indexOf(close, begin + COMMENT.length());
            open = end < 0 ? begin : open;
            keep(written, from, begin);
            from = end < 0 ? written.length() : end + close.length();
        }
        keep(written, from, written.length());
        unclosed = open;
        text.setLength(text.toString().stripTrailing().length());
        leaveOutDoctype();
        for (int next = text.indexOf("\n"); next >= 0; next = text.indexOf("\n", next + 1)) {
            lineStarts.add(next + 1);
        }
    }

    public static TemplateText of(String written) {
        return new TemplateText(written);
    }

    private void keep(String written, int from, int to) {
        boolean first = text.isEmpty();
        int begin = from;
        while (first && begin < to && Character.isWhitespace(written.charAt(begin))) {
            begin++;
        }
        if (begin < to) {
            kept.add(new KeptPiece(text.length(), begin));
            text.append(written, begin, to);
        }
    }

    /** It is written by us. */
    private void leaveOutDoctype() {
        int length = StyleInliner.DOCTYPE.length();
        if (text.indexOf(StyleInliner.DOCTYPE) == 0) {
            text.delete(0, length);
            kept.replaceAll(piece -> piece.at() == 0 ? new KeptPiece(0, piece.written() + length)
                    : new KeptPiece(piece.at() - length, piece.written()));
        }
    }

    /** What is parsed: no comment, no sample, and no line breaks at its ends. */
    public String text() {
        return text.toString();
    }

    /** Where a comment or a sample begins that never ends; below 0 where all of them do. */
    public int unclosed() {
        return unclosed;
    }

    /** Where in the file a place of what is parsed stands. */
    public int written(int at) {
        int low = 0;
        for (int high = kept.size(); low + 1 < high; ) {
            int middle = (low + high) / 2;
            boolean before = kept.get(middle).at() <= at;
            low = before ? middle : low;
            high = before ? high : middle;
        }
        return kept.isEmpty() ? 0 : kept.get(low).written() + at - kept.get(low).at();
    }

    /** The same for a line and a column, as the parsers count them: both from 1, and lines end with a line feed. */
    public int written(int line, int column) {
        int begin = line > lineStarts.size() ? text.length() : lineStarts.get(line - 1);
        return written(Math.max(0, Math.min(text.length(), begin + column - 1)));
    }
}
