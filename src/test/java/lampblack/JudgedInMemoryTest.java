package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.VersionedText;
import lampblack.json.DiagnosticJson;
import lampblack.json.JsonPrinter;
import lampblack.judge.CharacterReading;
import lampblack.judge.JudgingTerms;
import lampblack.judge.MergedGame;
import lampblack.judge.NamedCharacters;
import lampblack.judge.OwnerReading;
import lampblack.judge.ReadRulesets;
import lampblack.judge.Rulesets;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.LoadedRuleset;
import lampblack.schema.SchemaJudge;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A character whose text, and those around it, are only in memory is judged as it is on a disk. */
@Tag("slow")
class JudgedInMemoryTest {

    private static final Path RULESETS = Path.of("rulesets");
    private static final JudgingTerms TERMS = JudgingTerms.byGames(SchemaJudge.COMPILED.characters());
    private static final String FOLDER = "case/";

    private static NamedCharacters named(Map<String, VersionedText> texts, Rulesets games) {
        return new NamedCharacters(new CharacterReading(TERMS, games, new OwnerReading(TERMS)), texts, TextFile::of);
    }

    @Test
    void everyCaseComesToTheSame() throws IOException {
        List<Path> cases = new ArrayList<>();
        cases(CasesTest.ROOT, cases);
        assertTrue(cases.size() > 500, cases.size() + " cases");
        for (Path folder : Sampling.of("cases in memory").some(cases, 200)) {
            try (CaseFolder found = new CaseFolder(folder)) {
                RulesetLoader rulesets = found.rulesets();
                Checked<TextFile> text = TextFile.read(folder.resolve("character.yaml"), "character.yaml", "",
                        VersionedText.LARGEST);
                if (text.value().isEmpty()) {
                    continue;
                }
                TextFile written = text.value().get();
                Path place = found.character();
                Map<String, VersionedText> texts = texts(place.getParent(), FOLDER, rulesets);
                texts.put(FOLDER + "character.yaml", written);
                assertEquals(said(new CharacterLoader(rulesets).judge(place, written)),
                        said(named(texts, rulesets).judge(FOLDER + "character", written)), folder.toString());
            }
        }
    }

    private static void cases(Path folder, List<Path> into) {
        if (CaseFolder.files(folder).contains("character.yaml")) {
            into.add(folder);
        }
        CaseFolder.folders(folder).forEach(below -> cases(below, into));
    }

    /** The texts below a folder that are none of a game. */
    private static Map<String, VersionedText> texts(Path folder, String prefix, RulesetLoader rulesets) {
        Map<String, VersionedText> texts = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            all.filter(file -> file.toString().endsWith(".yaml")).forEach(file -> {
                String way = folder.relativize(file).toString();
                if (!rulesets.ids().contains(way.substring(0, Math.max(0, way.indexOf('/'))))) {
                    TextFile.read(file, way, "", VersionedText.LARGEST).value()
                            .ifPresent(text -> texts.put(prefix + way, text));
                }
            });
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return texts;
    }

    @Test
    void everyExampleComesToTheSameByAGameThatWasReadFromItsMergedTree() {
        RulesetLoader rulesets = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(RULESETS)));
        CharacterLoader loader = new CharacterLoader(rulesets);
        int judged = 0;
        for (String id : rulesets.ids()) {
            LoadedRuleset game = rulesets.load(id).value().orElseThrow();
            Checked<LoadedRuleset> again = MergedGame.of(game).read();
            assertEquals(List.of(), again.diagnostics(), id);
            LoadedRuleset merged = again.value().orElseThrow();
            assertEquals(ReferenceDump.print(game.ruleset()), ReferenceDump.print(merged.ruleset()), id);
            assertEquals(game.layers(), merged.layers(), id);
            Path folder = RULESETS.resolve(id).resolve("characters");
            Map<String, VersionedText> texts = Files.isDirectory(folder) ? texts(folder, "", rulesets) : Map.of();
            NamedCharacters named = named(texts, new ReadRulesets(List.of(merged), "memory"));
            for (String file : texts.keySet()) {
                String key = file.replaceFirst("\\.yaml$", "");
                TextFile text = (TextFile) texts.get(file);
                assertEquals(said(loader.judge(folder.resolve(file), text)), said(named.load(key).orElseThrow()), file);
                judged++;
            }
        }
        assertTrue(judged > 20, judged + " examples");
    }

    /** What is said of a character, and what it comes to. */
    private static String said(Checked<LoadedCharacter> judged) {
        StringBuilder all = new StringBuilder();
        all.append(new DiagnosticPrinter(MessageBundle.messages(), false).print(judged.diagnostics()));
        all.append(new JsonPrinter(MessageBundle.messages()).print(DiagnosticJson.all(judged.diagnostics())));
        judged.value().ifPresent(character -> all.append(character.name()).append('\n')
                .append(new StateDump(character.evaluated()).print())
                .append(HistoryDump.print(character.evaluated())));
        return all.toString();
    }
}
