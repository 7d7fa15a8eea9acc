package lampblack.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import lampblack.ruleset.PagePlan;
import lampblack.ruleset.Theme;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A list that is longer than its column")
class LongListTest {

    private static final SheetType TYPE = new SheetType(Theme.USUAL, true, false);
    private static final int COLUMNS = 3;
    /** Of the page, what a column is filled to at least before its list goes on elsewhere. */
    private static final double FILLED = 0.75;

    @ParameterizedTest
    @CsvSource({"45, You see what others do not and act before they have drawn a breath", "35, ''", "90, Once"})
    @DisplayName("fills it, and goes on across the page below a title that says so, with every option once and in order")
    void goesOn(int count, String text) {
        List<Sheet.Strip> strips = strips(count, text);
        Sheet.Strip planned = strips.get(0);
        double page = new SideRoom(TYPE, plate(), foot()).of(0, 1);
        List<Block.OptionsBlock> parts = strips.stream().flatMap(strip -> strip.columns().stream())
                .flatMap(column -> column.blocks().stream()).filter(Block.OptionsBlock.class::isInstance)
                .map(Block.OptionsBlock.class::cast).toList();
        assertEquals(IntStream.rangeClosed(1, count).mapToObj(number -> "Thing " + number).toList(),
                parts.stream().flatMap(part -> part.groups().stream()).flatMap(group -> group.options().stream())
                        .map(Block.OptionRow::title).toList());
        double height = BlockHeight.inThird(TYPE).of(planned.columns().get(1).blocks());
        assertTrue(height <= page, height + " of " + page);
        if (parts.size() > 1) {
            assertEquals(List.of("Things", "Things, continued"), parts.stream().map(Block::title).toList());
            assertTrue(height >= FILLED * page, height + " of " + page);
        }
        assertEquals(count == 35 ? 1 : 2, parts.size());
    }

    private static List<Sheet.Strip> strips(int count, String text) {
        List<Block.OptionRow> options = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            options.add(new Block.OptionRow("Thing " + number, BoxRows.row(0, 1), "", List.of(), List.of(), "",
                    Markup.paragraphs(text)));
        }
        List<PlacedBlock> blocks = List.of(
                new PlacedBlock("texts.left", new Block.PassageBlock("Left", Markup.paragraphs("Words."))),
                new PlacedBlock("lists.things", new Block.OptionsBlock("Things", "",
                        List.of(new Block.OptionGroup("", options)), List.of())),
                new PlacedBlock("texts.right", new Block.PassageBlock("Right", Markup.paragraphs("Words."))));
        PagePlan plan = new PagePlan(false, List.of(List.of(new PagePlan.PlanStrip(blocks.stream()
                .map(placed -> new PagePlan.PlanColumn(1, List.of(List.of(placed.path())))).toList(),
                Optional.empty()))), Set.of(), Map.of(), Map.of(), List.of(), List.of());
        List<Sheet.Strip> strips = new PlannedLayout(plan, blocks, Theme.USUAL, plate(), foot(), false, Ease.NONE, PageFormat.UPRIGHT, "Notes",
                title -> title + ", continued").all().get(0).strips();
        assertEquals(COLUMNS, strips.get(0).columns().size());
        return strips;
    }

    private static Sheet.NamePlate plate() {
        return new Sheet.NamePlate("Game", "Sheet", "Name", "Nobody", "", List.of());
    }

    private static Sheet.Footer foot() {
        return new Sheet.Footer("", List.of(), "game 0.1.0", List.of("Ours."));
    }
}
