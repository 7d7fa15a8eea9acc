package lampblack.sheet;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** How narrow the columns may be that a look sets the entries of a block in, before they break a word. */
record EntryWidth(SheetType type) {

    private static final double MARK = 1.25;
    private static final double STEP = 1.5;
    private static final double BETWEEN = 0.7;
    /** What was measured too narrow. */
    private static final double SPARE = 1.03;

    /** By the word for styles that is the block's own, in sizes of the text. */
    static Map<String, Double> of(Sheet sheet) {
        EntryWidth width = new EntryWidth(new SheetType(sheet.theme(), true, true));
        Map<String, Double> widths = new LinkedHashMap<>();
        sheet.sides().stream().flatMap(side -> side.strips().stream()).flatMap(strip -> strip.columns().stream())
                .flatMap(column -> column.blocks().stream())
                .flatMap(EntryWidth::within)
                .filter(block -> block.look().contains(" columns-"))
                .forEach(block -> widths.put(List.of(block.look().split(" ")).get(0), width.of(block)));
        return widths;
    }

    private static Stream<Block> within(Block block) {
        return switch (block) {
            case Block.BesideBlock beside -> beside.blocks().stream();
            default -> Stream.of(block);
        };
    }

    private double of(Block block) {
        return Math.round(10 * SPARE * entries(block).max().orElse(1) + 0.5) / 10.0;
    }

    private DoubleStream entries(Block block) {
        return switch (block) {
            case Block.TraitsBlock traits -> traits.groups().stream()
                    .flatMap(group -> Stream.concat(Stream.of(group.head()), group.traits().stream()))
                    .mapToDouble(this::trait);
            case Block.OptionsBlock options -> options.groups().stream().flatMap(group -> group.options().stream())
                    .mapToDouble(this::option);
            case TriggersBlock triggers -> triggers.triggers().stream().mapToDouble(trigger -> longest(
                    trigger.title() + " " + Markup.plain(trigger.says()), type.strong()) + 2 * MARK);
            default -> Stream.<Block>empty().mapToDouble(none -> 1);
        };
    }

    private double trait(Block.TraitRow trait) {
        return trait.dots().size() * MARK + trait.scale().size() * STEP
                + PackedWidths.LEAGUE_GOTHIC.ems(trait.value()) * 1.5 + (trait.room().isEmpty() ? 0 : 4) + 2 * BETWEEN
                + longest(trait.name(), type.text()) * 1.08 + type.slanted().ems(trait.odds());
    }

    private double option(Block.OptionRow option) {
        double text = option.text().stream().flatMap(paragraph -> Stream.concat(Stream.of(paragraph.spans()),
                paragraph.items().stream().map(Markup.ListItem::spans)))
                .mapToDouble(spans -> longest(Markup.plain(spans), type.text())).max().orElse(0);
        double facts = option.notes().stream().mapToDouble(fact -> longest(fact, type.slanted())).max().orElse(0);
        return Math.min(2, option.ticks().size()) * MARK + BETWEEN
                + Math.max(Math.max(text, facts), longest(option.title(), type.strong()) * 1.06);
    }

    private static double longest(String words, LetterWidths face) {
        return Stream.of(words.split("\\s+")).mapToDouble(face::ems).max().orElse(0);
    }
}
