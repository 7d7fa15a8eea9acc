package lampblack.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Edits;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Source;
import lampblack.io.CharacterLoader;
import lampblack.io.CharacterStore;
import lampblack.io.SaveResult;
import lampblack.io.TextFile;

/** Carries out the fixes of problems in the checked files, where a problem has just one and nothing overlaps. */
final class Mending {

    private final Desk desk;
    private final List<Target> targets;
    private Optional<Integer> exit = Optional.empty();

    Mending(Desk desk, List<Target> targets) {
        this.desk = desk;
        this.targets = targets;
    }

    /** How the command must end where something could not be saved. */
    Optional<Integer> exit() {
        return exit;
    }

    /** Mends what can be mended and says so; false where nothing was changed. */
    boolean mend(List<Diagnostic> problems) {
        Map<Source, List<Edit>> edits = new LinkedHashMap<>();
        Map<Source, List<Fix>> fixes = new LinkedHashMap<>();
        for (Diagnostic each : problems) {
            if (each.fixes().size() == 1) {
                collect(each.fixes().get(0), edits, fixes);
            }
        }
        boolean changed = false;
        for (Map.Entry<Source, List<Fix>> each : fixes.entrySet()) {
            changed |= save(each.getKey(), edits.get(each.getKey()), each.getValue());
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
        if (Edits.apart(together)) {
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
                .filter(each -> each.source().text().equals(source.text()));
        if (now.isEmpty()) {
            desk.remark("save.conflict", "file", file);
            exit = Optional.of(Exit.CONFLICT);
            return false;
        }
        SaveResult saved = new CharacterStore().mend(file, Edits.apply(source.text(), edits), now.get().sha256());
        if (saved.problem().isPresent()) {
            exit = Optional.of(Saving.report(desk, saved));
            return false;
        }
        desk.remark("cli.mended", "file", file, "count", fixes.size());
        fixes.forEach(fix -> desk.err().println("  " + desk.messages().render(fix.title())));
        return true;
    }
}
