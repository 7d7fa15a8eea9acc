package lampblack.cli.print;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.OutputFormat;
import lampblack.cli.shell.ProgressBar;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.print.export.BrowserFailure;
import lampblack.print.proof.ProofDocument;
import lampblack.print.proof.ProofDocuments;
import lampblack.print.proof.ProofResult;
import lampblack.print.proof.ProofRun;
import lampblack.sheet.Paper;
import lampblack.template.EndlessTemplateException;
import lampblack.template.SheetRenderer;
import lampblack.template.check.TemplateFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Proves that sheets are whole when they are printed. */
@Command(name = "proof", description = "Print sheets with an installed Chromium, and check that nothing on them "
        + "is lost, cut off, covered or split between pages.")
public final class ProofCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "PATH", arity = "1..*",
            description = "Characters, folders, rulesets or their ids, or HTML written by `sheet`.")
    private List<Path> paths = List.of();

    @Option(names = "--paper", paramLabel = "a4|letter|a5|half-letter",
            description = "The paper; without it, A4 and letter.")
    private Optional<Paper> paper = Optional.empty();

    @Option(names = "--every-way", description = "Each in every way that `sheet` prints it: to play on, on its side, "
            + "large, on both sides, with the reference, as cards, and all characters together.")
    private boolean everyWay;

    @Option(names = "--templates", paramLabel = "DIR", description = "Your own templates, as for `sheet`.")
    private Optional<Path> templates = Optional.empty();

    @Option(names = "--format", paramLabel = "text|json", description = "For people or for programs.")
    private OutputFormat format = OutputFormat.TEXT;

    private final Map<String, String> environment;

    public ProofCommand() {
        this(System.getenv());
    }

    /** @param environment where a browser is looked for */
    ProofCommand(Map<String, String> environment) {
        this.environment = environment;
    }

    @Override
    public Integer call() {
        Optional<Path> browser = InstalledBrowser.find(context, environment, "cli.proof.no-browser");
        if (browser.isEmpty()) {
            return ExitCode.NO_BROWSER;
        }
        if (templates.isPresent() && read(templates.get()).isEmpty()) {
            return ExitCode.ERRORS;
        }
        ProofTargets targets = new ProofTargets(context, new ProofDocuments(context.messages(),
                paper.map(List::of).orElse(Paper.usual()), everyWay));
        paths.forEach(targets::add);
        targets.addTogether();
        List<ProofDocument> documents = targets.documents();
        List<ProofResult> results = new ArrayList<>();
        ProgressBar progress =
                new ProgressBar(context.err(), Math.max(1, documents.size()), context.environment().watched());
        try {
            results.addAll(documents.isEmpty() ? List.of() : ProofRun.of(browser.get(), documents,
                    () -> templates.flatMap(folder -> renderer(folder).value()).orElseGet(SheetRenderer::new),
                    progress::step));
        } catch (BrowserFailure failure) {
            progress.clear();
            context.printToErrors("cli.proof.browser-failed", "file", browser.get(), "reason", failure.getMessage());
            return ExitCode.NO_BROWSER;
        } catch (EndlessTemplateException endless) {
            progress.clear();
            context.print(context.err(), List.of(Diagnostic.of(Code.TEMPLATE__ENDLESS,
                    endless.place(context.path(templates.orElseThrow()).toString()))));
            return ExitCode.ERRORS;
        }
        progress.clear();
        return print(targets.problems(), results);
    }

    private Checked<SheetRenderer> renderer(Path folder) {
        return TemplateFolder.renderer(context.path(folder), context.path(folder).toString());
    }

    /** Says first what does not fit in a folder of templates. */
    private Optional<SheetRenderer> read(Path folder) {
        Checked<SheetRenderer> checked = renderer(folder);
        context.print(context.err(), checked.diagnostics());
        return checked.value();
    }

    private int print(List<Diagnostic> unread, List<ProofResult> results) {
        ProofText words = new ProofText(context);
        if (format == OutputFormat.JSON) {
            words.json(unread, results);
        } else {
            words.text(unread, results);
        }
        boolean whole = results.stream().noneMatch(proofResult -> Report.hasErrors(proofResult.problems()));
        return whole && !Report.hasErrors(unread) ? ExitCode.FINE : ExitCode.ERRORS;
    }
}
