package lampblack.cli.edit;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.check.CheckTargetFinder;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.diagnostic.SafeText;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.edit.Standing;
import lampblack.migration.RenamedId;
import lampblack.migration.Takeover;
import lampblack.node.Scalar;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Takes characters of earlier versions of their game over into the version of today. */
@Command(name = "migrate",
        description = "Take characters over into today's version of their game; says first what would change.")
public final class MigrateCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Characters, or folders of them.")
    private List<Path> files = List.of();

    @Option(names = "--write", description = "Write it; without this nothing is changed.")
    private boolean write;

    @Option(names = "--stand",
            description = "Let a character in play stand as it stands, whatever rules of today it broke until now.")
    private boolean stand;

    @Override
    public Integer call() {
        CheckTargetFinder targets = new CheckTargetFinder();
        files.forEach(file -> targets.add(context.path(file)));
        targets.empty().forEach(folder -> context.printToErrors("cli.nothing-here", "folder", folder));
        int exit = targets.empty().isEmpty() ? ExitCode.FINE : ExitCode.ERRORS;
        boolean older = false;
        for (Path file : targets.all().stream().flatMap(target -> target.character().stream()).toList()) {
            Optional<LoadedCharacter> read = context.character(file);
            if (read.isEmpty()) {
                exit = ExitCode.ERRORS;
            } else if (stand && standing(read.get()).isPresent()) {
                older = true;
                exit = Math.max(exit, stand(read.get(), standing(read.get()).get()));
            } else if (read.get().takeover().isOlder()) {
                older = true;
                exit = Math.max(exit, migrate(read.get()));
            } else {
                String today = read.get().ruleset().ruleset().version();
                String written = read.get().file().version().map(Scalar::text).orElse(today);
                context.printMessage(written.equals(today) ? "cli.migrate-today" : "cli.migrate-nothing", "file",
                        shown(read.get()), "written", written, "version", today);
            }
        }
        if (older && !write) {
            context.printMessage("cli.migrate-not-written");
        }
        return exit;
    }

    private int migrate(LoadedCharacter read) {
        CharacterEditor editor = new CharacterEditor(context.characters());
        LoadedCharacter today = editor.takenOver(read);
        context.printMessage(write ? "cli.migrated" : "cli.migrates", "file", shown(read), "version",
                read.ruleset().ruleset().version());
        told(read.takeover());
        if (!write) {
            return ExitCode.FINE;
        }
        return ChangeWriter.write(context, new ProposedChange(read, today.text().source().text(),
                Optional.of(today), List.of()));
    }

    private Optional<Standing> standing(LoadedCharacter read) {
        return Standing.of(new CharacterEditor(context.characters()), read);
    }

    private int stand(LoadedCharacter read, Standing standing) {
        String version = standing.last();
        CharacterEditor editor = new CharacterEditor(context.characters());
        ProposedChange stood = standing.written(editor, context.messages().text("stand.because", "version", version),
                context.messages().text("stand.note", "version", version));
        if (!Standing.isSettled(editor, stood)) {
            return ChangeWriter.refuse(context, stood, stood.added());
        }
        context.printMessage(write ? "cli.stood" : "cli.stands", "file", shown(read), "version", version);
        told(read.takeover());
        standing.lines().forEach(line -> context.out().println(context.messages().render(line)));
        return !write ? ExitCode.FINE : ChangeWriter.write(context, new ProposedChange(read, stood.text(), stood.after(),
                List.of()));
    }

    private void told(Takeover takeover) {
        renamed(takeover).forEach((old, id) -> context.printMessage(
                "cli.migrates-id", "old", old, "today", id.today(), "version", id.since().in().version().toString()));
    }

    private static Map<String, RenamedId> renamed(Takeover takeover) {
        Map<String, RenamedId> renamed = new LinkedHashMap<>();
        takeover.renamed().forEach(id -> renamed.putIfAbsent(id.written().text(), id));
        return renamed;
    }

    private static String shown(LoadedCharacter character) {
        return SafeText.line(character.text().source().name());
    }
}
