package lampblack.cli.check;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.SaveReport;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Source;
import lampblack.load.CharacterLoader;
import lampblack.node.edit.Edits;
import lampblack.store.SaveResult;
import lampblack.store.TextFile;
import lampblack.store.VersionedStore;

/** Carries out the fixes of problems in the checked files, where a problem has just one and nothing overlaps. */
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

    /** Applies the safe fixes and reports them; false where nothing was changed. */
    boolean applyFixes(List<Diagnostic> problems) {
        Map<Source, List<Edit>> edits = new LinkedHashMap<>();
        Map<Source, List<Fix>> fixes = new LinkedHashMap<>();
        for (Diagnostic diagnostic : problems) {
            if (diagnostic.fixes().size() == 1) {
                collect(diagnostic.fixes().get(0), edits, fixes);
            }
        }
        boolean changed = false;
        for (Map.Entry<Source, List<Fix>> entry : fixes.entrySet()) {
            changed |= save(entry.getKey(), edits.get(entry.getKey()), entry.getValue());
        }
        return changed && exit.isEmpty();
    }

    private void collect(Fix fix, Map<Source, List<Edit>> edits, Map<Source, List<Fix>> fixes) {
        List<Source> touched = fix.edits().stream().map(edit -> edit.span().source()).distinct().toList();
        if (touched.size() != 1 || !isChecked(touched.get(0))) {
            return;
        }
        List<Edit> together = new ArrayList<>(edits.getOrDefault(touched.get(0), List.of()));
        if (together.containsAll(fix.edits())) {
            return;
        }
        together.addAll(fix.edits());
        if (Edits.areDisjoint(together)) {
            edits.put(touched.get(0), together);
            fixes.computeIfAbsent(touched.get(0), source -> new ArrayList<>()).add(fix);
        }
    }

    private boolean isChecked(Source source) {
        Path file = Path.of(source.name());
        return Files.isRegularFile(file) && targets.stream().anyMatch(target -> target.holds(file));
    }

    private boolean save(Source source, List<Edit> edits, List<Fix> fixes) {
        Path file = Path.of(source.name());
        Optional<TextFile> now = TextFile.read(file, source.name(), "", CharacterLoader.LARGEST_FILE).value()
                .filter(textFile -> textFile.source().text().equals(source.text()));
        if (now.isEmpty()) {
            context.printToErrors("save.conflict", "file", file);
            exit = Optional.of(ExitCode.CONFLICT);
            return false;
        }
        SaveResult saved = new VersionedStore().saveRepeatable(file, Edits.apply(source.text(), edits), now.get()
                .version());
        if (saved.problem().isPresent()) {
            exit = Optional.of(SaveReport.report(context, saved));
            return false;
        }
        context.printToErrors("cli.mended", "file", file, "count", fixes.size());
        fixes.forEach(fix -> context.err().println("  " + context.messages().render(fix.title())));
        return true;
    }
}
