package lampblack.sheet;

import java.util.List;
import lampblack.sheet.Markup.ListItem;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup.StyledText;

/** Guesses how high a block stands in a third of a page, in millimetres; near enough to balance columns by. */
final class BlockHeight {

    private static final int LETTERS_IN_LINE = 46;
    private static final double LINE = 3.8;
    private static final double RULED = 6;

    private BlockHeight() {
    }

    static double of(Block block) {
        return 8 + paragraphs(block.introduction()) + paragraphs(block.text()) + body(block);
    }

    private static double body(Block block) {
        return switch (block) {
            case Block.BesideBlock beside -> beside.blocks().stream().mapToDouble(BlockHeight::of).max().orElse(0) - 8;
            case Block.OptionsBlock options -> options(options);
            case Block.TraitsBlock traits ->
                    traits.groups().stream().mapToDouble(group -> 8 + 4.6 * group.traits().size()).sum();
            case Block.FieldsBlock fields ->
                    fields.fields().stream().mapToDouble(field -> 8 + RULED * field.lines().size()).sum();
            case Block.TriggersBlock triggers -> triggers.triggers().stream()
                    .mapToDouble(trigger -> lines((length(trigger.says()) + trigger.title().length()) * 2 / 3)).sum();
            case Block.RemarksBlock remarks ->
                    remarks.remarks().stream().mapToDouble(remark -> lines(remark.sentence().length() + 10)).sum();
            case MapBlock map -> 2 * map.rows().stream().mapToDouble(BlockHeight::row).sum();
            case Block.PartsBlock parts -> 2 * parts.cards().stream().mapToDouble(BlockHeight::card).max()
                    .orElse(0) * ((parts.cards().size() + 2) / 3);
            case Block.TableBlock table -> 5.0 * (1 + table.rows().size());
            case Block.PassageBlock passage -> 6;
            case Block.NotesBlock notes -> 6;
            case TrackBlock track -> track(track);
        };
    }

    private static double row(TrackBlock.SlotRow row) {
        return row.slots().stream().anyMatch(TrackBlock.PrintedSlot::counted) ? 16 : 12;
    }

    private static double track(TrackBlock track) {
        return switch (track) {
            case TrackBlock.RowsBlock rows -> rows.rows().stream().mapToDouble(BlockHeight::row).sum();
            case TrackBlock.BoxesBlock boxes -> 5.0 * (1 + boxes.boxes().size() / 12);
            case TrackBlock.ClockBlock clock -> 0; // three of them stand side by side
            case TrackBlock.ClocksBlock clocks -> 2 * 24.0 * ((clocks.faces().size() + 5) / 6);
            case TrackBlock.PoolBlock pool -> 10;
            case TrackBlock.BandsBlock bands -> 6;
            case TrackBlock.CounterBlock counter -> 6;
        };
    }

    /** A cell is about half as wide as a column. */
    private static double row(MapBlock.MapRow row) {
        int letters = row.fields().stream().mapToInt(field -> field.title().length() + field.text().stream()
                .mapToInt(paragraph -> length(paragraph.spans())).sum()).max().orElse(0);
        return letters == 0 ? 3 : 4 + lines(2 * letters);
    }

    private static double card(Block.PartCard card) {
        return 10 + 8 * card.fields().size() + card.blocks().stream().mapToDouble(BlockHeight::compact).sum();
    }

    /** The options of a card stand side by side. */
    private static double compact(Block block) {
        if (!(block instanceof Block.OptionsBlock options)) {
            return of(block) - 2;
        }
        int letters = options.groups().stream().flatMap(group -> group.options().stream())
                .mapToInt(option -> option.title().length() + 6 + option.text().size() * LETTERS_IN_LINE).sum();
        return 6 + lines(letters) + RULED * options.lines().size();
    }

    private static double options(Block.OptionsBlock options) {
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

    private static double paragraphs(List<Paragraph> text) {
        double sum = 0;
        for (Paragraph paragraph : text) {
            sum += paragraph.spans().isEmpty() ? 0 : lines(length(paragraph.spans()));
            for (ListItem item : paragraph.items()) {
                sum += lines(length(item.spans()));
            }
        }
        return sum;
    }

    private static double lines(int letters) {
        return LINE * (1 + letters / LETTERS_IN_LINE);
    }

    private static int length(List<StyledText> spans) {
        return spans.stream().mapToInt(span -> span.text().length()).sum();
    }
}
