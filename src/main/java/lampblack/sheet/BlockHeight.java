package lampblack.sheet;

import java.util.List;
import lampblack.sheet.Markup.ListItem;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup.StyledText;

/**
 * Guesses how high a block stands in a column, in millimetres; near enough to balance columns by.
 *
 * @param letters how many a line of the column holds
 */
record BlockHeight(int letters) {

    private static final int LETTERS_IN_LINE = 46;
    private static final double LINE = 3.8;
    private static final double RULED = 6;

    /** In a third of a page. */
    static double of(Block block) {
        return new BlockHeight(LETTERS_IN_LINE).in(block);
    }

    /** In a column of some share of a page, and in no narrower one than a third: what is planned is set smaller. */
    static BlockHeight across(double share) {
        return new BlockHeight((int) Math.max(LETTERS_IN_LINE, LETTERS_IN_LINE * 3 * share));
    }

    double in(Block block) {
        return 8 + paragraphs(block.introduction()) + paragraphs(block.text()) + body(block);
    }

    private double body(Block block) {
        return switch (block) {
            case Block.BesideBlock beside -> beside.blocks().stream().mapToDouble(this::in).max().orElse(0) - 8;
            case Block.OptionsBlock options -> options(options);
            case Block.TraitsBlock traits ->
                    traits.groups().stream().mapToDouble(group -> 8 + 4.6 * group.traits().size()).sum();
            case Block.FieldsBlock fields ->
                    fields.fields().stream().mapToDouble(field -> 8 + RULED * field.lines().size()).sum();
            case Block.TriggersBlock triggers -> triggers.triggers().stream()
                    .mapToDouble(trigger -> lines((length(trigger.says()) + trigger.title().length()) * 2 / 3)).sum();
            case Block.RemarksBlock remarks ->
                    remarks.remarks().stream().mapToDouble(remark -> lines(remark.sentence().length() + 10)).sum();
            case MapBlock map -> 2 * map.rows().stream().mapToDouble(this::row).sum();
            case Block.PartsBlock parts -> 2 * parts.cards().stream().mapToDouble(this::card).max()
                    .orElse(0) * ((parts.cards().size() + 2) / 3);
            case Block.TableBlock table -> 5.0 * (1 + table.rows().size());
            case Block.PassageBlock passage -> 6;
            case Block.NotesBlock notes -> 6;
            case TrackBlock track -> track(track);
        };
    }

    private double row(TrackBlock.SlotRow row) {
        return row.slots().stream().anyMatch(TrackBlock.PrintedSlot::counted) ? 16 : 12;
    }

    private double track(TrackBlock track) {
        return switch (track) {
            case TrackBlock.RowsBlock rows -> rows.rows().stream().mapToDouble(this::row).sum();
            case TrackBlock.BoxesBlock boxes -> 5.0 * (1 + boxes.boxes().size() / 12);
            case TrackBlock.ClockBlock clock -> 0; // three of them stand side by side
            case TrackBlock.ClocksBlock clocks -> 2 * 24.0 * ((clocks.faces().size() + 5) / 6);
            case TrackBlock.PoolBlock pool -> 10;
            case TrackBlock.BandsBlock bands -> 6;
            case TrackBlock.CounterBlock counter -> 6;
        };
    }

    /** A cell is about half as wide as a column. */
    private double row(MapBlock.MapRow row) {
        int longest = row.fields().stream().mapToInt(field -> field.title().length() + field.text().stream()
                .mapToInt(paragraph -> length(paragraph.spans())).sum()).max().orElse(0);
        return longest == 0 ? 3 : 4 + lines(2 * longest);
    }

    private double card(Block.PartCard card) {
        return 10 + 8 * card.fields().size() + card.blocks().stream().mapToDouble(this::compact).sum();
    }

    /** The options of a card stand side by side. */
    private double compact(Block block) {
        if (!(block instanceof Block.OptionsBlock options)) {
            return in(block) - 2;
        }
        int set = options.groups().stream().flatMap(group -> group.options().stream())
                .mapToInt(option -> option.title().length() + 6 + option.text().size() * letters).sum();
        return 6 + lines(set) + RULED * options.lines().size();
    }

    private double options(Block.OptionsBlock options) {
        double sum = RULED * options.lines().size();
        for (Block.OptionGroup group : options.groups()) {
            sum += group.title().isEmpty() ? 0 : 6;
            for (Block.OptionRow option : group.options()) {
                int heading = option.title().length() + option.facts().stream().mapToInt(String::length).sum();
                sum += 1.1 + lines(heading) + paragraphs(option.text());
            }
        }
        return sum;
    }

    private double paragraphs(List<Paragraph> text) {
        double sum = 0;
        for (Paragraph paragraph : text) {
            sum += paragraph.spans().isEmpty() ? 0 : lines(length(paragraph.spans()));
            for (ListItem item : paragraph.items()) {
                sum += lines(length(item.spans()));
            }
        }
        return sum;
    }

    private double lines(int set) {
        return LINE * (1 + set / letters);
    }

    private static int length(List<StyledText> spans) {
        return spans.stream().mapToInt(span -> span.text().length()).sum();
    }
}
