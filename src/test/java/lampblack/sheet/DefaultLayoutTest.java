package lampblack.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import lampblack.ruleset.Accent;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The layout")
class DefaultLayoutTest {

    private static final Block STRESS = new TrackBlock.BoxesBlock("Stress", Collections.nCopies(9, BoxState.OPEN),
            List.of(),
            "");
    private static final Block TRAITS = new Block.TraitsBlock("Traits", List.of(), List.of());
    private static final Block LOAD = new TrackBlock.BandsBlock("Load", List.of(), List.of());
    private static final Block EARN = new TriggersBlock("Earn", List.of());
    private static final Block SPEND = new TriggersBlock("Spend", List.of());

    @Test
    @DisplayName("puts what befalls left, what one can do in the middle, what one rolls right")
    void threeColumns() {
        List<Sheet.Strip> strips = DefaultLayout.side(SheetType.USUAL, "", List.of(TRAITS, options("Talents", 3), LOAD, STRESS), "")
                .strips();
        assertEquals(List.of(List.of("Stress"), List.of("Talents", "Load"), List.of("Traits")), titles(strips.get(0)));
        assertEquals(1, strips.size());
    }

    @Test
    @DisplayName("puts triggers beside each other below, and room for notes last")
    void strips() {
        List<Sheet.Strip> strips = DefaultLayout.side(SheetType.USUAL, "", List.of(EARN, TRAITS, SPEND), "Notes").strips();
        assertEquals(List.of(List.of("Earn"), List.of("Spend")), titles(strips.get(1)));
        assertEquals(List.of(List.of("Notes")), titles(strips.get(2)));
        assertEquals(Sheet.Arrangement.FILLING, strips.get(2).arrangement());
    }

    @Test
    @DisplayName("lets a list that no column holds run across the page")
    void longList() {
        List<Sheet.Strip> strips = DefaultLayout.side(SheetType.USUAL, "", List.of(TRAITS, options("Talents", 60), options("Gear", 2),
                STRESS),
                "")
                .strips();
        assertEquals(List.of(List.of("Stress"), List.of("Gear"), List.of("Traits")), titles(strips.get(0)));
        assertEquals(List.of(List.of("Talents")), titles(strips.get(1)));
    }

    @Test
    @DisplayName("loses no block and puts none twice")
    void everyBlockOnce() {
        for (int size = 0; size < 40; size += 3) {
            List<Block> blocks = List.of(TRAITS, STRESS, options("A", size), LOAD, options("B", size / 2), EARN,
                    new TrackBlock.PoolBlock("XP", "", "", List.of(), ""),
                    new TrackBlock.PoolBlock("Cash", "", "", List.of(), ""),
                            SPEND,
                    options("C", size * 2), new RemarksBlock("To do", List.of()));
            List<String> placed = new ArrayList<>();
            DefaultLayout.side(SheetType.USUAL, "", blocks, "").strips().forEach(strip -> titles(strip).forEach(placed::addAll));
            assertEquals(blocks.stream().map(Block::title).sorted().toList(), placed.stream().sorted().toList());
        }
    }

    @Test
    @DisplayName("draws a clock from twelve o'clock, its ticked segments first")
    void clock() {
        List<ClockFace.ClockSegment> segments = ClockFace.segments(4, 1);
        assertEquals("M0 0L0.00 -10.00A10 10 0 0 1 10.00 0.00Z", segments.get(0).path());
        assertEquals("M0 0L-10.00 0.00A10 10 0 0 1 0.00 -10.00Z", segments.get(3).path());
        assertEquals(List.of(BoxState.FILLED, BoxState.OPEN, BoxState.OPEN, BoxState.OPEN),
                segments.stream().map(ClockFace.ClockSegment::mark).toList());
        assertTrue(ClockFace.segments(0, 0).isEmpty());
    }

    @Test
    @DisplayName("takes only a plain colour for an accent")
    void accent() {
        assertEquals("#5b3A6e", Accent.of("#5b3A6e").colour());
        for (String other : List.of("", "red", "#fff", "#12345", "#1234567", "#12345g", "#fff;}x{", "url(//e)",
                "\\0075rl")) {
            assertEquals(Accent.USUAL, Accent.of(other), other);
        }
    }

    private static Block options(String title, int count) {
        Block.OptionRow option = new Block.OptionRow(title, List.of(BoxState.OPEN), "", List.of(), List.of(), "",
                Markup.paragraphs("Words. ".repeat(12)));
        return new Block.OptionsBlock(title, "", List.of(new Block.OptionGroup("", Collections.nCopies(count, option))),
                List.of());
    }

    private static List<List<String>> titles(Sheet.Strip strip) {
        return strip.columns().stream().map(column -> column.blocks().stream().map(Block::title).toList()).toList();
    }
}
