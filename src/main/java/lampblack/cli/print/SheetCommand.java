package lampblack.cli.print;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.builder.printout.Printout;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.SaveReport;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.text.CharacterRemarks;
import lampblack.store.OutputFile;
import lampblack.template.EndlessTemplateException;
import lampblack.template.SheetRenderer;
import lampblack.template.check.TemplateFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Sets sheets in type. */
@Command(name = "sheet", description = "Write a character's sheet as one HTML file, to print from a browser.")
public final class SheetCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "FILE", arity = "0..*", description = "The characters.")
    private List<Path> files = List.of();

    @Option(names = "--blank", paramLabel = "ID|DIR", description = "A blank sheet of this ruleset.")
    private Optional<String> blank = Optional.empty();

    @Option(names = "--reference", paramLabel = "ID|DIR", description = "The rules reference of this ruleset.")
    private Optional<String> reference = Optional.empty();

    @Option(names = "--playbook", paramLabel = "ID", description = "The playbook of the blank sheet.")
    private Optional<String> playbook = Optional.empty();

    @Option(names = "--sheet", paramLabel = "ID",
            description = "The kind of blank sheet, if the game has several.")
    private Optional<String> sheet = Optional.empty();

    @Option(names = "-o", paramLabel = "FILE|DIR",
            description = "Where to write it; without it, next to the character.")
    private Optional<Path> output = Optional.empty();

    @Option(names = "--text", description = "Plain text instead of HTML; without -o, to the terminal.")
    private boolean text;

    @Mixin
    private PrintOptions print = new PrintOptions();

    private PrintoutMaker printouts;
    private SheetRenderer renderer;

    @Override
    public Integer call() {
        try {
            return written();
        } catch (EndlessTemplateException endless) {
            context.print(context.err(), List.of(Diagnostic.of(Code.TEMPLATE__ENDLESS,
                    endless.place(context.path(print.templates().orElseThrow()).toString()))));
            return ExitCode.ERRORS;
        }
    }

    private int written() {
        printouts = new PrintoutMaker(context, print);
        printouts.requireSense(!files.isEmpty(), blank.isPresent(), reference.isPresent());
        if (print.templates().isPresent() && !read(print.templates().get())) {
            return ExitCode.ERRORS;
        }
        if (blank.isPresent()) {
            return blank(blank.get());
        }
        if (reference.isPresent()) {
            return reference(reference.get());
        }
        if (print.together()) {
            return together();
        }
        List<Path> targets = files.stream().map(path -> target(stem(path), parent(path))).toList();
        if (targets.stream().distinct().count() < targets.size()) {
            throw context.usageError("cli.one-file-for-many");
        }
        List<Integer> exits = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            exits.add(filled(files.get(i), targets.get(i)));
        }
        return SaveReport.worst(exits);
    }

    /** Reads the templates before anything else; where one does not fit, nothing is written. */
    private boolean read(Path templates) {
        Checked<SheetRenderer> checked =
                TemplateFolder.renderer(context.path(templates), context.path(templates).toString());
        context.print(context.err(), checked.diagnostics());
        renderer = checked.value().orElse(null);
        return checked.value().isPresent();
    }

    private int filled(Path file, Path target) {
        Checked<LoadedCharacter> loaded = load(file);
        if (loaded.value().isEmpty()) {
            return ExitCode.ERRORS;
        }
        EvaluatedCharacter evaluated = loaded.value().get().evaluated();
        int exit = write(printouts.filled(List.of(evaluated)), target);
        if (exit == ExitCode.FINE && !isShown()) {
            context.out().println(context.messages().render(CharacterRemarks.legality(evaluated)));
        }
        return exit == ExitCode.FINE && loaded.hasErrors() ? ExitCode.ERRORS : exit;
    }

    /** One document; where a character cannot be read, none, since it would not be the whole group. */
    private int together() {
        Path target = target("group", parent(files.get(0)));
        List<Checked<LoadedCharacter>> loaded = files.stream().map(this::load).toList();
        if (loaded.stream().anyMatch(checked -> checked.value().isEmpty())) {
            return ExitCode.ERRORS;
        }
        int exit = write(printouts.filled(loaded.stream().map(checked -> checked.value().get().evaluated()).toList()),
                target);
        for (int i = 0; exit == ExitCode.FINE && !isShown() && i < files.size(); i++) {
            context.printMessage("cli.member-stands", "file", files.get(i), "standing",
                    CharacterRemarks.legality(loaded.get(i).value().get().evaluated()));
        }
        return exit == ExitCode.FINE && loaded.stream().anyMatch(Checked::hasErrors) ? ExitCode.ERRORS : exit;
    }

    /** Whether the text itself goes to the terminal, where nothing else is to stand. */
    private boolean isShown() {
        return text && output.isEmpty();
    }

    private Checked<LoadedCharacter> load(Path file) {
        Checked<LoadedCharacter> loaded = context.characters().load(context.path(file));
        context.print(context.err(), loaded.diagnostics().stream()
                .filter(diagnostic -> diagnostic.severity() != Severity.NOTE).toList());
        return loaded;
    }

    private int reference(String id) {
        return context.ruleset(id).map(loadedRuleset -> write(
                Optional.of(printouts.reference(loadedRuleset.ruleset())),
                target(loadedRuleset.ruleset().id() + "-reference", Path.of("")))).orElse(ExitCode.ERRORS);
    }

    private int blank(String id) {
        Optional<LoadedRuleset> loaded = context.ruleset(id);
        if (loaded.isEmpty()) {
            return ExitCode.ERRORS;
        }
        Ruleset ruleset = loaded.get().ruleset();
        PrintoutMaker.BlankSheet asked = printouts.blankSheet(ruleset, sheet, playbook);
        String name = ruleset.id() + playbook.map(named -> "-" + named).orElse("") + sheet.map(named -> "-" + named)
                .orElse("");
        int exit = write(printouts.blank(List.of(asked)), target(name, Path.of("")));
        if (exit == ExitCode.FINE && !isShown()) {
            printouts.tellOfPlaybooks(List.of(asked));
        }
        return exit;
    }

    private int write(Optional<Printout> printout, Path target) {
        if (printout.isEmpty()) {
            context.printToErrors("cli.no-cards");
            return ExitCode.ERRORS;
        }
        if (isShown()) {
            context.out().print(printout.get().text(context.messages()));
            return ExitCode.FINE;
        }
        int exit = text ? SaveReport.report(context, OutputFile.write(target, printout.get().text(context.messages())))
                : writeHtml(printout.get(), printouts.html(printout.get(), renderer()), target);
        if (exit == ExitCode.FINE) {
            context.printMessage("cli.file-written", "file", target);
        }
        return exit;
    }

    private int writeHtml(Printout printout, byte[] html, Path target) {
        printouts.warnOfLetters(printout, html, renderer(), target);
        printouts.warnOfRoom(printout, target);
        return SaveReport.report(context, OutputFile.write(target, html));
    }

    private SheetRenderer renderer() {
        if (renderer == null) {
            renderer = new SheetRenderer();
        }
        return renderer;
    }

    /** Where a sheet goes; never over anything but HTML, or plain text. */
    private Path target(String name, Path beside) {
        String ending = (print.cards() ? "-cards" : "") + (text ? ".txt" : ".html");
        if (output.isEmpty()) {
            return context.path(beside.resolve(name + ending));
        }
        Path written = context.path(output.get());
        boolean fits = output.get().toString().matches(text ? "(?i).*\\.txt" : "(?i).*\\.html?");
        if (Files.isDirectory(written) || !fits && files.size() > 1) {
            return written.resolve(name + ending);
        }
        if (!fits) {
            throw context.usageError(text ? "cli.not-text" : "cli.not-html", "file", output.get());
        }
        return written;
    }

    private static String stem(Path file) {
        return file.getFileName().toString().replaceFirst("\\.ya?ml$", "");
    }

    private static Path parent(Path file) {
        return file.getParent() == null ? Path.of("") : file.getParent();
    }
}
