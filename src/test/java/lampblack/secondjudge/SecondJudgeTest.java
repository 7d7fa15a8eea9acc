package lampblack.secondjudge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.LongFunction;
import lampblack.Sampling;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Severity;
import lampblack.edit.LoadedCharacter;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Track;
import lampblack.rules.track.Trait;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;

/**
 * The engine against judges that know nothing of it: creation, prices, caps and XP of characters that are drawn, right
 * and
 * wrong. A single broken rule has to be reported by its code; where nothing is broken, every rating and what is left of
 * every currency has to be the same.
 */
@Tag("slow")
final class SecondJudgeTest {

    private static final int CHARACTERS = 2_000;
    private static final CharacterLoader LOADER = new CharacterLoader(new RulesetLoader(
            List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets")))));

    @TempDir
    private Path folder;
    private final Map<String, Integer> told = new TreeMap<>();
    private final List<String> differences = new ArrayList<>();
    private int clean;

    @Test
    void charactersOfWorldsInTheDark() {
        compare("worlds", seed -> new WorldsPlayer(seed).character(), WorldsJudge::of);
        assertEquals(List.of(), missing(List.of("advance.over-cap", "creation.over-budget", "creation.over-cap",
                "creation.too-many-picks", "earning.over-limit", "earning.unknown",
                "ledger.overdrawn", "name.taken", "option.unknown-quality", "swap.unknown",
                "trait.unknown")));
    }

    @Test
    void scoundrelsOfBladesInTheDark() throws IOException {
        crew(BladesTable.MASTERS, 4);
        crew(BladesTable.OTHERS, 3);
        compare("blades", seed -> new BladesPlayer(seed).character(), BladesJudge::of);
        assertEquals(List.of(), missing(List.of("advance.not-offered", "advance.over-cap", "advance.too-often",
                "creation.over-budget", "creation.over-cap", "creation.unfinished", "earning.locked",
                "earning.over-limit", "earning.which-track", "field.not-one-of", "ledger.no-change",
                "ledger.out-of-range", "ledger.over-limit", "ledger.overdrawn", "option.list-full", "option.not-offered",
                "option.too-often")));
    }

    private void crew(String file, int mastery) throws IOException {
        Files.writeString(folder.resolve(file), "format: 1\nruleset: blades-in-the-dark\nversion: 1.0.0\nsheet: crew\n"
                + "creation: {kind: shadows, upgrades: " + Collections.nCopies(mastery, "mastery") + "}\n");
    }

    private void compare(String name, LongFunction<Map<String, Object>> player, Function<Map<?, ?>, Verdict> judge) {
        int first = Sampling.of(name + " for a second judge").seed(0);
        for (int seed = first; seed < first + CHARACTERS; seed++) {
            Map<String, Object> character = player.apply(seed);
            compare(new Yaml().dump(character), judge.apply(character), "seed " + seed);
        }
        assertEquals(List.of(), differences.stream().limit(2).toList(),
                differences.size() + " differences; told: " + told);
        assertTrue(clean > CHARACTERS / 4 && clean < CHARACTERS * 3 / 4, clean + " are clean; told: " + told);
    }

    private void compare(String text, Verdict verdict, String seed) {
        Checked<LoadedCharacter> judged = LOADER.judge(folder.resolve("drawn.yaml"), TextFile.of("drawn.yaml", text));
        List<String> codes = judged.diagnostics().stream().filter(problem -> problem.severity() == Severity.ERROR)
                .map(problem -> problem.code().id()).distinct().toList();
        boolean isClean = verdict.broken().isEmpty();
        clean += isClean ? 1 : 0;
        List<String> broken = verdict.broken().stream().distinct().toList();
        broken.forEach(code -> told.merge(code, 1, Integer::sum));
        boolean agrees = isClean == codes.isEmpty() && (broken.size() != 1 || codes.containsAll(broken));
        if (!agrees) {
            differences.add(seed + ": " + broken + " or " + codes + "\n" + text);
        } else if (isClean) {
            Map<String, Long> figures = figures(judged.value().orElseThrow().evaluated().derived());
            Map<String, Long> other = new TreeMap<>(figures);
            other.keySet().retainAll(verdict.figures().keySet());
            if (!other.equals(new TreeMap<>(verdict.figures()))) {
                differences.add(seed + ": " + new TreeMap<>(verdict.figures()) + " or " + figures + "\n" + text);
            }
        }
    }

    private static Map<String, Long> figures(DerivedSheet derived) {
        Map<String, Long> figures = new LinkedHashMap<>();
        derived.sheet().traits().forEach((set, traits) -> {
            for (Trait trait : derived.traits(set)) {
                figures.put(traits.open() ? derived.title(trait) : trait.id(), derived.rating(trait));
            }
        });
        derived.sheet().tracks().values().stream().filter(Track::ledger)
                .forEach(track -> figures.put(track.id(), derived.balance(track.id())));
        return figures;
    }

    /** Which rules were never broken, so that agreement says nothing of them. */
    private List<String> missing(List<String> codes) {
        return codes.stream().filter(code -> !told.containsKey(code)).toList();
    }
}
