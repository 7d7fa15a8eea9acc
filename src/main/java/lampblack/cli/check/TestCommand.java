package lampblack.cli.check;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.OutputFormat;
import lampblack.cli.shell.GameFolder;
import lampblack.diagnostic.Message;
import lampblack.json.CharacterJson;
import lampblack.json.DiagnosticJson;
import lampblack.load.RulesetLoader;
import lampblack.load.RulesetTestRunner;
import lampblack.rulesettest.TestResult;
import lampblack.rulesettest.TestRun;
import lampblack.store.RulesetLocation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs the tests of rulesets. */
@Command(name = "test", description = "Run the tests of rulesets.")
public final class TestCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context = CommandContext.toCheck();

    @Parameters(paramLabel = "ID|DIR", arity = "0..*",
            description = "The rulesets, by id or folder; without it, all in ./rulesets.")
    private List<String> ids = List.of();

    @Option(names = "--coverage",
            description = "Show what no test, no example and no random character covers.")
    private boolean coverage;

    @Option(names = "--format", paramLabel = "text|json", description = "For people or for programs.")
    private OutputFormat format = OutputFormat.TEXT;

    @Override
    public Integer call() {
        List<TestRun> runs = new ArrayList<>();
        boolean whole = true;
        for (String id : ids()) {
            Optional<TestRun> run = run(id);
            run.ifPresent(runs::add);
            whole &= run.isPresent();
        }
        if (format == OutputFormat.JSON) {
            context.printJson(json(runs));
        } else {
            runs.forEach(this::print);
        }
        return whole && runs.stream().allMatch(TestRun::passed) ? ExitCode.FINE : ExitCode.ERRORS;
    }

    private Optional<TestRun> run(String named) {
        Optional<GameFolder> folder = context.rulesets().ids().contains(named) ? Optional.empty()
                : context.gameFolder(named);
        RulesetLoader rulesets = folder.map(found -> context.rulesets(found.shelf())).orElse(context.rulesets());
        return context.ruleset(folder.map(GameFolder::id).orElse(named), rulesets)
                .map(loadedRuleset -> RulesetTestRunner.run(loadedRuleset, rulesets,
                character -> CharacterJson.values(character, context.messages())));
    }

    private List<String> ids() {
        if (!ids.isEmpty()) {
            return ids.stream().distinct().toList();
        }
        Path usual = context.path(Path.of(CommandContext.RULESETS));
        if (!Files.isDirectory(usual) && context.gameFolder("").isPresent()) {
            return List.of("");
        }
        if (!Files.isDirectory(usual)) {
            throw context.usageError("cli.no-rulesets");
        }
        List<String> found = new RulesetLocation.RulesetFolder(usual).ids();
        if (found.isEmpty()) {
            context.printToErrors("cli.nothing-here", "folder", CommandContext.RULESETS);
        }
        return found;
    }

    private void print(TestRun run) {
        String id = run.ruleset().ruleset().id();
        context.print(context.out(), run.diagnostics());
        if (coverage) {
            new CoverageText(context, run).print();
        }
        if (run.results().isEmpty() && run.passed()) {
            context.printToErrors("cli.no-tests", "ruleset", id);
        } else {
            Message tests = Message.of("cli.tests", "count", run.results().size());
            context.printMessage(summary(run), "ruleset", id, "tests", tests, "failed", run.failed(), "skipped",
                    run.skipped());
        }
        if (coverage) {
            context.printMessage("cli.coverage", "taken", run.coverage().taken(), "count", run.coverage().size(),
                    "percent", run.coverage().percent());
        }
    }

    private static String summary(TestRun run) {
        if (run.passed()) {
            return "cli.tests-passed";
        }
        String words = run.skipped() > 0 ? "cli.tests-skipped" : run.failed() > 0 ? "cli.tests-failed" : "cli.tests";
        return run.results().isEmpty() ? "cli.tests-none-read"
                : run.unreadable().isEmpty() ? words : words + "-and-unread";
    }

    /** @param coverage missing where it is not asked for */
    private record TestsJson(List<TestJson> tests, List<DiagnosticJson> diagnostics,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<List<CoverageText.CoverageJson>> coverage) {}

    /** @param run whether there was a character to hold against it */
    private record TestJson(String ruleset, String test, String file, int line, boolean passed, boolean run) {

        static TestJson of(TestRun run, TestResult result) {
            return new TestJson(run.ruleset().ruleset().id(), result.test().name(),
                    result.test().span().source().name(), result.test().span().line(), result.passed(),
                    result.outcome().isPresent());
        }
    }

    private TestsJson json(List<TestRun> runs) {
        return new TestsJson(
                runs.stream().flatMap(run -> run.results().stream().map(result -> TestJson.of(run, result))).toList(),
                DiagnosticJson.all(runs.stream().flatMap(run -> run.diagnostics().stream()).toList()),
                coverage ? Optional.of(runs.stream().map(run -> new CoverageText(context, run).json()).toList())
                        : Optional.empty());
    }
}
