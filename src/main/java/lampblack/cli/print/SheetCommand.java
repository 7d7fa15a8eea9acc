package lampblack.cli.print;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import lampblack.character.CharacterFile;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.PathCommand;
import lampblack.cli.shell.SaveReport;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Document;
import lampblack.sheet.Sheet;
import lampblack.sheet.build.OwnersFirst;
import lampblack.sheet.build.SheetBuilder;
import lampblack.sheet.card.Deck;
import lampblack.sheet.card.DeckBuilder;
import lampblack.sheet.text.CharacterRemarks;
import lampblack.sheet.text.PlainText;
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
public final class SheetCommand implements PathCommand {

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

    @Mixin
    private PrintOptions print = new PrintOptions();

    private SheetRenderer renderer;

    @Override
    public void setPaths(CommandContext context, List<Path> paths) {
        this.context = context;
        this.files = paths;
    }

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
        int asked = (files.isEmpty() ? 0 : 1) + (blank.isPresent() ? 1 : 0) + (reference.isPresent() ? 1 : 0);
        if (asked != 1) {
            throw context.usageError("cli.sheet-of-what");
        }
        print.idle().ifPresent(words -> {
            throw context.usageError(words);
        });
        if (reference.isPresent() && print.cards()) {
            throw context.usageError("cli.never-cards", "option", "--reference");
        }
        if (files.isEmpty() && print.ofCharacters().isPresent()) {
            throw context.usageError("cli.only-characters", "option", print.ofCharacters().get());
        }
        if (print.sealed()) {
            context.useSeals();
        }
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
        int exit = write(List.of(evaluated), target);
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
        int exit = write(loaded.stream().map(checked -> checked.value().get().evaluated()).toList(), target);
        for (int i = 0; exit == ExitCode.FINE && !isShown() && i < files.size(); i++) {
            context.printMessage("cli.member-stands", "file", files.get(i), "standing",
                    CharacterRemarks.legality(loaded.get(i).value().get().evaluated()));
        }
        return exit == ExitCode.FINE && loaded.stream().anyMatch(Checked::hasErrors) ? ExitCode.ERRORS : exit;
    }

    /** Whether the text itself goes to the terminal, where nothing else is to stand. */
    private boolean isShown() {
        return print.text() && output.isEmpty();
    }

    private Checked<LoadedCharacter> load(Path file) {
        Checked<LoadedCharacter> loaded = context.characters().load(context.path(file));
        context.print(context.err(), loaded.diagnostics().stream()
                .filter(diagnostic -> diagnostic.severity() != Severity.NOTE).toList());
        return loaded;
    }

    private int write(List<EvaluatedCharacter> evaluated, Path target) {
        if (print.cards()) {
            for (String list : print.lists()) {
                context.requireKnown("cli.no-list", list, evaluated.stream()
                        .flatMap(character -> character.sheet().lists().keySet().stream()).distinct().toList());
            }
            DeckBuilder deck = print.deck(context.messages());
            OwnersFirst.sorted(evaluated).stream().map(print::of).forEach(deck::filled);
            return write(deck.deck(), target);
        }
        SheetBuilder builder = new SheetBuilder(context.messages());
        List<Sheet> sheets = OwnersFirst.sorted(evaluated).stream().map(print::of).map(builder::filled).toList();
        return write(print.document(sheets, () -> evaluated.stream().map(EvaluatedCharacter::ruleset).distinct()
                .map(builder::reference).toList()), target);
    }

    private int reference(String id) {
        return context.ruleset(id).map(loadedRuleset -> write(
                print.document(List.of(new SheetBuilder(context.messages()).reference(loadedRuleset.ruleset())),
                        List::of),
                target(loadedRuleset.ruleset().id() + "-reference", Path.of("")))).orElse(ExitCode.ERRORS);
    }

    private int blank(String id) {
        Optional<LoadedRuleset> loaded = context.ruleset(id);
        if (loaded.isEmpty()) {
            return ExitCode.ERRORS;
        }
        Ruleset ruleset = loaded.get().ruleset();
        SheetRules rules = sheet(ruleset);
        playbook.ifPresent(text -> context.requireKnown("cli.no-playbook", text, rules.lists()
                .containsKey(OptionKey.PLAYBOOKS)
                ? rules.lists().get(OptionKey.PLAYBOOKS).entries().keySet() : List.of()));
        String name = ruleset.id() + playbook.map(text -> "-" + text).orElse("") + sheet.map(text -> "-" + text)
                .orElse("");
        if (print.cards()) {
            print.lists().forEach(list -> context.requireKnown("cli.no-list", list, rules.lists().keySet()));
            DeckBuilder deck = print.deck(context.messages());
            deck.blank(ruleset, rules, playbook);
            return write(deck.deck(), target(name, Path.of("")));
        }
        SheetBuilder builder = new SheetBuilder(context.messages());
        return write(print.document(List.of(builder.blank(ruleset, rules, playbook)),
                () -> List.of(builder.reference(ruleset))), target(name, Path.of("")));
    }

    private SheetRules sheet(Ruleset ruleset) {
        sheet.ifPresent(name -> context.requireKnown("cli.no-sheet", name, ruleset.sheets().keySet()));
        String usual = ruleset.sheets().containsKey(CharacterFile.USUAL_SHEET)
                ? CharacterFile.USUAL_SHEET
                : ruleset.sheets().keySet().iterator().next();
        return ruleset.sheets().get(sheet.orElse(usual));
    }

    private int write(Optional<Deck> deck, Path target) {
        if (deck.isEmpty()) {
            context.printToErrors("cli.no-cards");
            return ExitCode.ERRORS;
        }
        return write(() -> PlainText.of(deck.get(), context.messages()),
                () -> renderer().render(deck.get(), print.printing()), target);
    }

    private int write(Document document, Path target) {
        return write(() -> PlainText.of(document, context.messages()),
                () -> renderer().render(document, print.printing()), target);
    }

    private int write(Supplier<String> text, Supplier<byte[]> html, Path target) {
        if (isShown()) {
            context.out().print(text.get());
            return ExitCode.FINE;
        }
        int exit = SaveReport.report(context, print.text()
                ? OutputFile.write(target, text.get())
                : OutputFile.write(target, html.get()));
        if (exit == ExitCode.FINE) {
            context.printMessage("cli.file-written", "file", target);
        }
        return exit;
    }

    private SheetRenderer renderer() {
        if (renderer == null) {
            renderer = new SheetRenderer();
        }
        return renderer;
    }

    /** Where a sheet goes; never over anything but HTML, or plain text. */
    private Path target(String name, Path beside) {
        String ending = (print.cards() ? "-cards" : "") + (print.text() ? ".txt" : ".html");
        if (output.isEmpty()) {
            return context.path(beside.resolve(name + ending));
        }
        Path written = context.path(output.get());
        boolean fits = output.get().toString().matches(print.text() ? "(?i).*\\.txt" : "(?i).*\\.html?");
        if (Files.isDirectory(written) || !fits && files.size() > 1) {
            return written.resolve(name + ending);
        }
        if (!fits) {
            throw context.usageError(print.text() ? "cli.not-text" : "cli.not-html", "file", output.get());
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
