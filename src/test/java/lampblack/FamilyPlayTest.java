package lampblack;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.CharacterYamlWriter;
import lampblack.diagnostic.Severity;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.load.CharacterLoader;
import lampblack.offers.OfferFinder;
import lampblack.offers.OfferReplay;
import lampblack.random.RandomCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.build.SheetBuilder;
import lampblack.store.MessageBundle;
import lampblack.store.TextFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The small games of the family are played: what they offer, whom they allow by chance, and their sheets. */
@Tag("slow")
class FamilyPlayTest {

    private static final int CHARACTERS = 8;
    private static final int ADVANCES = 4;

    static Stream<Path> games() {
        return CaseFolder.folders(CasesTest.ROOT.resolve("family")).stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void offersAndReplayAgree(Path game) {
        for (Path folder : CaseFolder.folders(game)) {
            Path file = folder.resolve("character.yaml");
            try (CaseFolder found = new CaseFolder(folder)) {
                CharacterLoader loader = new CharacterLoader(found.rulesets());
                OfferReplay replay = new OfferReplay(new CharacterEditor(loader));
                if (Files.exists(file)) {
                    LoadedCharacter character = judged(loader, found.character(), CasesTest.text(file));
                    OfferFinder.of(character.evaluated()).offers()
                            .forEach(offer -> replay.assertAgrees(character, offer));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whoeverIsMadeUpKeepsToTheRulesAndHasASheet(Path game) {
        try (CaseFolder found = new CaseFolder(game)) {
            CharacterLoader loader = new CharacterLoader(found.rulesets());
            Ruleset ruleset = found.ruleset().value().orElseThrow().ruleset();
            SheetBuilder sheets = new SheetBuilder(MessageBundle.messages());
            for (SheetRules sheet : ruleset.sheets().values()) {
                sheets.blank(ruleset, sheet, Optional.empty());
                for (int seed = 0; seed < CHARACTERS; seed++) {
                    EvaluatedCharacter made = new RandomCharacter(ruleset, sheet, ADVANCES).of(seed).orElseThrow();
                    String text = CharacterYamlWriter.of(made.file().root(), "character.schema.json", "made up");
                    EvaluatedCharacter evaluated = judged(loader, found.character(), text).evaluated();
                    assertTrue(evaluated.isLegal() && evaluated.todo().isEmpty(), () -> text + evaluated.diagnostics());
                    assertTrue(evaluated.diagnostics().stream()
                            .allMatch(diagnostic -> diagnostic.severity() == Severity.NOTE),
                            () -> text + evaluated.diagnostics());
                    assertTrue(sheets.filled(evaluated).foot().standing().startsWith("Valid"), text);
                }
            }
        }
    }

    private static LoadedCharacter judged(CharacterLoader loader, Path place, String text) {
        TextFile file = TextFile.of(text.getBytes(StandardCharsets.UTF_8), "character.yaml", "").value().orElseThrow();
        return loader.judge(place, file).value().orElseThrow(() -> new AssertionError(text));
    }
}
