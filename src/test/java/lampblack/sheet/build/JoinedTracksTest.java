package lampblack.sheet.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.PagePlan;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Block;
import lampblack.sheet.FillPlaces;
import lampblack.sheet.PlacedBlock;
import lampblack.sheet.Sheet;
import lampblack.sheet.TrackBlock;
import lampblack.store.MessageBundle;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A track that belongs to something")
class JoinedTracksTest {

    private static final RulesetLoader RULESETS =
            new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));

    @Test
    @DisplayName("stands at its head where no layout says otherwise: a load with what is carried")
    void load() {
        Sheet sheet = blank("blades-in-the-dark");
        assertEquals(List.of("Items: Load"), blocks(sheet).flatMap(block -> block.joined().stream()
                .map(joined -> block.title() + ": " + joined.label())).toList());
        assertEquals(0, blocks(sheet).filter(block -> block.title().equals("Load")).count());
        assertTrue(FillPlaces.of(sheet).containsKey("load.light"));
    }

    @Test
    @DisplayName("stands beside the trait that it alone pays for, without that trait's name; what pays for more does not")
    void experience() {
        Sheet sheet = blank("blades-in-the-dark");
        assertEquals(List.of("Insight: XP", "Prowess: XP", "Resolve: XP"), blocks(sheet)
                .filter(Block.TraitsBlock.class::isInstance).map(Block.TraitsBlock.class::cast)
                .flatMap(block -> block.groups().stream()).flatMap(group -> group.joined().stream()
                .map(joined -> group.head().name() + ": " + joined.label())).toList());
        assertEquals("Insight XP 0 of 6", blocks(sheet).flatMap(block -> block.tracks().stream())
                .map(joined -> joined.track()).filter(TrackBlock.BoxesBlock.class::isInstance)
                .map(TrackBlock.BoxesBlock.class::cast).findFirst().orElseThrow().label());
        assertEquals(1, blocks(sheet).filter(block -> block.title().equals("Playbook XP")).count());
        assertTrue(FillPlaces.of(sheet).containsKey("insight-xp"));
    }

    @Test
    @DisplayName("stands where a layout says, and nowhere if that leaves it out")
    void placed() {
        PlacedBlock items = new PlacedBlock("lists.items", new Block.OptionsBlock("Items", "", List.of(), List.of()));
        PlacedBlock load = new PlacedBlock("tracks.load", new TrackBlock.BoxesBlock("Load", List.of(),
                List.of(), ""), "lists.items");
        assertEquals(1, PlacedBlock.joined(List.of(items, load), PagePlan.NONE).size());
        PagePlan without = new PagePlan(false, List.of(), Set.of("tracks.load"), Map.of(),
                Map.of(), List.of(), List.of());
        assertEquals(List.of(items, load), PlacedBlock.joined(List.of(items, load), without));
        PlacedBlock alone = new PlacedBlock("tracks.load", load.block(), "lists.gear");
        assertEquals(List.of(items, alone), PlacedBlock.joined(List.of(items, alone), PagePlan.NONE));
    }

    private static Stream<Block> blocks(Sheet sheet) {
        return sheet.sides().stream().flatMap(side -> side.strips().stream()).flatMap(strip -> strip.columns().stream())
                .flatMap(column -> column.blocks().stream());
    }

    private static Sheet blank(String game) {
        Ruleset ruleset = RULESETS.load(game).value().orElseThrow().ruleset();
        return new SheetBuilder(MessageBundle.messages()).blank(ruleset, ruleset.sheets().get("character"),
                Optional.empty());
    }
}
