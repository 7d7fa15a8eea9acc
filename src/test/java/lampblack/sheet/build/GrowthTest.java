package lampblack.sheet.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.Written;
import lampblack.sheet.Block;
import lampblack.sheet.BoxState;
import lampblack.sheet.Document;
import lampblack.sheet.MapBlock;
import lampblack.sheet.Markup;
import lampblack.sheet.Sheet;
import lampblack.sheet.TrackBlock;
import lampblack.sheet.text.PlainText;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A blank sheet has room for whatever may come")
class GrowthTest {

    private static final Ruleset GAME = Written.ruleset("""
            playbooks:
              red: {gives: {sizes: {armour: 1}}}
              blue: {gives: {sizes: {armour: {set: unlimited}}}}
              green: {gives: {sizes: {shield: 1}}}
            traits:
              systems: {rating: {max: 3}, entries: {hull: {start: 1}, comms: {}}}
              might: {rating: {max: 20}}
              bonds: {open: true, at-most: 2, rating: {steps: {thin: {}, firm: {}}}}
            lists:
              mods:
                entries:
                  plating: {times: 3, gives: {sizes: {armour: 1}}}
                  big: {tags: [light], gives: {sizes: {armour: 2}, ratings: {might: 12}}}
                  drones: {times: 2, gives: [{time: 2, sizes: {armour: 5}}]}
              origins: {entries: {north: {gives: {sizes: {shield: 1}}}, south: {gives: {sizes: {shield: 2}}}}}
              memories: {open: true, at-most: 4}
            maps: {grid: {from: mods, start: core, cells: core - big}}
            tracks:
              armour: {boxes: 0}
              shield: {boxes: 0}
              damage: {boxes: rating('hull')}
              noise: {boxes: rating('comms')}
              alarm: {clock: rating('comms')}
              fuel: {pool: {start: 9}}
              xp: {pool: true}
              luck: {boxes: 4, kept: ledger, refill: {per: jump, to: count('mods') + 1}}
            periods: {jump: {}}
            creation:
              playbook: {choose: 1, from: playbooks}
              origin: {choose: 1, from: origins}
              dots: {spend: 3, on: systems}
            advances:
              mod: {choose: 1, from: mods, cost: {xp: 2}, times: 5, requires: {hull: 2}}
              rest: {gain: {}, cost: {xp: 1}, times: 1, per: jump}
            parts:
              mechs:
                places: 2
                traits: {build: {rating: {max: 4}, entries: {sensors: {}}}}
                lists:
                  weapons: {entries: {cannon: {text: Boom., requires: {sensors: 3}}, rack: {gives: {sizes: {ammo: 4}}}}}
                tracks: {heat: {boxes: 8}, ammo: {boxes: 0}, hide: {boxes: chosen('sensors')}}
                creation: {weapons: {choose: 2, from: weapons}, build: {spend: 2, on: build}}
            """);
    private static final SheetRules RULES = GAME.sheets().values().iterator().next();

    private static Sheet blank(String playbook) {
        return new SheetBuilder(MessageBundle.messages()).blank(GAME, RULES, Optional.of(playbook));
    }

    private static Stream<Block> blocks(Sheet sheet) {
        return sheet.sides().stream().flatMap(side -> side.strips().stream())
                .flatMap(strip -> strip.columns().stream()).flatMap(column -> column.blocks().stream())
                .flatMap(GrowthTest::within);
    }

    private static Stream<Block> within(Block block) {
        return switch (block) {
            case Block.BesideBlock beside -> beside.blocks().stream().flatMap(GrowthTest::within);
            case Block.PartsBlock parts -> Stream.concat(Stream.of(parts), parts.cards().stream().limit(1)
                    .flatMap(card -> card.blocks().stream()));
            default -> Stream.of(block);
        };
    }

    private static Block block(String playbook, String title) {
        return blocks(blank(playbook)).filter(block -> block.title().equals(title)).findFirst().orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"red, Armour, 1, 11", "green, Armour, 0, 10", "red, Shield, 0, 2", "green, Shield, 1, 3",
        "red, Damage, 1, 3", "red, Noise, 0, 3", "red, Heat, 8, 8", "red, Ammo, 0, 4", "red, Hide, 0, 2"})
    @DisplayName("of boxes as many as one character can have together, by gifts, by ratings and in parts")
    void together(String playbook, String title, long open, int all) {
        TrackBlock.BoxesBlock boxes = (TrackBlock.BoxesBlock) block(playbook, title);
        assertEquals(all, boxes.boxes().size());
        assertEquals(open, boxes.boxes().stream().filter(BoxState.OPEN::equals).count());
    }

    @Test
    @DisplayName("but not of what another playbook has without end")
    void unlimited() {
        assertEquals(Block.BlockKind.COUNTER, block("blue", "Armour").kind());
        assertEquals(Block.BlockKind.BOXES, block("green", "Armour").kind());
    }

    @Test
    @DisplayName("of a clock that has no segments yet")
    void clock() {
        assertEquals(3, ((TrackBlock.ClockBlock) block("red", "Alarm")).segments().size());
    }

    @Test
    @DisplayName("of ratings that gifts set, and of names whose ratings have words")
    void ratings() {
        assertEquals(Block.TraitRow.UNWRITTEN, row("Might").value());
        assertEquals(Block.TraitRow.UNWRITTEN, row("Bonds").value());
        assertEquals(List.of(), row("Bonds").dots());
    }

    private static Block.TraitRow row(String title) {
        return ((Block.TraitsBlock) block("red", title)).groups().get(0).traits().get(0);
    }

    @Test
    @DisplayName("and says below the cards of parts what their options need")
    void needs() {
        String said = ((Block.PartsBlock) block("red", "Mechs")).text().stream()
                .flatMap(paragraph -> paragraph.items().stream()).map(item -> Markup.plain(item.spans()))
                .collect(Collectors.joining("|"));
        assertEquals("Cannon (needs Sensors 3): Boom.", said);
    }

    @Test
    @DisplayName("and says what a track begins with and is brought to in words that stay true")
    void levels() {
        String text = PlainText.of(new Document("en", "", List.of(blank("red"))), MessageBundle.messages())
                .replaceAll("\\s+", " ");
        assertTrue(text.contains("Back to the number of Mods + 1 when Jump begins."), text);
        assertTrue(text.contains("Fuel: to be written. Begins at 9."), text);
        assertTrue(text.contains("Xp: to be written"), text);
        assertTrue(text.contains("Memories: room for 4"), text);
        assertTrue(text.contains("Mod (2 Xp): Needs Hull 2. At most 5 in all."), text);
        assertTrue(text.contains("Rest (1 Xp): At most 1 per Jump."), text);
        assertFalse(text.contains("Back to 1"), text);
    }

    @Test
    @DisplayName("and cells of a map have the tags of what stands in them")
    void cells() {
        assertTrue(((MapBlock) block("red", "Grid")).rows().stream().flatMap(row -> row.fields().stream())
                .flatMap(field -> field.text().stream()).map(paragraph -> Markup.plain(paragraph.spans()))
                .toList().contains("Light"));
    }
}
