package lampblack.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup.StyledText;
import lampblack.sheet.Markup.TextStyle;

/** Sets an option on a card: in the largest letters in which it fits, else on several. */
record CardTypesetter(CardFormat format, boolean large, SheetType type, Messages messages) {

    /** Sizes of text in points, from the class {@code s1} on; the first for a few words. */
    private static final double[] SIZES = {13.5, 11.5, 10, 9, 8, 7};
    /** How much of a card a few words take at most. */
    private static final double FEW = 0.4;
    private static final double[] LARGE_SIZES = {20, 16};
    /** Sizes of titles in points, and how many letters go into one at most. */
    private static final double[] TITLES = {21, 16, 11.5};
    private static final int[] LETTERS = {20, 44, 120};
    /** What titles may be wider in other faces than in the usual one. */
    private static final double TITLE_WIDTH = 1.3;
    private static final double LINE = 0.3528;
    private static final double TITLE_LEADING = 1.08;
    /** As long as what says which of several cards one is. */
    private static final String PART = " 88 of 88";
    private static final double LEADING = 1.25;
    private static final String BETWEEN_FACTS = " \u00b7 ";
    private static final int MAX_FACTS = 90;
    /** Lines to write on, where there is nothing to read; what does not fit is not ruled. */
    private static final int LINES = 12;
    private static final double EDGE = 10.4;
    private static final double HEAD = 9.6;
    private static final double FOOT = 7.8;
    private static final double BOX = 3.6;
    private static final double ROW = 4.6;

    public List<OptionCard> set(String list, String group, Block.OptionRow option, List<OptionCard.CardRow> rows,
            String foot) {
        String title = shortened(option.title());
        List<Paragraph> text = new ArrayList<>();
        if (!title.equals(option.title())) {
            text.add(new Paragraph(List.of(new StyledText(TextStyle.STRONG, option.title())), List.of()));
        }
        String joined = String.join(BETWEEN_FACTS, option.facts());
        boolean brief = joined.length() <= MAX_FACTS;
        if (!brief) {
            text.add(new Paragraph(List.of(new StyledText(TextStyle.EMPHASIS, joined)), List.of()));
        }
        text.addAll(sentences(option.text()));
        int step = step(title);
        double free = free(title, step, rows);
        double freeOfPart = free(title + PART, step, rows);
        double[] sizes = large ? LARGE_SIZES : SIZES;
        int size = 0;
        List<List<Paragraph>> parts = parts(text, sizes[0], large ? free : free * FEW, brief ? joined : "");
        while (parts.size() > 1 && size + 1 < sizes.length) {
            size++;
            parts = parts(text, sizes[size], free, brief ? joined : "");
        }
        if (parts.size() > 1) {
            parts = parts(text, sizes[size], freeOfPart, brief ? joined : "");
        }
        boolean bare = text.isEmpty() && rows.stream().mapToInt(row -> row.boxes().size()).sum() < BoxRows.MAX / 2;
        List<OptionCard> cards = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            String part = parts.size() == 1 ? "" : messages.render(
                    Message.of("sheet.cards-part", "part", i + 1, "parts", parts.size()));
            cards.add(new OptionCard(list, group, title, "t" + (step + 1), (large ? "l" : "s") + (size + 1), part,
                    brief && i == 0 ? option.facts() : List.of(), parts.get(i), Sheet.RuledLine.ruled(bare ? LINES : 0),
                    i == 0 ? rows : List.of(), foot, "", ""));
        }
        return cards;
    }

    /** What goes on from a title elsewhere begins as a sentence here. */
    private static List<Paragraph> sentences(List<Paragraph> text) {
        List<Paragraph> sentences = new ArrayList<>(text);
        if (!text.isEmpty() && !text.get(0).spans().isEmpty()) {
            List<StyledText> spans = new ArrayList<>(text.get(0).spans());
            StyledText first = spans.get(0);
            if (!first.text().isEmpty()) {
                spans.set(0, new StyledText(first.style(), first.text().substring(0, 1).toUpperCase(Locale.ROOT)
                        + first.text().substring(1)));
            }
            sentences.set(0, new Paragraph(spans, text.get(0).items()));
        }
        return sentences;
    }

    private static String shortened(String title) {
        int most = LETTERS[LETTERS.length - 1];
        return title.codePointCount(0, title.length()) <= most ? title
                : title.substring(0, title.offsetByCodePoints(0, most - 1)) + "\u2026";
    }

    /** The largest size in which a title is short enough. */
    private static int step(String title) {
        int letters = title.codePointCount(0, title.length());
        int step = 0;
        while (step + 1 < LETTERS.length && letters > LETTERS[step]) {
            step++;
        }
        return step;
    }

    private double scale() {
        return format.width() / CardFormat.WIDTH;
    }

    private double width() {
        return format.width() - EDGE * scale();
    }

    /** What a card has left for facts and text, in millimetres. */
    private double free(String title, int step, List<OptionCard.CardRow> rows) {
        double points = TITLES[step] * scale();
        double titles = points * TITLE_LEADING * LINE * new LineFill(width()).words(title.toUpperCase(Locale.ROOT),
                type.titles(), points * LINE * TITLE_WIDTH).lines();
        double boxes = rows.stream()
                .mapToDouble(row -> ROW * (1 + (int) (row.boxes().size() * BOX / (CardFormat.WIDTH - 2 * EDGE)))).sum();
        return format.height() - scale() * (EDGE + HEAD + FOOT + boxes) - titles;
    }

    private List<List<Paragraph>> parts(List<Paragraph> text, double points, double free, String facts) {
        CardTextSplitter splitter = new CardTextSplitter(points, width(), type);
        double taken = facts.isEmpty() ? 0 : splitter.lines(facts) * points * LEADING * LINE + 1;
        return splitter.parts(text, free - taken, free);
    }
}
