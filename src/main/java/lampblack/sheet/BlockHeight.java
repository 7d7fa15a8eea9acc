package lampblack.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lampblack.sheet.Markup.ListItem;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup.StyledText;

/**
 * How high a block stands in a column of some width, in millimetres: its words are measured in the letters that they
 * are set in, and broken into lines as a browser breaks them.
 *
 * @param width of the column
 */
record BlockHeight(SheetType type, double width) {

    /** What parts the columns of a page. */
    static final double GAP = 5.5;
    private static final double HAIR = 0.2;
    private static final double CELL_TO_WRITE_IN = 10.5;
    /** What a line is higher for an amount in it. */
    private static final double TALLER = 0.4;
    /** The least and greatest width of a card. */
    private static final double CARD = 50;
    private static final double WIDEST_CARD = 100;
    /** As many boxes as stand beside their title on a card. */
    private static final int FEW = 4;
    /** A number on a card, with room to write it. */
    private static final double CARD_RATING = 12;
    /** What parts a track from what it is called. */
    private static final double JOINED = 3;

    /** In one of so many columns of a page, by its share of their widths. */
    static BlockHeight across(SheetType type, int columns, double share) {
        return new BlockHeight(type, (type.page().width() - GAP * (columns - 1)) * share);
    }

    /** In a third of a page. */
    static BlockHeight inThird(SheetType type) {
        return across(type, 3, 1.0 / 3);
    }

    double of(List<Block> blocks) {
        double sum = 0;
        double clocks = 0;
        for (Block block : blocks) {
            // Three of them stand side by side.
            clocks = block.kind() == Block.BlockKind.CLOCK ? clocks + 1 : 0;
            sum += block.kind() == Block.BlockKind.CLOCK && clocks % 3 != 1 ? 0 : in(block);
        }
        return sum;
    }

    double in(Block block) {
        if (block instanceof Block.BesideBlock beside) {
            return beside(beside);
        }
        double head = block.title().isEmpty() ? 0 : type.header() + title(block) + new FrameHeight(block.look()).more();
        double intro = paragraphs(block.introduction());
        return head + block.joined().stream().mapToDouble(this::joined).sum() + (intro == 0 ? 0 : intro + (head == 0 ? 0.7 : 0.9)) + body(block)
                + after(block) + type.below();
    }

    private double title(Block block) {
        double size = 1.67 * type.rem();
        LineFill line = new LineFill(width).whole(type.titles().ems(block.title().toUpperCase(
                Locale.ROOT)) * size * 1.1, 0);
        double hint = type.slanted().ems(block.hint()) * type.small(0.94);
        return size + (line.whole(hint, 2).lines() - 1) * type.small(0.94) * type.leading();
    }

    /** How many cards or columns of words stand side by side. */
    private int beside(int most) {
        return (int) Math.max(1, Math.min(most, (width + GAP) / (CARD + GAP)));
    }

    private double cut(int columns) {
        return (width - (columns - 1) * GAP) / columns;
    }

    /** What the rules say of parts stands in columns. */
    private double after(Block block) {
        boolean parts = block.kind() == Block.BlockKind.PARTS;
        int columns = beside(3);
        double height = parts ? new BlockHeight(type, cut(columns)).paragraphs(block.text()) / columns
                : paragraphs(block.text());
        return height == 0 ? 0 : height + 0.7;
    }

    private double body(Block block) {
        return switch (block) {
            case Block.BesideBlock beside -> 0;
            case Block.OptionsBlock options -> new OptionsHeight(type, width).of(options);
            case Block.TraitsBlock traits -> traits(traits);
            case Block.FieldsBlock fields -> fields(fields.fields());
            case TriggersBlock triggers -> triggers(triggers);
            case RemarksBlock remarks -> remarks(remarks);
            case MapBlock map -> map.rows().stream().mapToDouble(this::row).sum();
            case Block.PartsBlock parts -> parts(parts);
            case Block.TableBlock table -> table(table);
            case Block.PassageBlock passage -> 0;
            case Block.NotesBlock notes -> notes.introduction().isEmpty() ? 11 : 12;
            case TrackBlock track -> new TrackHeight(type, width).of(track);
        };
    }

    private double beside(Block.BesideBlock beside) {
        double gap = beside.blocks().size() > 3 ? 2 : 3;
        double free = width - gap * (beside.blocks().size() - 1)
                - beside.blocks().stream().mapToDouble(this::least).sum();
        double more = free / beside.blocks().size();
        return beside.blocks().stream().mapToDouble(block ->
                new BlockHeight(type, Math.max(8, least(block) + more)).narrow(block)).max().orElse(0);
    }

    /** A track below the title of what it belongs to, behind what it is called. */
    private double joined(JoinedTrack joined) {
        double label = type.titles().ems(joined.label().toUpperCase(Locale.ROOT)) * 1.2 * type.rem() + JOINED;
        return new TrackHeight(type, width - label).joined(joined.track()) + paragraphs(joined.track().text()) + 1;
    }

