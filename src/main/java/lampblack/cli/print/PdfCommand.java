package lampblack.cli.print;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.builder.printout.Printout;
import lampblack.cli.print.PrintoutMaker.BlankSheet;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.SaveReport;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;
import lampblack.edit.LoadedCharacter;
import lampblack.print.export.BrowserFailure;
import lampblack.print.export.PaperFold;
import lampblack.print.export.PaperFinish;
import lampblack.print.export.PdfPress;
import lampblack.print.export.FormPlan;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.build.OwnersFirst;
import lampblack.sheet.text.CharacterRemarks;
import lampblack.store.OutputFile;
import lampblack.template.EndlessTemplateException;
import lampblack.template.SheetRenderer;
import lampblack.template.check.TemplateFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints sheets as PDF. */
@Command(name = "pdf", description = "Write sheets as PDF, with an installed Chromium.")
public final class PdfCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "FILE", arity = "0..*", description = "The characters.")
    private List<Path> files = List.of();

    @Option(names = "--blank", paramLabel = "GAME[/PLAYBOOK]",
            description = "A blank sheet of this ruleset, for this playbook. May be given several times.")
    private List<String> blanks = List.of();

    @Option(names = "--reference", paramLabel = "ID|DIR", description = "The rules reference of this ruleset.")
    private Optional<String> reference = Optional.empty();

    @Option(names = "--playbook", paramLabel = "ID", description = "The playbook of the blank sheets.")
    private Optional<String> playbook = Optional.empty();

    @Option(names = "--sheet", paramLabel = "ID",
            description = "The kind of blank sheet, if the game has several.")
    private Optional<String> sheet = Optional.empty();

    @Option(names = "-o", paramLabel = "FILE|DIR", description = "Where to write it. Several characters go into one "
            + "file, or each into one of its own in a folder. Without it, next to the character.")
    private Optional<Path> output = Optional.empty();

    @Option(names = "--fillable",
            description = "Lay a field to fill in over every mark and line, with what is there already.")
    private boolean fillable;

    @Option(names = "--booklet", description = "Two pages beside each other in the order in which the paper is folded, "
            + "to print on both sides.")
    private boolean booklet;

    @Option(names = "--fold-over", description = "Two pages beside each other on one side of the paper, which is folded "
            + "between them, so that they are back to back.")
    private boolean foldOver;

    @Option(names = "--crop-marks", description = "Marks that say where to cut, beyond 3 mm of bleed.")
    private boolean cropMarks;

    @Mixin
    private PrintOptions print = new PrintOptions();

    private final Map<String, String> environment;
    private PrintoutMaker printouts;
    private SheetRenderer renderer;
    private PdfPress press;

    public PdfCommand() {
        this(System.getenv());
    }

    /** @param environment where a browser is looked for */
    PdfCommand(Map<String, String> environment) {
        this.environment = environment;
    }

    @Override
    public Integer call() {
        printouts = new PrintoutMaker(context, print);
        printouts.requireSense(!files.isEmpty(), !blanks.isEmpty(), reference.isPresent());
        if (fillable && (print.cards() || reference.isPresent())) {
            throw context.usageError("cli.only-sheets", "option", "--fillable");
        }
        if (booklet && foldOver) {
            throw context.usageError("cli.folded-twice");
        }
        if (fillable && (booklet || foldOver)) {
            throw context.usageError("cli.never-fillable", "option", booklet ? "--booklet" : "--fold-over");
        }
        if (output.isPresent() && !Files.isDirectory(context.path(output.get())) && !isPdf() && files.size() < 2) {
            throw context.usageError("cli.not-pdf", "file", output.get());
        }
        Optional<Path> browser = InstalledBrowser.find(context, environment, "cli.pdf.no-browser");
        if (browser.isEmpty()) {
            return ExitCode.NO_BROWSER;
        }
        if (print.templates().isPresent() && !read(print.templates().get())) {
            return ExitCode.ERRORS;
        }
        try (PdfPress started = PdfPress.start(browser.get())) {
            press = started;
            return written();
        } catch (BrowserFailure failure) {
            context.printToErrors("cli.proof.browser-failed", "file", browser.get(), "reason", failure.getMessage());
            return ExitCode.NO_BROWSER;
        } catch (EndlessTemplateException endless) {
            context.print(context.err(), List.of(Diagnostic.of(Code.TEMPLATE__ENDLESS,
                    endless.place(context.path(print.templates().orElseThrow()).toString()))));
            return ExitCode.ERRORS;
        }
    }

    private boolean read(Path templates) {
        Checked<SheetRenderer> checked =
                TemplateFolder.renderer(context.path(templates), context.path(templates).toString());
        context.print(context.err(), checked.diagnostics());
        renderer = checked.value().orElse(null);
        return checked.value().isPresent();
    }

    private int written() {
        if (reference.isPresent()) {
            return context.ruleset(reference.get()).map(LoadedRuleset::ruleset).map(game -> write(
                    Optional.of(printouts.reference(game)), List.of(game), List.of(), target(game.id() + "-reference", Path.of(""))))
                    .orElse(ExitCode.ERRORS);
        }
        if (!blanks.isEmpty()) {
            return blank();
        }
        List<Checked<LoadedCharacter>> loaded = files.stream().map(this::load).toList();
        if (print.together() || isPdf()) {
            Path first = files.get(0);
            return filled(loaded, target(files.size() == 1 ? stem(first) : "group", parent(first)));
        }
        List<Path> targets = files.stream().map(path -> target(stem(path), parent(path))).toList();
        if (targets.stream().distinct().count() < targets.size()) {
            throw context.usageError("cli.one-file-for-many");
        }
        List<Integer> exits = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            exits.add(filled(List.of(loaded.get(i)), targets.get(i)));
        }
        return SaveReport.worst(exits);
    }

    private Checked<LoadedCharacter> load(Path file) {
        Checked<LoadedCharacter> loaded = context.characters().load(context.path(file));
        context.print(context.err(), loaded.diagnostics().stream()
                .filter(diagnostic -> diagnostic.severity() != Severity.NOTE).toList());
        return loaded;
    }

    /** One document; where a character cannot be read, none, since it would not be the whole group. */
    private int filled(List<Checked<LoadedCharacter>> loaded, Path target) {
        if (loaded.stream().anyMatch(checked -> checked.value().isEmpty())) {
            return ExitCode.ERRORS;
        }
        List<LoadedCharacter> characters = loaded.stream().map(checked -> checked.value().get()).toList();
        int exit = write(printouts.filled(characters.stream().map(LoadedCharacter::evaluated).toList()),
                characters.stream().map(character -> character.ruleset().ruleset()).distinct().toList(),
                names(characters), target);
        for (int i = 0; exit == ExitCode.FINE && i < characters.size(); i++) {
            String standing = context.messages().render(CharacterRemarks.legality(characters.get(i).evaluated()));
            if (characters.size() == 1) {
                context.out().println(standing);
            } else {
                context.printMessage("cli.member-stands", "file", files.get(i), "standing", standing);
            }
        }
        return exit == ExitCode.FINE && loaded.stream().anyMatch(Checked::hasErrors) ? ExitCode.ERRORS : exit;
    }

    private int blank() {
        List<BlankSheet> asked = new ArrayList<>();
        for (String written : blanks) {
            BlankChoice choice = BlankChoice.of(context, written, playbook);
            Optional<LoadedRuleset> loaded = context.ruleset(choice.game());
            if (loaded.isEmpty()) {
                return ExitCode.ERRORS;
            }
            asked.add(printouts.blankSheet(loaded.get().ruleset(), sheet, choice.playbook()));
        }
        BlankSheet first = asked.get(0);
        String name = first.ruleset().id() + (asked.size() > 1 ? ""
                : first.playbook().map(named -> "-" + named).orElse("")) + sheet.map(named -> "-" + named).orElse("");
        int exit = write(printouts.blank(asked), asked.stream().map(BlankSheet::ruleset).distinct().toList(),
                asked.stream().map(blank -> name(blank.rules().id(), blank.playbook())).toList(), target(name, Path.of("")));
        if (exit == ExitCode.FINE) {
            printouts.tellOfPlaybooks(asked);
        }
        return exit;
    }

    /** Whose sheets they are, in the order in which they are printed. */
    private static List<String> names(List<LoadedCharacter> characters) {
        return OwnersFirst.sorted(characters.stream().map(LoadedCharacter::evaluated).toList()).stream()
                .map(evaluated -> evaluated.file().fields().text("name").filter(name -> !name.isEmpty())
                        .orElseGet(() -> name(evaluated.sheet().id(), evaluated.derived().playbook()))).toList();
    }

    private static String name(String sheet, Optional<String> playbook) {
        return sheet + " " + playbook.orElse("");
    }

    /** @param names of the sheets, for those that can be filled in */
    private int write(Optional<Printout> printout, List<Ruleset> games, List<String> names, Path target) {
        if (printout.isEmpty()) {
            context.printToErrors("cli.no-cards");
            return ExitCode.ERRORS;
        }
        if (renderer == null) {
            renderer = new SheetRenderer();
        }
        byte[] html = fillable ? printouts.named(printout.get(), renderer) : printouts.html(printout.get(), renderer);
        printouts.warnOfLetters(printout.get(), html, renderer, target);
        printouts.warnOfRoom(printout.get(), target);
        Optional<FormPlan> plan = printout.filter(sheets -> fillable).flatMap(Printout::sheets)
                .map(document -> FormPlan.of(document, names, context.messages()));
        byte[] pdf = press.pdf(html, printout.get().properties(games, context.messages()), plan,
                new PaperFinish(booklet ? PaperFold.BOOKLET : foldOver ? PaperFold.OVER : PaperFold.NONE, cropMarks));
        int exit = SaveReport.report(context, OutputFile.write(target, pdf));
        if (exit == ExitCode.FINE) {
            context.printMessage("cli.file-written", "file", target);
        }
        return exit;
    }

    private boolean isPdf() {
        return output.isPresent() && output.get().toString().matches("(?i).*\\.pdf")
                && !Files.isDirectory(context.path(output.get()));
    }

    /** Where a PDF goes; never over anything but PDF. */
    private Path target(String name, Path beside) {
        String file = name + (print.cards() ? "-cards" : "") + ".pdf";
        Path folder = output.orElse(beside);
        return context.path(isPdf() ? folder : folder.resolve(file));
    }

    private static String stem(Path file) {
        return file.getFileName().toString().replaceFirst("\\.ya?ml$", "");
    }

    private static Path parent(Path file) {
        return file.getParent() == null ? Path.of("") : file.getParent();
    }
}
