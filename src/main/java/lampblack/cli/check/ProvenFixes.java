package lampblack.cli.check;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.FoundProblems;
import lampblack.diagnostic.Source;
import lampblack.node.Edits;
import lampblack.node.LineOrigins;
import lampblack.store.ProposedTexts;

/**
 * Tries fixes in memory, and keeps those after which their problem is gone and no other has come, in any file. A
 * problem
 * is the same one wherever its line has moved to. What a fix uncovers may be fixed with it; then they stand or fall
 * together.
 */
final class ProvenFixes {

    private static final int MAX_ROUNDS = 8;
    private static final int MAX_TRIALS = 64;

    /** What is found with some files fixed. */
    record Trial(Map<Path, FixedFile> files, List<Diagnostic> problems) {

        /** The problems by their lines on the disk. */
        FoundProblems found() {
            Map<Path, LineOrigins> lines = new HashMap<>();
            files.forEach((path, fixed) -> lines.put(path, fixed.lines()));
            return FoundProblems.of(problems, span -> lines.containsKey(file(span.source()))
                    ? lines.get(file(span.source())).of(span.line()) : span.line());
        }
    }

    /** A fix that is not made, and what it would bring; nothing where its problem would stay. */
    record Refused(Fix fix, Optional<Diagnostic> brings) {}

    private final Function<ProposedTexts, List<Diagnostic>> check;
    private final Predicate<Path> writable;
    private final List<Refused> refused = new ArrayList<>();
    private FoundProblems tried = FoundProblems.NONE;
    private int trials;

    /**
     * @param check what is found where texts stand in their files
     * @param writable whether a file is one that may be fixed
     */
    ProvenFixes(Function<ProposedTexts, List<Diagnostic>> check, Predicate<Path> writable) {
        this.check = check;
        this.writable = writable;
    }

    /** The files with all fixes that are proven. */
    Trial prove(List<Diagnostic> problems) {
        Trial trial = new Trial(Map.of(), problems);
        for (int round = 0; round < MAX_ROUNDS; round++) {
            Trial next = prove(trial, fixable(trial.found().beyond(tried)));
            if (next == trial) {
                return trial;
            }
            trial = next;
        }
        return trial;
    }

    /** What was tried and is not made. */
    List<Refused> refused() {
        return List.copyOf(refused);
    }

    /** Tries several at once, and where that fails the first and then the second half of them. */
    private Trial prove(Trial from, List<Diagnostic> chosen) {
        if (chosen.isEmpty() || trials >= MAX_TRIALS) {
            return from;
        }
        FoundProblems before = from.found();
        FoundProblems wanted = before.only(chosen::contains);
        Trial trial = after(from, chosen);
        List<Diagnostic> added = trial.found().addedTo(before);
        for (int round = 1; round < MAX_ROUNDS && trials < MAX_TRIALS; round++) {
            List<Diagnostic> next = fixable(added);
            if (next.isEmpty() || next.size() < added.size()) {
                break;
            }
            trial = after(trial, next);
            added = trial.found().addedTo(before);
        }
        if (added.isEmpty() && trial.found().lack(wanted, before)) {
            return trial;
        }
        if (chosen.size() == 1) {
            tried = tried.with(wanted);
            refused.add(new Refused(chosen.get(0).fixes().get(0), added.stream().findFirst()));
            return from;
        }
        int half = chosen.size() / 2;
        Trial first = prove(from, chosen.subList(0, half));
        FoundProblems second = before.only(chosen.subList(half, chosen.size())::contains);
        return prove(first, fixable(first.found().alsoIn(second)));
    }

    /** The files with some problems fixed, and what is then found. */
    private Trial after(Trial from, List<Diagnostic> fixed) {
        trials++;
        Map<Path, FixedFile> now = new LinkedHashMap<>();
        for (Diagnostic problem : fixed) {
            Fix fix = problem.fixes().get(0);
            Source source = source(fix);
            now.merge(file(source), FixedFile.of(source, fix), FixedFile::with);
        }
        Map<Path, FixedFile> files = new LinkedHashMap<>(from.files());
        now.forEach((file, more) -> files.merge(file, more, FixedFile::then));
        Map<Path, String> texts = new HashMap<>();
        files.forEach((file, fixedFile) -> texts.put(file, fixedFile.text()));
        return new Trial(files, check.apply(new ProposedTexts(texts)));
    }

    /** The problems with one sure fix in one file; of several that overlap the first. */
    private List<Diagnostic> fixable(List<Diagnostic> problems) {
        Map<Path, FixedFile> files = new HashMap<>();
        List<Diagnostic> all = new ArrayList<>();
        for (Diagnostic problem : problems) {
            if (problem.fixes().size() != 1 || !isFit(problem.fixes().get(0))) {
                continue;
            }
            Fix fix = problem.fixes().get(0);
            FixedFile alone = FixedFile.of(source(fix), fix);
            FixedFile together = files.containsKey(file(source(fix)))
                    ? files.get(file(source(fix))).with(alone) : alone;
            if (Edits.areDisjoint(together.edits())) {
                files.put(file(source(fix)), together);
                all.add(problem);
            }
        }
        return all;
    }

    private boolean isFit(Fix fix) {
        return fix.sure() && !fix.edits().isEmpty()
                && fix.edits().stream().allMatch(edit -> edit.span().source() == source(fix))
                && writable.test(Path.of(source(fix).name()));
    }

    private static Source source(Fix fix) {
        return fix.edits().get(0).span().source();
    }

    private static Path file(Source source) {
        return Path.of(source.name()).toAbsolutePath().normalize();
    }
}
