package lampblack.cli.check;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.OutputFormat;
import lampblack.diagnostic.Diagnostic;
import lampblack.store.ProposedTexts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks rulesets and characters. */
@Command(name = "check", description = "Check rulesets, characters, or folders of them.")
public final class CheckCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context = CommandContext.toCheck();

    @Parameters(paramLabel = "PATH", arity = "0..*",
            description = "What to check; without it, everything in ./rulesets and ./characters.")
    private List<Path> paths = List.of();

    @Option(names = "--format", paramLabel = "text|json", description = "For people or for programs.")
    private OutputFormat format = OutputFormat.TEXT;

    @Option(names = "--fix", description = "Fix what can be fixed safely, then check again.")
    private boolean fix;

    @Option(names = "--ruleset", paramLabel = "ID",
            description = "Check characters against this ruleset, not the one they name.")
    private Optional<String> ruleset = Optional.empty();

    @Override
    public Integer call() {
        if (ruleset.isPresent() && context.ruleset(ruleset.get()).isEmpty()) {
            return ExitCode.ERRORS;
        }
        CheckTargetFinder targets = new CheckTargetFinder();
        paths().forEach(targets::add);
        targets.empty().forEach(path -> context.printToErrors("cli.nothing-here", "folder", path));
        List<CheckTarget> all = targets.all();
        CheckPrinter printer = new CheckPrinter(context, format);
        if (!fix) {
            new TargetChecker(context, ruleset).check(all, printer::add);
        }
        Optional<Integer> unsaved = fix ? fix(all, printer) : Optional.empty();
        printer.printSummary();
        boolean nothing = paths.isEmpty() ? all.isEmpty() : !targets.empty().isEmpty();
        if (printer.hasFailed()) {
            return ExitCode.BUG;
        }
        return unsaved.orElse(nothing || printer.hasErrors() ? ExitCode.ERRORS : ExitCode.FINE);
    }

    /** Makes the fixes that are proven, then reports the rest. */
    private Optional<Integer> fix(List<CheckTarget> all, CheckPrinter printer) {
        FixApplier applier = new FixApplier(context, all);
        List<CheckResult> findings = findings(all, ProposedTexts.NONE);
        boolean changed = applier.applyFixes(problems(findings), proposed -> problems(findings(all, proposed)));
        (changed ? findings(all, ProposedTexts.NONE) : findings).forEach(printer::add);
        return applier.exit();
    }

    private List<CheckResult> findings(List<CheckTarget> all, ProposedTexts proposed) {
        List<CheckResult> findings = new ArrayList<>();
        new TargetChecker(context, ruleset, proposed).check(all, findings::add);
        return findings;
    }

    private static List<Diagnostic> problems(List<CheckResult> findings) {
        return findings.stream().flatMap(checkResult -> checkResult.diagnostics().stream()).distinct().toList();
    }

    private List<Path> paths() {
        if (!paths.isEmpty()) {
            return paths.stream().map(path -> context.path(path.toString().equals(".") ? Path.of("") : path)).toList();
        }
        List<Path> usual = new ArrayList<>();
        for (String name : List.of(CommandContext.RULESETS, "characters")) {
            Path folder = context.path(Path.of(name));
            if (Files.isDirectory(folder)) {
                usual.add(folder);
            }
        }
        if (usual.isEmpty()) {
            throw context.usageError("cli.nothing-to-check");
        }
        return usual;
    }
}
