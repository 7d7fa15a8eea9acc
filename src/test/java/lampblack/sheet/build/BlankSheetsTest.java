package lampblack.sheet.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.load.RulesetLoader;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.TraitSet;
import lampblack.ruleset.Ruleset;
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

@DisplayName("Every blank sheet of every shipped game")
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BlankSheetsTest {

    private static final RulesetLoader RULESETS =
            new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));
    private static final SheetBuilder BUILDER = new SheetBuilder(MessageBundle.messages());

    /** A blank sheet of one playbook, where there are any. */
    private record Blank(SheetRules rules, Optional<String> playbook, Sheet sheet) {

        String name() {
            return sheet.heading() + " " + playbook.orElse("");
        }

        <T extends Block> Stream<T> blocks(Class<T> kind) {
            return sheet.sides().stream().flatMap(side -> side.strips().stream())
                    .flatMap(strip -> strip.columns().stream()).flatMap(column -> column.blocks().stream())
                    .flatMap(Blank::within).filter(kind::isInstance).map(kind::cast);
        }

        private static Stream<Block> within(Block block) {
            return switch (block) {
                case Block.BesideBlock beside -> beside.blocks().stream();
                case Block.PartsBlock parts -> Stream.concat(Stream.of(parts),
                        parts.cards().stream().flatMap(card -> card.blocks().stream()));
                default -> Stream.of(block);
            };
        }

        Stream<Block.OptionRow> options() {
            return blocks(Block.OptionsBlock.class).flatMap(block -> block.groups().stream())
                    .flatMap(group -> group.options().stream());
        }
    }

    private final List<Blank> blanks = blanks();

    private static List<Blank> blanks() {
        List<Blank> blanks = new ArrayList<>();
        for (String id : RULESETS.ids()) {
            Ruleset game = RULESETS.load(id).value().orElseThrow().ruleset();
            for (SheetRules rules : game.sheets().values()) {
                OptionList playbooks = rules.lists().get(OptionKey.PLAYBOOKS);
                List<Optional<String>> all = new ArrayList<>(List.of(Optional.empty()));
                if (playbooks != null) {
                    playbooks.entries().keySet().forEach(playbook -> all.add(Optional.of(playbook)));
                }
                all.forEach(one -> blanks.add(new Blank(rules, one, BUILDER.blank(game, rules, one))));
            }
        }
        return blanks;
    }

    @Test
    @DisplayName("has no two blocks of one title")
    void titles() {
        for (Blank blank : blanks) {
            Set<Block> inParts = blank.blocks(Block.PartsBlock.class).flatMap(parts -> parts.cards().stream())
                    .flatMap(card -> card.blocks().stream()).collect(Collectors.toSet());
            List<String> titles = blank.blocks(Block.class).filter(block -> !inParts.contains(block))
                    .filter(block -> !(block instanceof Block.NotesBlock)).map(Block::title)
                    .filter(title -> !title.isEmpty()).toList();
            assertEquals(List.copyOf(new LinkedHashSet<>(titles)), titles, blank.name());
        }
    }

    @Test
    @DisplayName("says no word twice where a block is called like its only rating")
    void alone() {
        for (Blank blank : blanks) {
            blank.blocks(Block.TraitsBlock.class).filter(block -> block.groups().size() == 1)
                    .forEach(block -> assertFalse(block.groups().get(0).traits().stream()
                            .anyMatch(row -> row.name().equals(block.title())), blank.name() + ": " + block.title()));
        }
    }

    @Test
    @DisplayName("has what a playbook gives of another's under its own name")
    void given() {
        Set<String> groups = blanks.stream().filter(blank -> blank.playbook().equals(Optional.of("vampire")))
                .flatMap(blank -> blank.blocks(Block.OptionsBlock.class)).flatMap(block -> block.groups().stream())
                .filter(group -> group.options().stream()
                        .anyMatch(option -> option.title().equals("Charm Against Demons")))
                .map(Block.OptionGroup::title).collect(Collectors.toSet());
        assertEquals(Set.of("Vampire"), groups);
    }

    @Test
    @DisplayName("has a box below the title of every track of boxes, dotted where it is yet to come")
    void boxes() {
        for (Blank blank : blanks) {
            blank.blocks(TrackBlock.BoxesBlock.class).forEach(block ->
                    assertFalse(block.boxes().isEmpty(), blank.name() + ": " + block.title()));
        }
        TrackBlock.BoxesBlock armour = blanks.stream().filter(blank -> blank.playbook().equals(Optional.of("cutter")))
                .findFirst().orElseThrow().blocks(TrackBlock.BoxesBlock.class)
                .filter(block -> block.title().equals("Special Armour")).findFirst().orElseThrow();
        assertEquals(List.of(BoxState.LOCKED), armour.boxes());
        assertEquals("Special Armour 0 of 0", armour.label());
    }

    @Test
    @DisplayName("leaves room for what follows from other ratings, instead of a number that a pencil makes wrong")
    void derived() {
        int left = 0;
        for (Blank blank : blanks) {
            List<String> derived = blank.rules().traits().values().stream().flatMap(BlankSheetsTest::derived).toList();
            List<Block.TraitRow> rows = blank.blocks(Block.TraitsBlock.class).flatMap(block -> block.groups().stream())
                    .flatMap(group -> Stream.concat(Stream.of(group.head()), group.traits().stream()))
                    .filter(row -> derived.contains(row.name())).toList();
            for (Block.TraitRow row : rows) {
                assertTrue(row.value().isBlank() || row.value().equals(Block.TraitRow.UNWRITTEN),
                        blank.name() + ": " + row);
                assertFalse(row.dots().contains(BoxState.FILLED), blank.name() + ": " + row);
            }
            left += rows.size();
        }
        assertTrue(left > 50, left + " ratings");
    }

    private static Stream<String> derived(TraitSet set) {
        return set.entries().values().stream().filter(entry -> set.derivation(entry.label().id()).isPresent())
                .map(entry -> entry.label().title());
    }

    @Test
    @DisplayName("offers nothing that its playbook can never take, and says of no option that it needs a playbook")
    void reachable() {
        int sheets = 0;
        for (Blank blank : blanks) {
            OptionList playbooks = blank.rules().lists().get(OptionKey.PLAYBOOKS);
            if (blank.playbook().isPresent()) {
                sheets++;
                String any = playbooks.entries().values().stream().map(option -> option.label().title())
                        .collect(Collectors.joining("|", "needs (.* )?(", ")( .*)?"));
                List<String> needs = blank.options().flatMap(option -> option.facts().stream()
                        .filter(fact -> fact.matches(any)).map(fact -> option.title() + ": " + fact)).toList();
                assertEquals(List.of(), needs, blank.name());
            }
        }
        assertTrue(sheets > 30, sheets + " sheets");
    }

    @Test
    @DisplayName("for any of several playbooks names nothing that one has of its own, and has lines to write it on")
    void ofAnyPlaybook() {
        int sheets = 0;
        for (Blank blank : blanks) {
            OptionList playbooks = blank.rules().lists().get(OptionKey.PLAYBOOKS);
            if (blank.playbook().isEmpty() && playbooks != null && playbooks.inTheGame().size() > 1) {
                sheets++;
                Set<String> own = blank.rules().lists().values().stream().flatMap(list -> list.inTheGame().stream())
                        .filter(option -> !option.isCommon()).map(option -> option.label().title())
                        .collect(Collectors.toSet());
                assertEquals(List.of(), blank.options().filter(option -> option.at().startsWith("lists."))
                        .map(Block.OptionRow::title).filter(own::contains).filter(title -> blank.rules().lists().values().stream()
                                .flatMap(list -> list.inTheGame().stream()).noneMatch(option -> option.isCommon()
                                        && option.label().title().equals(title))).toList(),
                        blank.name());
                assertTrue(blank.options().allMatch(option -> option.facts().stream().noneMatch(fact ->
                        fact.matches("needs [^ ]+") && playbooks.entries().values().stream()
                                .anyMatch(playbook -> fact.equals("needs " + playbook.label().title())))), blank.name());
                Set<String> written = blank.blocks(Block.OptionsBlock.class).filter(block -> !block.lines().isEmpty())
                        .map(Block::title).collect(Collectors.toSet());
                blank.rules().lists().values().stream().filter(list -> isOfEach(list, playbooks))
                        .forEach(list -> assertTrue(written.contains(list.label().title()),
                                blank.name() + ": " + list.id()));
            }
        }
        assertTrue(sheets > 5, sheets + " sheets of any playbook");
    }

    /** Whether every playbook has options of its own in a list. */
    private static boolean isOfEach(OptionList list, OptionList playbooks) {
        return playbooks.inTheGame().stream().allMatch(playbook -> list.inTheGame().stream()
                .anyMatch(option -> option.isOf(Optional.of(playbook.key().id()))));
    }

    @Test
    @DisplayName("asks for no choice among options of which all are had")
    void choices() {
        for (Blank blank : blanks) {
            blank.blocks(Block.OptionsBlock.class).filter(block -> !block.hint().isEmpty() && block.lines().isEmpty())
                    .forEach(block -> assertTrue(block.groups().stream().flatMap(group -> group.options().stream())
                            .anyMatch(option -> option.ticks().contains(BoxState.OPEN)),
                            blank.name() + ": " + block.title()));
        }
    }
}