    /** Beside others no block is narrower than what it counts. */
    private double least(Block block) {
        double rem = type.rem();
        return block instanceof TrackBlock.BoxesBlock boxes
                ? boxes.boxes().size() * (Math.max(0.68 * rem, type.mark(0)) + 0.2 * rem) : 3.6 * rem;
    }

    /** Beside others a title is smaller and takes the lines that it needs, and clocks and boxes are smaller too. */
    private double narrow(Block block) {
        double size = 1.25 * type.rem();
        int titles = new LineFill(width).words(block.title().toUpperCase(Locale.ROOT),
                PackedWidths.LEAGUE_GOTHIC, size * 1.06).lines();
        double body = switch (block.kind()) {
            case CLOCK -> 3.4 * type.rem();
            case BOXES -> type.pencil() && least(block) > width + 1 ? 2.4 * type.rem() + 0.3
                    : 1.2 * type.rem();
            case FIELDS, TRAITS, OPTIONS, CLOCKS, ROWS, BANDS, COUNTER, POOL, TRIGGERS, PASSAGE, TABLE, REMARKS,
                    NOTES, PARTS, MAP, BESIDE -> body(block);
        };
        return type.header() + new FrameHeight(block.look()).more() + titles * size * 1.08 + body + after(block)
                + type.below();
    }

    private double traits(Block.TraitsBlock traits) {
        FigureHeight figures = new FigureHeight(type, traits.look());
        if (figures.areTiles(traits)) {
            return figures.tiles(traits.groups().get(0).traits().size());
        }
        double sum = -1.7;
        for (Block.TraitGroup group : traits.groups()) {
            double head = Math.max(type.trait(), type.pencil() ? 6 : 0) + 0.7;
            sum += 1.7 + (group.head().name().isEmpty() ? 0 : head) + group.joined().stream()
                    .mapToDouble(track -> isBeside(group.head(), track) ? 0 : joined(track)).sum();
            for (Block.TraitRow trait : group.traits()) {
                boolean written = trait.lines().isEmpty() && trait.room().isEmpty();
                sum += Math.max(type.trait(), written ? 0 : type.writing(1.3));
            }
        }
        return Math.max(0, sum);
    }

    /** Whether a track has room beside the trait that it belongs to. */
    private boolean isBeside(Block.TraitRow head, JoinedTrack joined) {
        double words = type.titles().ems((head.name() + joined.label()).toUpperCase(Locale.ROOT)) * 1.4 * type.rem();
        return !head.name().isEmpty() && joined.track().text().isEmpty() && words + (head.room().isEmpty() ? 6 : 13)
                + new TrackHeight(type, width).wide(joined.track()) <= width;
    }

    /** In two columns where they have the page to themselves. */
    private double remarks(RemarksBlock remarks) {
        int columns = width < type.page().width() ? 1 : 2;
        return remarks.remarks().stream().mapToDouble(remark -> 0.5 + lines(new LineFill(width / columns - GAP)
                .words(remark.weight() + " " + remark.sentence(), type.text(), type.rem()), type.rem())).sum()
                / columns;
    }

    private double fields(List<Sheet.SheetField> fields) {
        return fields.stream().mapToDouble(field -> new FieldHeight(type, width).of(field)).sum();
    }

    private double triggers(TriggersBlock triggers) {
        double sum = 0;
        double amount = triggers.triggers().stream().mapToDouble(trigger ->
                PackedWidths.LEAGUE_GOTHIC.ems(trigger.amount()) * 1.25 * type.rem()).max().orElse(0);
        double left = amount == 0 ? 0 : Math.max(amount, 1.2 * type.rem()) + 1.4;
        for (TriggersBlock.TriggerRow trigger : triggers.triggers()) {
            LineFill fill = new LineFill(width - left)
                    .words(trigger.title(), type.strong(), type.rem())
                    .whole(trigger.boxes().size() * type.mark(0.91), 0.6);
            sum += lines(spans(fill, trigger.says(), type.rem(), false), type.rem()) + (type.planned() ? 0.3 : 0.6)
                    + (trigger.amount().isEmpty() ? 0 : TALLER);
        }
        return sum;
    }

    /** Cells share the width with the lines between them. */
    private double row(MapBlock.MapRow row) {
        int cells = (row.fields().size() + 1) / 2;
        double inside = (width - 4.0 * (row.fields().size() - cells)) / Math.max(1, cells) - 2.6;
        double size = type.small(0.92);
        double tallest = row.fields().stream().filter(field -> !field.state().isEmpty()).mapToDouble(field ->
                field.title().isEmpty() ? CELL_TO_WRITE_IN
                : 1.1 * size * (new LineFill(inside - 6).words(field.title(), type.strong(), size).lines()
                        + field.text().stream().mapToInt(paragraph ->
                                spans(new LineFill(inside), paragraph.spans(), size, false).lines()).sum()) + 1.5).max()
                .orElse(0);
        return tallest == 0 ? 2.4 : tallest;
    }

