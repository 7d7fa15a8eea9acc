package lampblack.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Shown;
import lampblack.io.JsonPrinter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks rulesets and characters. */
@Command(name = "check", description = "Check rulesets, characters, or folders of them.")
final class CheckCommand implements OnPaths {

    private static final int MOST_ROUNDS = 8;

    @Mixin
    private Desk desk;

    @Parameters(paramLabel = "PATH", arity = "0..*",
            description = "What to check; without it, everything in ./rulesets and ./characters.")
    private List<Path> paths = List.of();

    @Option(names = "--format", paramLabel = "text|json", description = "For people or for programs.")
    private OutputFormat format = OutputFormat.TEXT;

    @Option(names = "--fix", description = "Mend what can be mended safely, then check again.")
    private boolean fix;

    @Option(names = "--ruleset", paramLabel = "ID",
            description = "Judge characters by this ruleset, not by the one they name.")
    private Optional<String> ruleset = Optional.empty();

    @Override
    public void set(Desk desk, List<Path> paths) {
        this.desk = desk;
        this.paths = paths;
    }

    @Override
    public Integer call() {
        if (ruleset.isPresent() && desk.ruleset(ruleset.get()).isEmpty()) {
            return Exit.ERRORS;
        }
        Targets targets = new Targets();
        paths().forEach(targets::add);
        targets.empty().forEach(each -> desk.remark("cli.nothing-here", "folder", each));
        List<Target> all = targets.all();
        List<Findings> findings = new Inspection(desk, ruleset).of(all);
        Mending mending = new Mending(desk, all);
        for (int round = 0; fix && round < MOST_ROUNDS && mending.mend(Findings.problems(findings)); round++) {
            findings = new Inspection(desk, ruleset).of(all);
        }
        print(findings);
        return mending.exit().orElse(Findings.hasErrors(findings) ? Exit.ERRORS : Exit.FINE);
    }

    private List<Path> paths() {
        if (!paths.isEmpty()) {
            return paths.stream().map(each -> desk.path(each.toString().equals(".") ? Path.of("") : each)).toList();
        }
        List<Path> usual = new ArrayList<>();
        for (String name : List.of(Desk.RULESETS, "characters")) {
            Path folder = desk.path(Path.of(name));
            if (Files.isDirectory(folder)) {
                usual.add(folder);
            }
        }
        if (usual.isEmpty()) {
            throw desk.misuse("cli.nothing-to-check");
        }
        return usual;
    }

    private void print(List<Findings> findings) {
        if (format == OutputFormat.JSON) {
            desk.out().print(JsonPrinter.print(JsonPrinter.diagnostics(Findings.problems(findings), desk.messages())));
            return;
        }
        desk.print(desk.out(), Findings.problems(findings));
        for (Findings each : findings) {
            if (!each.todo().isEmpty() && each.target() instanceof Target.Character character) {
                List<String> words = each.todo().stream().map(todo -> desk.messages().render(todo.words())).toList();
                desk.say("cli.still-to-do", "file", Message.verbatim(Shown.line(character.file().toString())), "todo",
                        Message.verbatim(String.join(" ", words)));
            }
        }
        if (!findings.isEmpty()) {
            desk.out().println(desk.messages().render(Findings.summary(findings)));
        }
    }
}
