package lampblack.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.io.LoadedCharacter;
import lampblack.io.LoadedRuleset;
import lampblack.io.OutputFile;
import lampblack.io.SheetRenderer;
import lampblack.rules.OptionKey;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Paper;
import lampblack.sheet.Sheet;
import lampblack.sheet.SheetBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Sets sheets in type. */
@Command(name = "sheet", description = "Write the sheet of a character as one HTML file, to print from a browser.")
final class SheetCommand implements OnPaths {

    @Mixin
    private Desk desk;

    @Parameters(paramLabel = "FILE", arity = "0..*", description = "The characters.")
    private List<Path> files = List.of();

    @Option(names = "--blank", paramLabel = "ID", description = "An empty sheet of this ruleset.")
    private Optional<String> blank = Optional.empty();

    @Option(names = "--reference", paramLabel = "ID", description = "The page of tables of this ruleset.")
    private Optional<String> reference = Optional.empty();

    @Option(names = "--playbook", paramLabel = "ID", description = "The playbook of the empty sheet.")
    private Optional<String> playbook = Optional.empty();

    @Option(names = "--sheet", paramLabel = "ID",
            description = "The kind of the empty sheet, where a game has several.")
    private Optional<String> sheet = Optional.empty();

    @Option(names = "-o", paramLabel = "FILE|DIR", description = "Where to; without it, beside the character.")
    private Optional<Path> output = Optional.empty();

    @Option(names = "--paper", paramLabel = "a4|letter", description = "The paper it is printed on.")
    private Paper paper = Paper.A4;

    private SheetRenderer renderer;

    @Override
    public void set(Desk desk, List<Path> paths) {
        this.desk = desk;
        this.files = paths;
    }

    @Override
    public Integer call() {
        int asked = (files.isEmpty() ? 0 : 1) + (blank.isPresent() ? 1 : 0) + (reference.isPresent() ? 1 : 0);
        if (asked != 1) {
            throw desk.misuse("cli.sheet-of-what");
        }
        if (blank.isPresent()) {
            return blank(blank.get());
        }
        if (reference.isPresent()) {
            return reference(reference.get());
        }
        List<Path> targets = files.stream().map(each -> target(stem(each), parent(each))).toList();
        if (targets.stream().distinct().count() < targets.size()) {
            throw desk.misuse("cli.one-file-for-many");
        }
        List<Integer> exits = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            exits.add(filled(files.get(i), targets.get(i)));
        }
        return Saving.worst(exits);
    }

    private int filled(Path file, Path target) {
        Checked<LoadedCharacter> loaded = desk.characters().load(desk.path(file));
        desk.print(desk.err(), loaded.diagnostics().stream().filter(each -> each.severity() != Severity.NOTE).toList());
        if (loaded.value().isEmpty()) {
            return Exit.ERRORS;
        }
        Sheet filled = new SheetBuilder(desk.messages()).filled(loaded.value().get().outcome());
        int exit = write(filled, target, Optional.of(CharacterWords.standing(loaded.value().get().outcome())));
        return exit == Exit.FINE && loaded.hasErrors() ? Exit.ERRORS : exit;
    }

    private int reference(String id) {
        return desk.ruleset(id).map(each -> write(new SheetBuilder(desk.messages()).reference(each.ruleset()),
                target(id + "-reference", Path.of("")), Optional.empty())).orElse(Exit.ERRORS);
    }

    private int blank(String id) {
        Optional<LoadedRuleset> loaded = desk.ruleset(id);
        if (loaded.isEmpty()) {
            return Exit.ERRORS;
        }
        Ruleset ruleset = loaded.get().ruleset();
        SheetRules rules = sheet(ruleset);
        playbook.ifPresent(each -> desk.known("cli.no-playbook", each, rules.lists().containsKey(OptionKey.PLAYBOOKS)
                ? rules.lists().get(OptionKey.PLAYBOOKS).entries().keySet() : List.of()));
        String name = id + playbook.map(each -> "-" + each).orElse("") + sheet.map(each -> "-" + each).orElse("");
        return write(new SheetBuilder(desk.messages()).blank(ruleset, rules, playbook), target(name, Path.of("")),
                Optional.empty());
    }

    private SheetRules sheet(Ruleset ruleset) {
        sheet.ifPresent(each -> desk.known("cli.no-sheet", each, ruleset.sheets().keySet()));
        String usual = ruleset.sheets().containsKey(Ruleset.USUAL_SHEET)
                ? Ruleset.USUAL_SHEET
                : ruleset.sheets().keySet().iterator().next();
        return ruleset.sheets().get(sheet.orElse(usual));
    }

    private int write(Sheet sheet, Path target, Optional<Message> standing) {
        if (renderer == null) {
            renderer = new SheetRenderer();
        }
        int exit = Saving.report(desk, OutputFile.write(target, renderer.render(sheet, paper)));
        if (exit == Exit.FINE) {
            desk.say("cli.file-written", "file", target);
            standing.ifPresent(words -> desk.out().println(desk.messages().render(words)));
        }
        return exit;
    }

    /** Where a sheet goes; never over anything but HTML. */
    private Path target(String name, Path beside) {
        if (output.isEmpty()) {
            return desk.path(beside.resolve(name + ".html"));
        }
        Path written = desk.path(output.get());
        boolean html = output.get().toString().matches("(?i).*\\.html?");
        if (Files.isDirectory(written) || !html && files.size() > 1) {
            return written.resolve(name + ".html");
        }
        if (!html) {
            throw desk.misuse("cli.not-html", "file", output.get());
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
