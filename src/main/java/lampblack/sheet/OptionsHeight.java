package lampblack.sheet;

import java.util.ArrayList;
import java.util.List;
import lampblack.sheet.Markup.ListItem;
import lampblack.sheet.Markup.Paragraph;

/**
 * How high a list of options stands, in the columns that it has where titles are all there is.
 *
 * @param width of the block, in millimetres
 */
record OptionsHeight(SheetType type, double width) {

    private static final double WIDE = 110;
    private static final double WIDEST = 150;
    private static final double GAP = 3;
    private static final double TICK = 0.91;
    private static final double STEP = 0.5;
    /** As many boxes stand side by side before a title; more stand below them. */
    private static final int ABREAST = 2;

    double of(Block.OptionsBlock options) {
        int columns = columns(options);
        double column = (width - GAP * (columns - 1)) / columns;
        if (columns > 2 && type.planned() && options.groups().stream().anyMatch(group -> !group.title().isEmpty())) {
            return inColumns(options);
        }
        int abreast = abreast(options);
        double sum = 0;
        for (Block.OptionGroup group : options.groups()) {
            sum += group.title().isEmpty() ? 0 : type.small(1.03) * 1.2 + 1;
            sum += balanced(group.options().stream().map(option -> of(option, column, abreast)).toList(), columns);
        }
        int writing = width > WIDE ? Math.max(2, columns) : 1;
        return sum + (options.lines().size() + writing - 1) / writing * type.writing(type.planned() ? 1.5 : 1.83);
    }

    /** What is only titles runs on through four columns, whosever it is. */
    private double inColumns(Block.OptionsBlock options) {
        double column = (width - GAP * 3) / 4;
        int abreast = abreast(options);
        List<Double> heights = new ArrayList<>();
        for (Block.OptionGroup group : options.groups()) {
            double title = group.title().isEmpty() ? 0 : type.small(1.03) * 1.2 + 1;
            for (Block.OptionRow option : group.options()) {
                heights.add(title + of(option, column, abreast));
                title = 0;
            }
        }
        options.lines().forEach(line -> heights.add(type.writing(1.5)));
        return balanced(heights, 4);
    }

    /** The lowest that columns can be which take these in order, none torn. */
    private static double balanced(List<Double> heights, int columns) {
        double sum = heights.stream().mapToDouble(Double::doubleValue).sum();
        double limit = Math.max(sum / columns, heights.stream().mapToDouble(Double::doubleValue).max().orElse(0));
        while (needed(heights, limit) > columns) {
            limit += STEP;
        }
        return limit;
    }

    private static int needed(List<Double> heights, double limit) {
        int columns = 1;
        double used = 0;
        for (double height : heights) {
            boolean full = used + height > limit + STEP / 2;
            columns += full ? 1 : 0;
            used = full ? height : used + height;
        }
        return columns;
    }

    /** On a card options stand side by side. */
    double inCard(Block.OptionsBlock options) {
        double line = type.line();
        LineFill fill = new LineFill(width);
        double texts = 0;
        for (Block.OptionGroup group : options.groups()) {
            for (Block.OptionRow option : group.options()) {
                if (option.text().isEmpty()) {
                    fill.whole(ticks(option.ticks().size()) + type.strong().ems(option.title()) * 1.06 * type.rem(), 1.6);
                } else {
                    texts += of(option, width, option.ticks().size());
                }
            }
        }
        boolean any = options.groups().stream().anyMatch(group -> !group.options().isEmpty());
        return texts + (any ? fill.lines() * line * 1.06 : 0) + options.lines().size() * type.writing(1.5);
    }

    private int columns(Block.OptionsBlock options) {
        List<Block.OptionRow> all = new ArrayList<>();
        options.groups().forEach(group -> all.addAll(group.options()));
        boolean titles = all.stream().allMatch(option -> option.text().isEmpty());
        boolean brief = all.stream().allMatch(option -> option.notes().size() < 2);
        if (width > WIDE) {
            return titles && width > WIDEST ? 4 : titles ? 3 : width > WIDEST ? 3 : 1;
        }
        return titles && brief ? 2 : 1;
    }

    /** How many boxes all titles of a list leave room for, so that they begin at one edge. */
    private static int abreast(Block.OptionsBlock options) {
        return options.groups().stream().flatMap(group -> group.options().stream())
                .mapToInt(option -> Math.min(ABREAST, option.ticks().size())).max().orElse(0);
    }

    /** One option in a column of some width, with room for some boxes before its title. */
    private double of(Block.OptionRow option, double column, int abreast) {
        double rem = type.rem();
        double inside = column - (option.ticks().isEmpty() ? 0 : ticks(abreast));
        LineFill fill = new LineFill(inside).words(option.title(), type.strong(), 1.06 * rem);
        option.notes().forEach(fact -> fill.words(fact, type.slanted(), type.small(0.94)));
        fill.whole(option.boxes().size() * (type.mark(TICK) + 0.16 * rem), 1.4);
        double rest = 0;
        boolean first = true;
        for (Paragraph paragraph : option.text()) {
            if (first) {
                new StyledFill(type, rem, false).all(fill, paragraph.spans());
            } else if (!paragraph.spans().isEmpty()) {
                rest += new StyledFill(type, rem, false).all(new LineFill(inside), paragraph.spans()).lines();
            }
            for (ListItem item : paragraph.items()) {
                rest += new StyledFill(type, rem, false).all(new LineFill(inside - 2.6), item.spans()).lines();
            }
            first = false;
        }
        // The title is a little larger than the line that it stands in.
        double words = (fill.lines() + rest) * type.line() + 0.06 * rem;
        int rows = abreast == 0 ? 0 : (option.ticks().size() + abreast - 1) / abreast;
        return Math.max(words, rows * (type.mark(TICK) - 0.09 * rem) + 0.23 * rem) + type.option();
    }

    private double ticks(int boxes) {
        return boxes == 0 ? 0 : boxes * (type.mark(TICK) - 0.09 * type.rem()) + 0.64 * type.rem();
    }
}