    private double parts(Block.PartsBlock parts) {
        int columns = beside(parts.cards().size());
        BlockHeight card = new BlockHeight(type, Math.min(WIDEST_CARD, cut(columns)) - 4);
        double sum = 0;
        double tallest = 0;
        for (int i = 0; i < parts.cards().size(); i++) {
            tallest = Math.max(i % columns == 0 ? 0 : tallest, card.card(parts.cards().get(i)));
            sum += (i + 1) % columns == 0 || i == parts.cards().size() - 1 ? tallest + 3 : 0;
        }
        return sum;
    }

    private double card(Block.PartCard card) {
        double name = Math.max(1.9 * type.rem(), type.pencil() ? 7 : 0) + 1;
        double sum = 2.5 + name + fields(card.fields()) + card.fields().size() + 0.2;
        for (Block block : card.blocks()) {
            double body = block instanceof Block.OptionsBlock options ? new OptionsHeight(type, width).inCard(options)
                    : block instanceof Block.TraitsBlock traits && type.planned() ? inCard(traits)
                    : block instanceof TrackBlock.BoxesBlock boxes
                            ? new TrackHeight(type, width).inCard(boxes.boxes().size()) : body(block);
            double head = 1.09 * type.rem() + 0.4;
            boolean beside = block instanceof TrackBlock.BoxesBlock boxes && boxes.boxes().size() <= FEW;
            sum += (beside ? Math.max(head, body) : head + body) + joined(block.text()) + 1;
        }
        return sum;
    }

    /** In a card ratings stand one after the other. */
    private double inCard(Block.TraitsBlock traits) {
        LineFill fill = new LineFill(width);
        traits.groups().stream().flatMap(group -> group.traits().stream()).forEach(trait ->
                fill.whole(type.text().ems(trait.name()) * type.rem() + CARD_RATING, GAP));
        return fill.lines() * type.writing(2);
    }

    /** In a card the rules of a block are one paragraph. */
    private double joined(List<Paragraph> text) {
        double size = type.small(0.92);
        LineFill fill = new LineFill(width);
        text.forEach(paragraph -> spans(fill, paragraph.spans(), size, true));
        double items = paragraphs(text.stream().filter(paragraph -> !paragraph.items().isEmpty()).toList());
        return text.isEmpty() ? 0 : 0.7 + lines(fill, size) + items;
    }

    private double table(Block.TableBlock table) {
        double size = Math.max(type.small(0.85), 7 * 25.4 / 72);
        List<List<String>> rows = table.rows().stream().map(row ->
                Stream.concat(Stream.of(row.title()), row.cells().stream()).toList()).toList();
        int count = rows.stream().mapToInt(List::size).max().orElse(0);
        double[] longest = new double[count];
        rows.forEach(row -> IntStream.range(0, row.size()).forEach(i ->
                longest[i] = Math.max(longest[i], type.text().ems(row.get(i)) * size)));
        double[] columns = columns(longest);
        double sum = table.head().isEmpty() ? 0 : 1.1 * type.rem() + 0.4;
        for (List<String> row : rows) {
            sum += 0.35 + HAIR + 1.07 * size * IntStream.range(0, row.size()).map(i ->
                    new LineFill(columns[i]).words(row.get(i), type.text(), size).lines()).max().orElse(1);
        }
        return sum;
    }

    /** As wide as their longest cells where they have room for those, and else with as much of the rest as the others. */
    private double[] columns(double[] longest) {
        double[] columns = new double[longest.length];
        double left = width - 2 * longest.length;
        int others = longest.length;
        for (int i : IntStream.range(0, longest.length).boxed().sorted(Comparator.comparing(i -> longest[i])).toList()) {
            columns[i] = Math.max(1, Math.min(longest[i] + 0.1, left / others));
            left -= columns[i];
            others--;
        }
        return columns;
    }

    /** Words of the rules, in italics. */
    private double paragraphs(List<Paragraph> text) {
        double size = type.small(0.92);
        double sum = 0;
        for (Paragraph paragraph : text) {
            sum += sum > 0 ? 0.6 : 0;
            sum += paragraph.spans().isEmpty() ? 0
                    : lines(spans(new LineFill(width), paragraph.spans(), size, true), size);
            for (ListItem item : paragraph.items()) {
                sum += lines(spans(new LineFill(width - 2.6), item.spans(), size, true), size);
            }
        }
        return sum;
    }

    private double lines(LineFill fill, double size) {
        return fill.lines() * size * type.leading();
    }

    private LineFill spans(LineFill fill, List<StyledText> spans, double size, boolean slanted) {
        return new StyledFill(type, size, slanted).all(fill, spans);
    }
}
