package lampblack.cli;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.io.CharacterJson;
import lampblack.io.CharacterLoader;
import lampblack.io.LoadedCharacter;
import lampblack.io.LoadedRuleset;
import lampblack.io.RulesetLoader;
import lampblack.io.RulesetTests;

/** Checks rulesets and characters, a handful one by one and more of them side by side. */
final class Inspection {

    private static final int HANDFUL = 5;
    private static final int MANY = 50;
    private static final int BATCH = 256;

    private final Desk desk;
    private final CharacterLoader characters;
    private final Map<Path, RulesetLoader> shelves = new HashMap<>();

    /** @param ruleset the id of a ruleset to judge characters by, instead of the one they name */
    Inspection(Desk desk, Optional<String> ruleset) {
        this.desk = desk;
        RulesetLoader rulesets = new RulesetLoader(desk.places(), desk.verdicts());
        this.characters = ruleset.map(id -> new CharacterLoader(rulesets, id))
                .orElseGet(() -> new CharacterLoader(rulesets));
    }

    /** Hands on what was found about each target, in their order; no more than a batch of it is held at a time. */
    void of(List<Target> targets, Consumer<Findings> to) {
        Progress progress = new Progress(desk.err(), targets.size(),
                targets.size() >= MANY && desk.surroundings().watched());
        for (int from = 0; from < targets.size(); from += BATCH) {
            List<Target> batch = targets.subList(from, Math.min(targets.size(), from + BATCH));
            List<Findings> findings = sideBySide(batch, progress);
            progress.clear();
            findings.forEach(to);
            desk.out().flush();
        }
    }

    private List<Findings> sideBySide(List<Target> batch, Progress progress) {
        Findings[] findings = new Findings[batch.size()];
        if (batch.size() <= HANDFUL) {
            for (int i = 0; i < findings.length; i++) {
                findings[i] = of(batch.get(i));
            }
            return List.of(findings);
        }
        AtomicInteger next = new AtomicInteger();
        int hands = Runtime.getRuntime().availableProcessors();
        // Each takes what comes next, so that none waits for another's share.
        IntStream.range(0, hands).parallel().forEach(hand -> {
            for (int i = next.getAndIncrement(); i < findings.length; i = next.getAndIncrement()) {
                findings[i] = of(batch.get(i));
                progress.step();
            }
        });
        return List.of(findings);
    }

    private Findings of(Target target) {
        if (target instanceof Target.Ruleset ruleset) {
            RulesetLoader shelf = shelf(ruleset.shelf());
            if (shelf.isKnownClean(ruleset.id())) {
                return new Findings(target, List.of(), List.of());
            }
            Checked<LoadedRuleset> checked = shelf.load(ruleset.id());
            return new Findings(target, checked.diagnostics(), List.of());
        }
        if (target instanceof Target.Tests tests) {
            return new Findings(target, mistakes(tests), List.of());
        }
        Checked<LoadedCharacter> checked = characters.load(((Target.Character) target).file());
        return new Findings(target, checked.diagnostics(),
                checked.value().map(each -> each.outcome().todo()).orElse(List.of()));
    }

    /** What is wrong with a file of tests itself, whether or not its tests pass. */
    private List<Diagnostic> mistakes(Target.Tests tests) {
        RulesetLoader loader = shelf(tests.ruleset().shelf());
        String id = tests.ruleset().id();
        Checked<LoadedRuleset> checked = loader.load(id);
        return checked.value().map(ruleset -> RulesetTests.run(ruleset, loader, character -> CharacterJson.of(character, desk.messages())).diagnostics().stream()
                        .filter(each -> each.code() != Code.TEST__FAILED)
                        .filter(each -> each.span().source().name().endsWith("/" + id + "/" + tests.below())).toList())
                .orElse(checked.diagnostics());
    }

    private synchronized RulesetLoader shelf(Path shelf) {
        return shelves.computeIfAbsent(shelf, desk::rulesets);
    }
}
