package lampblack.sheet.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.option.OptionList;
import lampblack.ruleset.PagePlan;
import lampblack.sheet.Block;
import lampblack.sheet.BoxState;
import lampblack.sheet.Sheet;
import lampblack.sheet.TrackBlock;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The sheets of every shipped character, by what they are printed for. */
@DisplayName("Of every shipped character")
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SheetKindsTest {

    private static final Path ROOT = Path.of("rulesets");
    private static final SheetBuilder BUILDER = new SheetBuilder(MessageBundle.messages());

    private final List<EvaluatedCharacter> all = all();

    private static List<EvaluatedCharacter> all() {
        CharacterLoader characters = new CharacterLoader(
                new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(ROOT))));
        List<EvaluatedCharacter> all = new ArrayList<>();
        try (Stream<Path> files = Files.walk(ROOT)) {
            files.filter(file -> file.toString().matches(".*characters.[^.]*\\.yaml")).sorted()
                    .forEach(file -> all.add(characters.load(file).value().orElseThrow().evaluated()));
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
        return all;
    }

    private static Stream<Block> blocks(Sheet sheet) {
        return sheet.sides().stream().flatMap(side -> side.strips().stream()).flatMap(strip -> strip.columns().stream())
                .flatMap(column -> column.blocks().stream())
                .flatMap(block -> block instanceof Block.BesideBlock beside ? beside.blocks().stream()
                        : Stream.of(block));
    }

    private static Stream<Block.OptionsBlock> lists(Sheet sheet) {
        return blocks(sheet).filter(block -> block instanceof Block.OptionsBlock).map(Block.OptionsBlock.class::cast);
    }

    private static Set<String> titles(Sheet sheet) {
        return lists(sheet).flatMap(block -> block.groups().stream().flatMap(group -> group.options().stream())
                .map(option -> block.title() + ": " + option.title())).collect(Collectors.toSet());
    }

    private static Stream<BoxState> marks(Sheet sheet) {
        return blocks(sheet).flatMap(block -> block instanceof Block.TraitsBlock traits ? traits.groups().stream()
                .flatMap(group -> group.traits().stream()).flatMap(trait -> trait.dots().stream())
                : block instanceof TrackBlock.BoxesBlock boxes ? boxes.boxes().stream() : Stream.of());
    }

    @Test
    @DisplayName("the filled sheet records what there is, and nothing that may still come")
    void filled() {
        for (EvaluatedCharacter one : all) {
            Sheet sheet = BUILDER.filled(one);
            Set<String> loads = one.sheet().lists().values().stream().filter(list -> list.load().isPresent())
                    .map(list -> one.derived().titleOf(list.label())).collect(Collectors.toSet());
            lists(sheet).forEach(block -> {
                assertEquals(List.of(), block.lines(), sheet.heading() + ": " + block.title());
                block.groups().stream().flatMap(group -> group.options().stream())
                        .filter(option -> !loads.contains(block.title()))
                        .forEach(option -> assertEquals(BoxState.FILLED, option.ticks().get(0), sheet.heading() + ": "
                                + option.title()));
            });
            assertTrue(marks(sheet).noneMatch(BoxState.LOCKED::equals), sheet.heading());
        }
    }

    @Test
    @DisplayName("the sheet to play on holds all that the filled one does, and what may still be taken, unmarked")
    void play() {
        int open = 0;
        for (EvaluatedCharacter one : all) {
            Sheet sheet = BUILDER.play(one);
            Set<String> titles = titles(sheet);
            assertTrue(titles.containsAll(titles(BUILDER.filled(one))), sheet.heading());
            Set<String> settled = one.sheet().lists().values().stream().filter(OptionList::permanent)
                    .map(list -> one.derived().titleOf(list.label())).collect(Collectors.toSet());
            Sheet blank = BUILDER.blank(one.ruleset(), one.sheet(), one.derived().playbook());
            lists(blank).filter(block -> !settled.contains(block.title())).forEach(block -> block.groups().stream()
                    .flatMap(group -> group.options().stream()).forEach(option -> assertTrue(
                            titles.contains(block.title() + ": " + option.title()), sheet.heading() + ": "
                            + block.title() + ": " + option.title())));
            open += (int) lists(sheet).flatMap(block -> block.groups().stream())
                    .flatMap(group -> group.options().stream())
                    .filter(option -> !option.ticks().contains(BoxState.FILLED)).count();
        }
        assertTrue(open > 500, open + " options");
    }

    @Test
    @DisplayName("a blank sheet has a dotted box for all that may come to a track, and says no number in ink")
    void blank() {
        EvaluatedCharacter crew = all.stream().filter(one -> one.file().fields().text("name")
                .filter("The Salt Lanterns"::equals).isPresent()).findFirst().orElseThrow();
        Sheet blank = BUILDER.blank(crew.ruleset(), crew.sheet(), crew.derived().playbook());
        TrackBlock.BoxesBlock vault = (TrackBlock.BoxesBlock) blocks(blank)
                .filter(block -> block.title().equals("Vault")).findFirst().orElseThrow();
        assertEquals(16, vault.boxes().size());
        assertEquals(12, vault.boxes().stream().filter(BoxState.LOCKED::equals).count());
        assertEquals(upgrades(blank), upgrades(BUILDER.play(crew)));
        assertTrue(upgrades(blank) > 3 * upgrades(BUILDER.filled(crew)), upgrades(blank) + " upgrades");
    }

    @Test
    @DisplayName("has the panels that its game's layout places, on each of the three, unless the page is full")
    void panels() {
        int panels = 0;
        int sheets = 0;
        for (EvaluatedCharacter one : all) {
            PagePlan plan = one.ruleset().plans().getOrDefault(one.sheet().id(), PagePlan.NONE);
            List<String> titles = one.ruleset().texts().entrySet().stream()
                    .filter(text -> plan.places("texts." + text.getKey())).map(text -> text.getValue().title())
                    .toList();
            for (Sheet sheet : titles.isEmpty() ? List.<Sheet>of() : List.of(BUILDER.filled(one), BUILDER.play(one),
                    BUILDER.blank(one.ruleset(), one.sheet(), one.derived().playbook()))) {
                sheets++;
                panels += blocks(sheet).map(Block::title).toList().containsAll(titles) ? 1 : 0;
            }
        }
        assertTrue(panels > 10 && panels * 3 >= sheets * 2, panels + " panels on " + sheets + " sheets");
    }

    @Test
    @DisplayName("no two blocks of one sheet have the same title")
    void titles() {
        for (EvaluatedCharacter one : all) {
            for (Sheet sheet : List.of(BUILDER.filled(one), BUILDER.play(one),
                    BUILDER.blank(one.ruleset(), one.sheet(), one.derived().playbook()))) {
                List<String> titles = blocks(sheet).filter(block -> !(block instanceof Block.NotesBlock))
                        .map(Block::title).filter(title -> !title.isEmpty()).toList();
                assertEquals(List.copyOf(new LinkedHashSet<>(titles)), titles, sheet.heading());
            }
        }
    }

    private static int upgrades(Sheet sheet) {
        return lists(sheet).filter(block -> block.title().equals("Upgrades"))
                .flatMap(block -> block.groups().stream()).mapToInt(group -> group.options().size()).sum();
    }
}
