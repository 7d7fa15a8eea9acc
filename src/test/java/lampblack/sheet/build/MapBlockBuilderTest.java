package lampblack.sheet.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.Written;
import lampblack.sheet.Block;
import lampblack.sheet.BoxState;
import lampblack.sheet.MapBlock;
import lampblack.sheet.MapBlock.MapField;
import lampblack.sheet.MapBlock.MapFieldKind;
import lampblack.sheet.Markup;
import lampblack.sheet.Sheet;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A map on a blank sheet")
class MapBlockBuilderTest {

    private static final Ruleset GAME = Written.ruleset("""
            playbooks: {climber: {gives: {options: [rope]}}}
            traits: {actions: {rating: {max: 3}, entries: {climb: {}}}}
            lists:
              talents: {entries: {rope: {text: It holds.}, peak: {text: You are up., requires: {climb: 2}}}}
              friends: {open: true, at-most: 2}
            maps: {tree: {from: talents, start: ground, cells: ground - rope - peak}}
            creation: {playbook: {choose: 1, from: playbooks}, dots: {spend: 2, on: actions},
              talent: {choose: 1, from: talents}, friends: {choose: 1, from: friends}}
            """);
    private final Sheet sheet = new SheetBuilder(MessageBundle.messages())
            .blank(GAME, GAME.sheets().values().iterator().next(), Optional.of("climber"));

    @Test
    @DisplayName("says in each cell what is needed for it, before its text")
    void needs() {
        assertEquals(List.of(List.of("It holds."), List.of("needs Climb 2: You are up.")), cells()
                .map(cell -> cell.text().stream().map(paragraph -> Markup.plain(paragraph.spans())).toList()).toList());
    }

    @Test
    @DisplayName("has what the playbook gives as held")
    void given() {
        assertEquals(List.of(BoxState.FILLED, BoxState.OPEN), cells().flatMap(cell -> cell.ticks().stream()).toList());
    }

    @Test
    @DisplayName("and an open list has no more lines than there may be of it")
    void lines() {
        assertEquals(2, blocks(Block.OptionsBlock.class).filter(block -> block.title().equals("Friends")).findFirst()
                .orElseThrow().lines().size());
    }

    private Stream<MapField> cells() {
        return blocks(MapBlock.class).flatMap(map -> map.rows().stream()).flatMap(row -> row.fields().stream())
                .filter(field -> field.sort() == MapFieldKind.CELL);
    }

    private <T extends Block> Stream<T> blocks(Class<T> kind) {
        return sheet.sides().stream().flatMap(side -> side.strips().stream())
                .flatMap(strip -> strip.columns().stream()).flatMap(column -> column.blocks().stream())
                .filter(kind::isInstance).map(kind::cast);
    }
}
