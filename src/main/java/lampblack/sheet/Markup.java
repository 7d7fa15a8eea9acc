package lampblack.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Worded;

/**
 * Reads the small markup of rulesets: {@code *emphasis*}, {@code **strong**}, dice such as {@code 2d6}, lines that
 * begin with {@code - } as a list, and an empty line between paragraphs. All else, HTML too, is plain text.
 */
public final class Markup {

    /** How a stretch of words is set. */
    public enum TextStyle implements Worded {
        PLAIN("plain"), EMPHASIS("emphasis"), STRONG("strong"), DICE("dice");

        private final String word;

        TextStyle(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /** A stretch of words in one style. */
    public record StyledText(TextStyle style, String text) {
    }

    /** One item of a list. */
    public record ListItem(List<StyledText> spans) {
        public ListItem {
            spans = List.copyOf(spans);
        }
    }

    /** Small markup as plain words. */
    public static String plain(String markup) {
        return paragraphs(markup).stream().map(paragraph -> plain(paragraph.spans())).collect(Collectors.joining());
    }

    /** The words of a text without its markup. */
    public static String plain(List<StyledText> spans) {
        return spans.stream().map(StyledText::text).collect(Collectors.joining());
    }

    /** Words, then the items of a list; either may be empty. */
    public record Paragraph(List<StyledText> spans, List<ListItem> items) {
        public Paragraph {
            spans = List.copyOf(spans);
            items = List.copyOf(items);
        }
    }

    private Markup() {
    }

    public static List<Paragraph> paragraphs(String text) {
        List<Paragraph> paragraphs = new ArrayList<>();
        StringBuilder words = new StringBuilder();
        List<StringBuilder> items = new ArrayList<>();
        for (String raw : (text + "\n\n").split("\n", -1)) {
            String line = raw.strip();
            if (line.isEmpty() || (!line.startsWith("- ") && !items.isEmpty() && !raw.startsWith(" "))) {
                close(paragraphs, words, items);
            }
            if (line.startsWith("- ")) {
                items.add(new StringBuilder(line.substring(2)));
            } else if (!line.isEmpty()) {
                StringBuilder open = items.isEmpty() ? words : items.get(items.size() - 1);
                open.append(open.length() == 0 ? "" : " ").append(line);
            }
        }
        return List.copyOf(paragraphs);
    }

    /** Text that is no markup, each of its lines as a paragraph. */
    public static List<Paragraph> lines(String text) {
        return Stream.of(text.split("\r\n?|\n")).filter(line -> !line.isBlank())
                .map(line -> new Paragraph(List.of(new StyledText(TextStyle.PLAIN, line)), List.of())).toList();
    }

    private static void close(List<Paragraph> paragraphs, StringBuilder words, List<StringBuilder> items) {
        if (words.length() > 0 || !items.isEmpty()) {
            List<ListItem> read = new ArrayList<>();
            for (StringBuilder item : items) {
                read.add(new ListItem(spans(item.toString())));
            }
            paragraphs.add(new Paragraph(spans(words.toString()), read));
        }
        words.setLength(0);
        items.clear();
    }

    /** The stretches of one line of words. A star without its partner is a star. */
    public static List<StyledText> spans(String text) {
        List<StyledText> spans = new ArrayList<>();
        int plain = 0;
        int at = 0;
        while (at < text.length()) {
            String stars = text.startsWith("**", at) ? "**" : text.startsWith("*", at) ? "*" : "";
            int close = stars.isEmpty() ? -1 : closing(text, at + stars.length(), stars);
            if (close >= 0) {
                dice(spans, text.substring(plain, at));
                TextStyle style = stars.length() == 2 ? TextStyle.STRONG : TextStyle.EMPHASIS;
                spans.add(new StyledText(style, text.substring(at + stars.length(), close)));
                at = close + stars.length();
                plain = at;
            } else {
                at += Math.max(1, stars.length());
            }
        }
        dice(spans, text.substring(plain));
        return List.copyOf(spans);
    }

    /** Where the closing stars stand: after a letter, as the opening ones stand before one; -1 if nowhere. */
    private static int closing(String text, int from, String stars) {
        if (from >= text.length() || Character.isWhitespace(text.charAt(from))) {
            return -1;
        }
        int close = text.indexOf(stars, from + 1);
        while (close >= 0 && Character.isWhitespace(text.charAt(close - 1))) {
            close = text.indexOf(stars, close + 1);
        }
        return close;
    }

    private static void dice(List<StyledText> spans, String text) {
        int plain = 0;
        for (int at = 0; at < text.length(); at++) {
            int end = diceEnd(text, at);
            if (end > at) {
                plain(spans, text.substring(plain, at));
                spans.add(new StyledText(TextStyle.DICE, text.substring(at, end)));
                plain = end;
                at = end - 1;
            }
        }
        plain(spans, text.substring(plain));
    }

    private static void plain(List<StyledText> spans, String text) {
        if (!text.isEmpty()) {
            spans.add(new StyledText(TextStyle.PLAIN, text));
        }
    }

    /** Where dice such as {@code 2d6}, {@code +1d} or {@code d20} that begin here end, or the beginning if none do. */
    private static int diceEnd(String text, int start) {
        if (start > 0 && Character.isLetterOrDigit(text.charAt(start - 1))) {
            return start;
        }
        int count = start < text.length() && "+-\u2212".indexOf(text.charAt(start)) >= 0 ? start + 1 : start;
        int letter = digitsEnd(text, count);
        if (letter >= text.length() || text.charAt(letter) != 'd') {
            return start;
        }
        int end = digitsEnd(text, letter + 1);
        boolean counted = letter > count || end > letter + 1;
        boolean whole = end == text.length() || !Character.isLetterOrDigit(text.charAt(end));
        return counted && whole ? end : start;
    }

    private static int digitsEnd(String text, int from) {
        int end = from;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end;
    }
}
