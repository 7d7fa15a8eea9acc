package lampblack.sheet.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Document;
import lampblack.sheet.Ease;
import lampblack.sheet.PageFormat;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.store.MessageBundle;
import lampblack.store.RulesetLocation;
import lampblack.template.SheetRenderer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Room that is left on a sheet")
class EaseTest {

    private static final RulesetLoader RULESETS =
            new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));
    private static final SheetBuilder BUILDER = new SheetBuilder(MessageBundle.messages());
    private static final PrintSettings A4 = new PrintSettings(Paper.A4);

    @Test
    @DisplayName("goes into gaps, then into marks and letters, up to their largest")
    void grows() {
        Sheet roomy = blank("worlds-in-the-dark", Optional.empty());
        assertEquals(Ease.MOST, roomy.ease());
        assertTrue(css(A4, roomy).contains("--gap: 3.0mm; --mark: 4.5mm; --ruled: 8.0mm; --type: 10.0pt;"));
        assertEquals(List.of(2.5, 3.0, 8.1), List.of(new Ease(2).gap(), new Ease(2).mark(), new Ease(2).points()));
    }

    @Test
    @DisplayName("does not where there is none, on paper for which it was not measured, or beside a fuller sheet")
    void stays() {
        Sheet roomy = blank("worlds-in-the-dark", Optional.empty());
        Sheet full = blank("blades-in-the-dark", Optional.of("cutter"));
        assertEquals(Ease.NONE, full.ease());
        assertFalse(css(A4, roomy, full).contains("--gap:"));
        assertFalse(css(new PrintSettings(Paper.A5), roomy).contains("--gap:"));
        assertFalse(css(A4, roomy.toLandscape()).contains("--gap:"));
    }

    @Test
    @DisplayName("is shared out alike on the blank sheets of all playbooks")
    void alike() {
        Map<PageFormat, Ease> eases = blank("black-sword", Optional.of("barbarian")).eases();
        assertEquals(List.of(eases, eases), List.of(blank("black-sword", Optional.of("civilised")).eases(),
                blank("black-sword", Optional.of("decadent")).eases()));
    }

    private static Sheet blank(String game, Optional<String> playbook) {
        Ruleset ruleset = RULESETS.load(game).value().orElseThrow().ruleset();
        return BUILDER.blank(ruleset, ruleset.sheets().get("character"), playbook);
    }

    private static String css(PrintSettings printing, Sheet... sheets) {
        return new String(new SheetRenderer().render(Document.of(List.of(sheets)), printing), StandardCharsets.UTF_8);
    }
}
