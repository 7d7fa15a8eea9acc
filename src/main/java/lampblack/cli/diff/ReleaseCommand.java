package lampblack.cli.diff;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.GameFolder;
import lampblack.cli.shell.SaveReport;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.difference.ReleasedGame;
import lampblack.difference.SinceRelease;
import lampblack.load.ReleaseLock;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.migration.Version;
import lampblack.store.OutputFile;
import lampblack.store.ProposedTexts;
import lampblack.store.RulesetLocation;
import lampblack.store.SaveResult;
import lampblack.store.TextFile;
import lampblack.store.VersionedStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Gives a ruleset a version of its own and records what that has. */
@Command(name = "release", description = "Give a ruleset the next version, record what it has, and write its notes.")
public final class ReleaseCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(index = "0", paramLabel = "ID", description = "The ruleset, by folder or id.")
    private String written;

    @Option(names = "--version", paramLabel = "X",
            description = "The version to release; without this, the one in the ruleset or the next by what changed.")
    private Optional<String> number = Optional.empty();

    @Option(names = "--since", paramLabel = "REVISION",
            description =
                    "Compare with a revision of git; without this, with that of the last release, where it is found.")
    private Optional<String> revision = Optional.empty();

    @Option(names = "--notes", paramLabel = "FILE", description = "Write the notes there instead of printing them.")
    private Optional<Path> notes = Optional.empty();

    @Option(names = "--dry-run", description = "Say everything and write nothing.")
    private boolean dry;

    @Override
    public Integer call() {
        Optional<Version> asked = number.map(text -> Version.of(text)
                .orElseThrow(() -> context.usageError("release.no-version", "text", text)));
        GameFolder folder = folder();
        new VersionedStore().sweep(folder.shelf().resolve(folder.id()));
        RulesetLoader loader = context.rulesets(folder.shelf());
        Optional<LoadedRuleset> game = context.ruleset(folder.id(), loader);
        if (game.isEmpty()) {
            context.printToErrors("release.refused");
            return ExitCode.ERRORS;
        }
        Optional<Checked<TextFile>> lock = new RulesetLocation.RulesetFolder(folder.shelf()).lock(folder.id());
        Checked<ReleasedGame> released = lock.map(file -> ReleaseLock.read(file, folder.id()))
                .orElse(new Checked<>(Optional.empty(), List.of()));
        List<Diagnostic> against = new ArrayList<>(loader.load(folder.id()).diagnostics().stream()
                .filter(problem -> speaksAgainst(problem, asked)).toList());
        released.diagnostics().stream().filter(problem -> !ReleaseLock.isOfAnother(problem))
                .forEach(problem -> against.add(problem.withSeverity(Severity.ERROR)));
        return against.isEmpty() ? release(folder, game.get(), released.value(), lock.flatMap(Checked::value), asked)
                : refuse(against);
    }

    private GameFolder folder() {
        return GameFolder.known(written, context)
                .orElseThrow(() -> context.usageError("release.no-folder", "name", written));
    }

    /** A version that goes back is nothing against one that is asked for. */
    private static boolean speaksAgainst(Diagnostic problem, Optional<Version> asked) {
        return problem.severity() == Severity.ERROR
                && !(problem.code() == Code.LOCK__LOWER_VERSION && asked.isPresent());
    }

    private int refuse(List<Diagnostic> against) {
        context.print(context.err(), against);
        context.printToErrors("release.refused");
        return ExitCode.ERRORS;
    }

    private int release(GameFolder folder, LoadedRuleset game, Optional<ReleasedGame> released,
            Optional<TextFile> lock, Optional<Version> asked) {
        Optional<SinceRelease> since = released.map(was -> SinceRelease.of(was, game));
        LastRelease last;
        try {
            last = LastRelease.of(folder, game, since, revision, context);
        } catch (GitRevision.Missing missing) {
            context.err().println(context.messages().render(missing.why()));
            return ExitCode.ERRORS;
        }
        NextVersion next = NextVersion.of(game.ruleset(), since, last, asked);
        if (next.isNothing(since)) {
            context.printMessage("release.nothing", "game", DifferenceText.name(game.ruleset()));
            return ExitCode.FINE;
        }
        ReleaseTexts texts = ReleaseTexts.of(game, next.number());
        List<Diagnostic> against = new ArrayList<>(next.problems(game, since));
        against.addAll(texts.problems());
        if (!against.isEmpty()) {
            return refuse(against);
        }
        Checked<LoadedRuleset> proven = context.rulesets(folder.shelf(), new ProposedTexts(texts.texts()))
                .load(folder.id());
        List<Diagnostic> wrong = proven.diagnostics().stream().filter(problem -> speaksAgainst(problem, asked))
                .toList();
        if (proven.value().isEmpty() || !wrong.isEmpty()) {
            return refuse(wrong);
        }
        int exit = dry ? said("release.would-write", folder, texts)
                : write(folder, texts, lock, ReleaseLock.text(ReleasedGame.of(proven.value().get())));
        return exit == ExitCode.FINE ? tell(proven.value().get(), next, last) : exit;
    }

    private int write(GameFolder folder, ReleaseTexts texts, Optional<TextFile> lock, String text) {
        int exit = SaveReport.report(context, texts.save());
        if (exit == ExitCode.FINE) {
            // Last, so that what was stopped before it is done again.
            Path file = folder.shelf().resolve(folder.id()).resolve(RulesetLocation.LOCK_FILE);
            VersionedStore store = new VersionedStore();
            exit = SaveReport.report(context, lock.isPresent()
                    ? store.saveRepeatable(file, text, lock.get().version()) : store.create(file, text));
        }
        return exit == ExitCode.FINE ? said("release.written", folder, texts) : exit;
    }

    private int said(String key, GameFolder folder, ReleaseTexts texts) {
        List<Message> files = new ArrayList<>();
        texts.texts().keySet().forEach(file -> files.add(Message.of("cli.quoted", "word",
                file.getFileName().toString())));
        files.add(Message.of("cli.quoted", "word", RulesetLocation.LOCK_FILE));
        context.printMessage(key, "files", files, "folder", folder.id());
        return ExitCode.FINE;
    }

    private int tell(LoadedRuleset game, NextVersion next, LastRelease last) {
        context.printMessage(dry ? "release.would-be" : "release.is", "game", DifferenceText.name(game.ruleset()),
                "why", next.why());
        String page = last.notes(game.ruleset(), context.messages());
        if (notes.isEmpty() || dry) {
            context.out().println();
            context.out().print(page);
            return ExitCode.FINE;
        }
        SaveResult saved = OutputFile.write(context.path(notes.get()), page);
        return SaveReport.report(context, saved);
    }
}
