package lampblack.ruleset.migration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.character.CharacterYamlWriter;
import lampblack.edit.CharacterEditor;
import lampblack.load.CharacterLoader;
import lampblack.migration.Takeover;
import lampblack.random.RandomCharacter;
import lampblack.ruleset.Ruleset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Games whose histories somebody wrote, and characters made under their first versions: each goes through all the
 * versions, read as it was written or taken over at each, and nothing changes but what a version meant and told.
 */
@Tag("slow")
class FiveHistoriesTest {

    private static final Path HISTORIES = Path.of("src/test/histories");
    private static final int CHARACTERS = Sampling.count(25, 1000);
    private static final int SHOWN = 5;

    @TempDir
    Path folder;

    static Stream<String> histories() throws IOException {
        try (Stream<Path> all = Files.list(HISTORIES)) {
            return all.map(path -> path.getFileName().toString()).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("histories")
    void nothingChangesInSilence(String name) {
        WrittenHistory history = WrittenHistory.of(HISTORIES.resolve(name), folder);
        assertTrue(history.loaders().size() >= 6, "A history has at least six versions.");
        Sampling drawn = Sampling.of("written history " + name);
        Ruleset first = history.version(0);
        List<String> failures = new ArrayList<>();
        Figures figures = new Figures();
        for (int i = 0; i < CHARACTERS; i++) {
            long seed = drawn.seed(0) + i;
            new RandomCharacter(first, first.sheets().get("character"), i % 12).of(seed).ifPresent(made -> {
                figures.characters++;
                List<String> wrong = passes(history, CharacterYamlWriter.of(made.file().root(), "", ""),
                        new Random(seed), figures);
                if (!wrong.isEmpty()) {
                    failures.add("character " + seed + "\n" + String.join("\n", wrong));
                }
            });
        }
        System.out.println(name + ": " + figures + ", " + failures.size() + " failed");
        assertTrue(figures.characters > 0, "No character was made.");
        assertEquals(List.of(), failures.stream().limit(SHOWN).toList(), () -> name);
    }

    /** What happened to the characters of one history. */
    private static final class Figures {
        private int characters;
        private int changed;
        private int told;

        @Override
        public String toString() {
            return characters + " characters, " + changed + " changes, " + told + " told";
        }
    }

    private static List<String> passes(WrittenHistory history, String text, Random random, Figures figures) {
        List<String> wrong = new ArrayList<>();
        Stage before = Stage.of(new CharacterLoader(history.loaders().get(0)), text);
        Stage unwritten = before;
        Stage stepwise = before;
        List<Long> balances = before.balances();
        for (int version = 1; version < history.loaders().size(); version++) {
            String which = "version " + (version + 1);
            CharacterLoader loader = new CharacterLoader(history.loaders().get(version));
            CharacterEditor editor = new CharacterEditor(loader);
            Stage read = Stage.of(loader, text);
            Stage next = Stage.of(loader, stepwise.text());
            MeantChanges meant = new MeantChanges(history.says().get(version));
            balances = meant.isCheaper() ? next.balances() : balances;
            for (Stage stage : List.of(read, next)) {
                wrong.addAll(stage.against(before, which));
                wrong.addAll(stage.spending(balances, which));
            }
            figures.changed += next.differs(stepwise) ? 1 : 0;
            figures.told += next.notes().isEmpty() ? 0 : 1;
            wrong.addAll(read.inSilence(unwritten, which + " as it was written"));
            wrong.addAll(next.inSilence(stepwise, which + " taken over at each"));
            wrong.addAll(meant.untold(stepwise, next).stream().map(said -> which + " " + said).toList());
            Stage over = Stage.of(loader, read.takenOver(editor));
            wrong.addAll(over.against(before, which + " taken over at once"));
            wrong.addAll(over.sameAs(read, which + " taken over at once"));
            Stage answered = over.answered(editor, random);
            wrong.addAll(answered.against(before, which + " answered"));
            wrong.addAll(answered.spending(balances, which + " answered"));
            unwritten = read;
            Stage taken = Stage.of(loader, next.takenOver(editor));
            wrong.addAll(taken.sameAs(next, which + " taken over at each"));
            stepwise = random.nextBoolean() ? taken : taken.answered(editor, random);
            wrong.addAll(stepwise.against(before, which + " taken over at each, answered"));
            wrong.addAll(stepwise.spending(balances, which + " taken over at each, answered"));
        }
        Takeover rest = Takeover.of(stepwise.loaded().file(), stepwise.loaded().ruleset().ruleset());
        if (rest.isOlder() || !rest.renamed().isEmpty()) {
            wrong.add("It does not come to the last version: " + rest.renamed());
        }
        return wrong.isEmpty() ? wrong : Stream.concat(wrong.stream(), Stream.of(stepwise.text(), text)).toList();
    }
}
