package lampblack.sheet.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.Written;
import lampblack.sheet.Block;
import lampblack.sheet.MapBlock;
import lampblack.sheet.MapBlock.MapField;
import lampblack.sheet.MapBlock.MapFieldKind;
import lampblack.sheet.Sheet;
import lampblack.sheet.FillPlace;
import lampblack.sheet.FillPlaces;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The maps of a game's playbooks, on a blank sheet for any of them")
class OpenMapTest {

    @Test
    @DisplayName("are one map where they are alike: it says what all of them say, and has boxes to write the rest in")
    void alike() {
        Sheet sheet = blank("The Ground", "den - mill - gate", "The Ground", "den - mill - ford");
        MapBlock map = blocks(sheet, MapBlock.class).findFirst().orElseThrow();
        List<MapField> fields = map.rows().stream().flatMap(row -> row.fields().stream()).toList();
        assertEquals(1, blocks(sheet, MapBlock.class).count());
        assertEquals("The Ground", map.title());
        assertEquals(List.of("Mill", ""), fields.stream().filter(field -> field.sort() == MapFieldKind.CELL)
                .map(MapField::title).toList());
        assertEquals(1, fields.stream().filter(field -> field.sort() == MapFieldKind.START).count());
        assertEquals(List.of(), options(sheet));
    }

    @Test
    @DisplayName("have a place to fill in for each box, and for each title that is to be written")
    void filledIn() {
        Sheet sheet = blank("The Ground", "den - mill - gate", "The Ground", "den - mill - ford");
        assertEquals(Map.of("maps.claims.a2", "Mill", "maps.claims.a3.box", "The Ground", "maps.claims.a3.name", "The Ground"),
                FillPlaces.of(sheet).values().stream().filter(place -> place.at().startsWith("maps."))
                        .collect(Collectors.toMap(FillPlace::at, FillPlace::title)));
    }

    @ParameterizedTest
    @CsvSource({"The Ground, den - mill, The Water, den - ford", "The Ground, den - mill - gate, The Ground, den - ford"})
    @DisplayName("are no map where they are not: what stands on them is a list to tick")
    void unlike(String oneTitle, String one, String otherTitle, String other) {
        Sheet sheet = blank(oneTitle, one, otherTitle, other);
        assertEquals(0, blocks(sheet, MapBlock.class).count());
        assertTrue(options(sheet).containsAll(List.of("Mill", "Gate", "Ford")), options(sheet) + "");
    }

    private static Sheet blank(String oneTitle, String one, String otherTitle, String other) {
        Ruleset game = Written.ruleset("""
                playbooks: {thieves: {}, smugglers: {}}
                lists:
                  claims: {entries: {mill: {}, gate: {}, ford: {}}}
                maps:
                  streets: {title: '%s', playbook: thieves, from: claims, start: den, cells: '%s'}
                  canals: {title: '%s', playbook: smugglers, from: claims, start: den, cells: '%s'}
                """.formatted(oneTitle, one, otherTitle, other));
        return new SheetBuilder(MessageBundle.messages())
                .blank(game, game.sheets().values().iterator().next(), Optional.empty());
    }

    private static List<String> options(Sheet sheet) {
        return blocks(sheet, Block.OptionsBlock.class).flatMap(block -> block.groups().stream())
                .flatMap(group -> group.options().stream()).map(Block.OptionRow::title)
                .filter(title -> List.of("Mill", "Gate", "Ford").contains(title)).toList();
    }

    private static <T extends Block> Stream<T> blocks(Sheet sheet, Class<T> kind) {
        return sheet.sides().stream().flatMap(side -> side.strips().stream())
                .flatMap(strip -> strip.columns().stream()).flatMap(column -> column.blocks().stream())
                .filter(kind::isInstance).map(kind::cast);
    }
}
