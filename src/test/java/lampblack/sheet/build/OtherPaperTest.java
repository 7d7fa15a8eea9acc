package lampblack.sheet.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Block;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.store.MessageBundle;
import lampblack.store.RulesetLocation;
import lampblack.template.SheetRenderer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A sheet that is laid out for other paper as well")
class OtherPaperTest {

    private static final RulesetLoader RULESETS =
            new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));
    private static final SheetBuilder BUILDER = new SheetBuilder(MessageBundle.messages());

    @Test
    @DisplayName("has the sides that its author gives each, and the same blocks on them")
    void sides() {
        Sheet sheet = blank("black-sword");
        Sheet small = sheet.toSmall();
        Sheet across = sheet.toLandscape();
        assertEquals(List.of(2, 4, 2), List.of(sheet.sides().size(), small.sides().size(), across.sides().size()));
        assertEquals(titles(sheet), titles(small));
        assertEquals(titles(sheet), titles(across));
        assertTrue(across.landscape());
        assertSame(across, across.toSmall());
    }

    @Test
    @DisplayName("stands on small paper as on large, in strips and columns, unless another beside it does not")
    void styles() {
        Document own = Document.of(List.of(blank("black-sword")));
        Document mixed = Document.of(List.of(blank("black-sword"), blank("lanterns-of-the-fen")));
        assertFalse(own.on(Paper.A5).reflows(Paper.A5));
        assertTrue(mixed.on(Paper.A5).reflows(Paper.A5));
        assertEquals(own, own.on(Paper.A4));
        String html = new String(new SheetRenderer().render(own, new PrintSettings(Paper.A5)), StandardCharsets.UTF_8);
        assertTrue(html.contains("portrait small blank") && !html.contains("column-span: none"));
    }

    private static List<String> titles(Sheet sheet) {
        return sheet.sides().stream().flatMap(side -> side.strips().stream()).flatMap(strip -> strip.columns().stream())
                .flatMap(column -> column.blocks().stream()).flatMap(OtherPaperTest::titles).filter(title ->
                        !title.equals("Notes")).sorted().toList();
    }

    private static Stream<String> titles(Block block) {
        return block instanceof Block.BesideBlock beside
                ? beside.blocks().stream().map(Block::title)
                : Stream.of(block.title());
    }

    private static Sheet blank(String game) {
        Ruleset ruleset = RULESETS.load(game).value().orElseThrow().ruleset();
        return BUILDER.blank(ruleset, ruleset.sheets().get("character"), Optional.empty());
    }
}
