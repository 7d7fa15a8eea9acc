package lampblack.cli.check;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ProgressBar;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.edit.LoadedCharacter;
import lampblack.json.CharacterJson;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.replay.Verdict;
import lampblack.load.RulesetTestRunner;
import lampblack.load.TestFormCheck;
import lampblack.ruleset.LoadedRuleset;
import lampblack.store.ProposedTexts;

/** Checks rulesets and characters, a few one after another and more of them in parallel. */
final class TargetChecker {

    private static final int HANDFUL = 5;
    private static final int MANY = 50;
    private static final int BATCH = 256;

    private final CommandContext context;
    private final ProposedTexts proposed;
    private final CharacterLoader characters;
    private final Map<Path, RulesetLoader> loaders = new HashMap<>();

    /** @param ruleset the id of a ruleset to judge characters by, instead of the one they name */
    TargetChecker(CommandContext context, Optional<String> ruleset) {
        this(context, ruleset, ProposedTexts.NONE);
    }

    /** @param proposed what is checked in place of what stands on the disk */
    TargetChecker(CommandContext context, Optional<String> ruleset, ProposedTexts proposed) {
        this.context = context;
        this.proposed = proposed;
        RulesetLoader rulesets = context.rulesets(proposed);
        this.characters = ruleset.map(id -> new CharacterLoader(rulesets, id))
                .orElseGet(() -> new CharacterLoader(rulesets));
    }

    /** Hands on what was found about each target, in their order; no more than a batch of it is held at a time. */
    void check(List<CheckTarget> targets, Consumer<CheckResult> to) {
        ProgressBar progress = new ProgressBar(context.err(), targets.size(),
                targets.size() >= MANY && context.environment().watched());
        FaultyOwners faulty = new FaultyOwners();
        for (int from = 0; from < targets.size(); from += BATCH) {
            List<CheckTarget> batch = targets.subList(from, Math.min(targets.size(), from + BATCH));
            List<CheckResult> findings = sideBySide(batch, progress);
            progress.clear();
            faulty.add(findings);
            findings.stream().map(faulty::withoutFollowing).forEach(to);
            context.out().flush();
        }
    }

    private List<CheckResult> sideBySide(List<CheckTarget> batch, ProgressBar progress) {
        CheckResult[] findings = new CheckResult[batch.size()];
        if (batch.size() <= HANDFUL) {
            for (int i = 0; i < findings.length; i++) {
                findings[i] = checked(batch.get(i));
            }
            return List.of(findings);
        }
        AtomicInteger next = new AtomicInteger();
        int hands = Runtime.getRuntime().availableProcessors();
        // Each takes what comes next, so that none waits for another's share.
        IntStream.range(0, hands).parallel().forEach(hand -> {
            for (int i = next.getAndIncrement(); i < findings.length; i = next.getAndIncrement()) {
                findings[i] = checked(batch.get(i));
                progress.step();
            }
        });
        return List.of(findings);
    }

    /** A bug of ours in one thing keeps nothing else from being checked. */
    private CheckResult checked(CheckTarget target) {
        try {
            return target.check(this);
        } catch (RuntimeException | StackOverflowError failure) {
            return CheckResult.failed(target, failure);
        }
    }

    CheckResult character(CheckTarget.CharacterTarget character) {
        Checked<LoadedCharacter> checked = characters.load(character.path());
        List<Diagnostic> found = new ArrayList<>(checked.diagnostics());
        checked.value().flatMap(loaded -> OtherGame.of(character.path(), loaded.file())).ifPresent(found::add);
        // What a sheet of another kind leaves to do says nothing.
        boolean isOther = checked.diagnostics().stream()
                .anyMatch(problem -> problem.code() == Code.CHARACTER__UNKNOWN_SHEET);
        return new CheckResult(character, found, isOther ? List.of()
                : checked.value().map(loaded -> loaded.evaluated().todo()).orElse(List.of()),
                checked.value().map(loaded -> Verdict.of(loaded.evaluated())), Optional.empty());
    }

    CheckResult ruleset(CheckTarget.RulesetTarget ruleset) {
        RulesetLoader loader = loader(ruleset.folder());
        List<Diagnostic> found = new ArrayList<>(loader.load(ruleset.id()).diagnostics());
        found.addAll(ruleset.leftovers());
        found.addAll(TestFormCheck.mistakes(loader, ruleset.id()));
        return new CheckResult(ruleset, found);
    }

    CheckResult tests(CheckTarget.TestsTarget tests) {
        return new CheckResult(tests, mistakes(tests));
    }

    /** What is wrong with a file of tests itself, whether or not its tests pass. */
    private List<Diagnostic> mistakes(CheckTarget.TestsTarget tests) {
        RulesetLoader loader = loader(tests.ruleset().folder());
        String id = tests.ruleset().id();
        Checked<LoadedRuleset> checked = loader.load(id);
        return checked.value().map(ruleset -> RulesetTestRunner.run(ruleset, loader,
                character -> CharacterJson.values(character, context.messages())).diagnostics().stream()
                        .filter(diagnostic -> diagnostic.code() != Code.TEST__FAILED)
                        .filter(diagnostic -> diagnostic.span().source().name()
                        .endsWith("/" + id + "/" + tests.below())).toList())
                .orElse(checked.diagnostics());
    }

    private synchronized RulesetLoader loader(Path shelf) {
        return loaders.computeIfAbsent(shelf, folder -> context.rulesets(folder, proposed));
    }
}
