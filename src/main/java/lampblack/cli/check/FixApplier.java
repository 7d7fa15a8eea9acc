package lampblack.cli.check;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.SaveReport;
import lampblack.diagnostic.Diagnostic;
import lampblack.load.CharacterLoader;
import lampblack.store.ProposedTexts;
import lampblack.store.SaveResult;
import lampblack.store.TextFile;
import lampblack.store.VersionedStore;

/** Writes the fixes that are proven into the checked files, and says which are not made. */
final class FixApplier {

    private final CommandContext context;
    private final List<CheckTarget> targets;
    private Optional<Integer> exit = Optional.empty();

    FixApplier(CommandContext context, List<CheckTarget> targets) {
        this.context = context;
        this.targets = targets;
    }

    /** How the command must end where something could not be saved. */
    Optional<Integer> exit() {
        return exit;
    }

    /** Makes the fixes of some problems; false where nothing was changed. */
    boolean applyFixes(List<Diagnostic> problems, Function<ProposedTexts, List<Diagnostic>> check) {
        ProvenFixes fixes = new ProvenFixes(check, this::isWritable);
        ProvenFixes.Trial trial = fixes.prove(problems);
        boolean changed = false;
        for (FixedFile file : trial.files().values()) {
            changed |= exit.isEmpty() && save(file);
        }
        for (ProvenFixes.Refused refused : fixes.refused()) {
            String words = refused.brings().isPresent() ? "cli.not-fixed" : "cli.not-fixed.stays";
            context.printToErrors(words, "fix", refused.fix().title(), "problem",
                    refused.brings().map(Diagnostic::message).orElse(refused.fix().title()));
        }
        return changed;
    }

    private boolean isWritable(Path file) {
        return Files.isRegularFile(file) && Files.isWritable(file)
                && targets.stream().anyMatch(target -> target.holds(file));
    }

    private boolean save(FixedFile fixed) {
        Path file = Path.of(fixed.read().name());
        Optional<TextFile> now = TextFile.read(file, fixed.read().name(), "", CharacterLoader.LARGEST_FILE).value()
                .filter(textFile -> textFile.source().text().equals(fixed.read().text()));
        if (now.isEmpty()) {
            context.printToErrors("save.conflict", "file", file);
            exit = Optional.of(ExitCode.CONFLICT);
            return false;
        }
        SaveResult saved = new VersionedStore().saveRepeatable(file, fixed.text(), now.get().version());
        if (saved.problem().isPresent()) {
            exit = Optional.of(SaveReport.report(context, saved));
            return false;
        }
        context.printToErrors("cli.mended", "file", file, "count", fixed.fixes().size());
        fixed.fixes().forEach(fix -> context.err().println("  " + context.messages().render(fix.title())));
        return true;
    }
}
