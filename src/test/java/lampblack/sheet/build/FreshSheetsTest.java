package lampblack.sheet.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.sheet.Block;
import lampblack.sheet.Sheet;
import lampblack.sheet.TrackBlock;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sheets of characters that have chosen no more than their playbook. */
@DisplayName("Of every fresh character of every shipped game")
class FreshSheetsTest {

    private static final RulesetLoader RULESETS =
            new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));
    private static final SheetBuilder BUILDER = new SheetBuilder(MessageBundle.messages());
    private static final List<EvaluatedCharacter> FRESH = new ArrayList<>();

    @BeforeAll
    static void fresh(@TempDir Path folder) throws IOException {
        for (String id : RULESETS.ids()) {
            for (SheetRules rules : RULESETS.load(id).value().orElseThrow().ruleset().sheets().values()) {
                FRESH.add(read(folder, id, rules, ""));
                OptionList playbooks = rules.lists().get(OptionKey.PLAYBOOKS);
                for (String playbook : playbooks == null ? List.<String>of()
                        : List.copyOf(playbooks.entries().keySet())) {
                    FRESH.add(read(folder, id, rules, "playbook: " + playbook + "\n"));
                }
            }
        }
    }

    private static EvaluatedCharacter read(Path folder, String id, SheetRules rules, String playbook)
            throws IOException {
        Path file = folder.resolve(FRESH.size() + ".yaml");
        Files.writeString(file, "ruleset: " + id + "\nsheet: " + rules.id() + "\n" + playbook);
        return new CharacterLoader(RULESETS).load(file).value().orElseThrow().evaluated();
    }

    @Test
    @DisplayName("no nought that nobody has come to yet stands in ink, whatever the sheet is for")
    void noNoughts() {
        int places = 0;
        for (EvaluatedCharacter one : FRESH) {
            for (Sheet sheet : List.of(BUILDER.filled(one), BUILDER.play(one))) {
                for (TrackBlock track : tracks(sheet).toList()) {
                    String value = switch (track) {
                        case TrackBlock.PoolBlock pool -> pool.value() + pool.history();
                        case TrackBlock.CounterBlock counter -> counter.value();
                        case TrackBlock.BoxesBlock boxes -> "";
                        case TrackBlock.ClockBlock clock -> "";
                        case TrackBlock.ClocksBlock clocks -> "";
                        case TrackBlock.RowsBlock rows -> "";
                        case TrackBlock.BandsBlock bands -> "";
                    };
                    assertTrue(value.isEmpty() || value.matches("\u2212?[1-9].*"),
                            sheet.heading() + ": " + track.title() + ": " + value);
                    places++;
                }
            }
        }
        assertTrue(places > 100, places + " tracks");
    }

    @Test
    @DisplayName("forty of what is put by are forty boxes, in every game of the family that has it")
    void stash() {
        List<TrackBlock.BoxesBlock> all = FRESH.stream().flatMap(one -> tracks(BUILDER.filled(one)))
                .filter(track -> track.title().equals("Stash")).map(TrackBlock.BoxesBlock.class::cast).toList();
        assertTrue(all.size() > 20, all.size() + " stashes");
        all.forEach(boxes -> assertEquals(40, boxes.boxes().size()));
    }

    private static Stream<TrackBlock> tracks(Sheet sheet) {
        return sheet.sides().stream().flatMap(side -> side.strips().stream()).flatMap(strip -> strip.columns().stream())
                .flatMap(column -> column.blocks().stream()).flatMap(FreshSheetsTest::within)
                .filter(TrackBlock.class::isInstance).map(TrackBlock.class::cast);
    }

    private static Stream<Block> within(Block block) {
        return block instanceof Block.BesideBlock beside ? beside.blocks().stream() : Stream.of(block);
    }
}
