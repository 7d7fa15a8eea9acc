package lampblack.judge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.node.MapNode;

/** Files among the parts of a ruleset that are none: characters, tests and copies of other parts. */
final class MisplacedFiles {

    /** Two parts may say the same by mistake; a copy says much of it. */
    private static final int LEAST_REPEATED = 3;

    private MisplacedFiles() {}

    /** What is wrong with files that hold something else; the first is the ruleset itself. */
    static List<Diagnostic> of(List<MapNode> files) {
        List<Diagnostic> problems = new ArrayList<>();
        for (MapNode file : files.subList(1, files.size())) {
            if (file.has("ruleset")) {
                problems.add(Diagnostic.of(Code.OVERLAY__MISPLACED_FILE, file.keySpan("ruleset"))
                        .note(Message.of("note.belongs-in", "folder", "characters")));
            } else if (file.has("tests") && file.keys().size() == 1) {
                problems.add(Diagnostic.of(Code.OVERLAY__MISPLACED_FILE, file.keySpan("tests"),
                        Message.of("overlay.misplaced-file.tests"))
                        .note(Message.of("note.belongs-in", "folder", "tests")));
            }
        }
        return problems;
    }

    /** The same problems, with one for each copy in place of all that it repeats. */
    static List<Diagnostic> withoutCopies(List<Diagnostic> problems) {
        Map<Source, List<Diagnostic>> repeated = new LinkedHashMap<>();
        Map<Source, Source> originals = new LinkedHashMap<>();
        for (Diagnostic problem : problems) {
            copy(problem).or(() -> later(problem)).ifPresent(copy -> {
                repeated.computeIfAbsent(copy, source -> new ArrayList<>()).add(problem);
                originals.put(copy, other(problem, copy));
            });
        }
        List<Diagnostic> all = new ArrayList<>(problems);
        repeated.forEach((copy, of) -> {
            if (of.size() >= LEAST_REPEATED) {
                all.removeAll(of);
                all.add(Diagnostic.of(Code.OVERLAY__MISPLACED_FILE, copy.start(), Message.of(
                        "overlay.misplaced-file.copy", "count", of.size(), "file", name(originals.get(copy))))
                        .note(Message.of("note.remove-copy")));
            }
        });
        return all;
    }

    /** The second of the two files that set the same, but for what a whole game says once. */
    private static Optional<Source> later(Diagnostic problem) {
        return problem.code() == Code.OVERLAY__WRITTEN_TWICE && !problem.notes().isEmpty()
                ? problem.notes().get(0).span().map(first -> problem.span().source())
                        .filter(second -> second != problem.notes().get(0).span().get().source()) : Optional.empty();
    }

    /** Which of the two files that set the same is called like a copy of the other. */
    private static Optional<Source> copy(Diagnostic problem) {
        if (problem.code() != Code.OVERLAY__WRITTEN_TWICE || problem.notes().isEmpty()
                || problem.notes().get(0).span().isEmpty()) {
            return Optional.empty();
        }
        Source one = problem.span().source();
        Source two = problem.notes().get(0).span().get().source();
        return isCopy(one, two) ? Optional.of(one) : isCopy(two, one) ? Optional.of(two) : Optional.empty();
    }

    private static Source other(Diagnostic problem, Source copy) {
        Source one = problem.span().source();
        return one == copy ? problem.notes().get(0).span().orElseThrow().source() : one;
    }

    private static boolean isCopy(Source copy, Source original) {
        String stem = stem(original);
        String longer = stem(copy);
        int at = longer.indexOf(stem);
        boolean cut = at == 0 ? longer.length() > stem.length() && isBetween(longer.charAt(stem.length()))
                : at > 0 && isBetween(longer.charAt(at - 1));
        return cut && (longer.length() > stem.length());
    }

    private static boolean isBetween(char c) {
        return !Character.isLetter(c);
    }

    private static String stem(Source file) {
        String name = name(file);
        int dot = name.lastIndexOf('.');
        return dot < 0 ? name : name.substring(0, dot);
    }

    private static String name(Source file) {
        return file.name().substring(file.name().lastIndexOf('/') + 1);
    }
}
