package lampblack.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lampblack.ruleset.Theme;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A sheet on its long edge")
class LandscapeLayoutTest {

    private static final SheetType TYPE = new SheetType(Theme.USUAL, true, true, Ease.NONE, PageFormat.ACROSS);
    private static final SideRoom ROOM = new SideRoom(TYPE, new Sheet.NamePlate("Game", "Sheet", "Name", "", "", List.of()),
            new Sheet.Footer("", List.of(), "game 0.1.0", List.of("Ours.")));
    private static final int COLUMNS = 4;
    /** What the tallest column may be taller than all on average. */
    private static final double UNEVEN = 1.22;

    @Test
    @DisplayName("has four columns of like height, even where their order alone would leave the last nearly empty")
    void level() {
        List<Block> blocks = IntStream.of(10, 10, 10, 10, 20, 6, 6, 8, 30, 8, 10).mapToObj(LandscapeLayoutTest::block)
                .toList();
        List<Sheet.Side> sides = LandscapeLayout.over(ROOM, List.of(side(blocks)));
        List<Sheet.SheetColumn> columns = sides.get(0).strips().get(0).columns();
        BlockHeight quarter = new BlockHeight(TYPE, columnWidth());
        double all = columns.stream().mapToDouble(column -> quarter.of(column.blocks())).sum();
        double tallest = columns.stream().mapToDouble(column -> quarter.of(column.blocks())).max().orElseThrow();
        assertEquals(COLUMNS, columns.size());
        assertTrue(tallest <= UNEVEN * all / COLUMNS, tallest + " of " + all);
        assertEquals(blocks.size(), columns.stream().mapToInt(column -> column.blocks().size()).sum());
    }

    @ParameterizedTest(name = "{0} lines a block: pages {1}")
    @CsvSource({"4, 1", "20, 2"})
    @DisplayName("is one page where that holds its sides, with lines for notes once, and else a page for each with its own")
    void pages(int lines, int pages) {
        List<Sheet.Side> sides = List.of(side(List.of(block(lines), block(lines), block(lines), block(lines))),
                side(List.of(block(lines), block(lines), block(lines), block(lines))));
        List<Sheet.Side> lying = LandscapeLayout.over(ROOM, sides);
        assertEquals(pages, lying.size());
        for (Sheet.Side side : lying) {
            assertEquals(1, side.strips().stream().filter(strip -> strip.arrangement() == Sheet.Arrangement.FILLING)
                    .count());
            assertEquals(Sheet.Arrangement.FILLING, side.strips().get(side.strips().size() - 1).arrangement());
        }
    }

    @Test
    @DisplayName("begins a page with the whole of what the one before has no room for, and has lines for notes on each that has room")
    void parted() {
        Block tall = block(60);
        Sheet.Side side = side(List.of(block(3), block(3), block(3), block(3), tall, tall));
        List<Sheet.Side> lying = LandscapeLayout.over(ROOM, List.of(side));
        assertEquals(List.of(2, 1), lying.stream().map(page -> (int) page.strips().stream().filter(strip ->
                strip.arrangement() != Sheet.Arrangement.FILLING).count()).toList());
        assertEquals(List.of(true, true), lying.stream().map(page -> page.strips().get(page.strips().size() - 1)
                .arrangement() == Sheet.Arrangement.FILLING).toList());
    }

    private static double columnWidth() {
        return (PageFormat.ACROSS.width() - BlockHeight.GAP * (COLUMNS - 1)) / COLUMNS;
    }

    private static Sheet.Side side(List<Block> blocks) {
        Sheet.Strip columns = new Sheet.Strip(List.of(new Sheet.SheetColumn(blocks)), Sheet.Arrangement.BESIDE);
        Block.NotesBlock notes = new Block.NotesBlock("Notes", List.of(), Sheet.RuledLine.ruled(DefaultLayout.SPARE_LINES),
                List.of(), Fillable.NOTES);
        return new Sheet.Side("", List.of(columns, DefaultLayout.notes(notes, List.of())));
    }

    private static Block block(int options) {
        List<Block.OptionRow> rows = new ArrayList<>(IntStream.rangeClosed(1, options).mapToObj(number ->
                new Block.OptionRow("Thing " + number, BoxRows.row(0, 1), "", List.of(), List.of(), "",
                        Markup.paragraphs("You see what others do not."))).toList());
        return new Block.OptionsBlock("Things", "", List.of(new Block.OptionGroup("", rows)), List.of());
    }
}
