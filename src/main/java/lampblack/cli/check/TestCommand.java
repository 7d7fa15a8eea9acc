package lampblack.cli.check;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.OutputFormat;
import lampblack.cli.shell.GameFolder;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.json.CharacterJson;
import lampblack.json.JsonPrinter;
import lampblack.load.RulesetLoader;
import lampblack.load.RulesetTestRunner;
import lampblack.rulesettest.TestResult;
import lampblack.rulesettest.TestRun;
import lampblack.schema.SchemaJudge;
import lampblack.store.RulesetLocation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs the tests of rulesets. */
@Command(name = "test", description = "Run the tests of rulesets.")
public final class TestCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context = new CommandContext(SchemaJudge.LIBRARY);

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
            context.out().print(JsonPrinter.print(json(runs)));
        } else {
            runs.forEach(this::print);
        }
        return whole && runs.stream().allMatch(TestRun::passed) ? ExitCode.FINE : ExitCode.ERRORS;
    }

    private Optional<TestRun> run(String named) {
        Optional<GameFolder> folder = context.rulesets().ids().contains(named) ? Optional.empty()
                : GameFolder.named(named, context);
        RulesetLoader rulesets = folder.map(found -> context.rulesets(found.shelf())).orElse(context.rulesets());
        return context.ruleset(folder.map(GameFolder::id).orElse(named), rulesets)
                .map(loadedRuleset -> RulesetTestRunner.run(loadedRuleset, rulesets,
                character -> CharacterJson.of(character, context.messages())));
    }

    private List<String> ids() {
        if (!ids.isEmpty()) {
            return ids.stream().distinct().toList();
        }
        Path usual = context.path(Path.of(CommandContext.RULESETS));
        if (!Files.isDirectory(usual) && GameFolder.named("", context).isPresent()) {
            return List.of("");
        }
        if (!Files.isDirectory(usual)) {
            throw context.usageError("cli.no-rulesets");
        }
        return new RulesetLocation.RulesetFolder(usual).ids();
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

    private Map<String, Object> json(List<TestRun> runs) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("tests", runs.stream().flatMap(run -> run.results().stream().map(testResult -> test(run, testResult)))
                .toList());
        List<Diagnostic> problems = runs.stream().flatMap(run -> run.diagnostics().stream()).toList();
        json.put("diagnostics", JsonPrinter.diagnostics(problems, context.messages()));
        if (coverage) {
            json.put("coverage", runs.stream().map(run -> new CoverageText(context, run).json()).toList());
        }
        return json;
    }

    private static Map<String, Object> test(TestRun run, TestResult result) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("ruleset", run.ruleset().ruleset().id());
        json.put("test", result.test().name());
        json.put("file", result.test().span().source().name());
        json.put("line", result.test().span().line());
        json.put("passed", result.passed());
        json.put("run", result.outcome().isPresent());
        return json;
    }
}
