package lampblack.node;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Source;

/**
 * Which line of a text each line of the edited text was. A line was the one that its first kept letter comes from; one
 * written anew was the one that is gone and said the same, or else the one in whose place it stands, or else none.
 */
public final class LineOrigins {

    private static final int NONE = 0;

    private final List<Integer> origins;

    private LineOrigins(List<Integer> origins) {
        this.origins = List.copyOf(origins);
    }

    /** Those of a text as it is. */
    public static LineOrigins unchanged(Source text) {
        return of(text, List.of());
    }

    /** Those of a text after edits, of which no two touch the same characters. */
    public static LineOrigins of(Source before, List<Edit> edits) {
        Source after = new Source(before.name(), Edits.apply(before.text(), edits));
        int[] letters = letters(before, edits, after.text().length());
        List<Integer> origins = new ArrayList<>();
        for (int line = 1; line <= after.lines(); line++) {
            origins.add(keptLine(after, line, letters));
        }
        Set<Integer> found = new HashSet<>(origins);
        findByWords(before, after, origins, found);
        for (int line = 1; line <= after.lines(); line++) {
            int start = after.lineStart(line);
            int place = start < letters.length ? Math.abs(letters[start]) : before.lines();
            if (origins.get(line - 1) == NONE && found.add(place)) {
                origins.set(line - 1, place);
            }
        }
        return new LineOrigins(origins);
    }

    /** The same, counted in the text that was edited before. */
    public LineOrigins since(LineOrigins earlier) {
        return new LineOrigins(origins.stream()
                .map(origin -> origin == NONE ? NONE : earlier.origins.get(origin - 1)).toList());
    }

    /** The line that one of the edited text was; where it was none, a number below 0 that no other line has. */
    public int of(int line) {
        int origin = line > origins.size() ? NONE : origins.get(line - 1);
        return origin == NONE ? -line : origin;
    }

    /** For each letter of the edited text the line it comes from; below 0 the one in whose place it was written. */
    private static int[] letters(Source before, List<Edit> edits, int length) {
        int[] letters = new int[length];
        int to = 0;
        int at = 0;
        for (Edit edit : Edits.inOrder(edits)) {
            while (at < edit.span().start()) {
                letters[to++] = before.line(at++);
            }
            int place = edit.span().line();
            for (int i = 0; i < edit.replacement().length(); i++) {
                letters[to++] = -Math.min(place, edit.span().endLine());
                place += edit.replacement().charAt(i) == '\n' ? 1 : 0;
            }
            at = edit.span().end();
        }
        while (to < length) {
            letters[to++] = before.line(at++);
        }
        return letters;
    }

    private static int keptLine(Source after, int line, int[] letters) {
        int start = after.lineStart(line);
        String words = after.lineText(line);
        for (int i = 0; i < words.length(); i++) {
            if (letters[start + i] > NONE && words.charAt(i) != ' ') {
                return letters[start + i];
            }
        }
        return NONE;
    }

    private static void findByWords(Source before, Source after, List<Integer> origins, Set<Integer> found) {
        Map<String, List<Integer>> gone = new HashMap<>();
        for (int line = 1; line <= before.lines(); line++) {
            if (!found.contains(line)) {
                gone.computeIfAbsent(before.lineText(line).strip(), words -> new ArrayList<>()).add(line);
            }
        }
        for (int line = 1; line <= after.lines(); line++) {
            List<Integer> same = gone.getOrDefault(after.lineText(line).strip(), List.of());
            if (origins.get(line - 1) == NONE && !same.isEmpty()) {
                origins.set(line - 1, same.remove(0));
                found.add(origins.get(line - 1));
            }
        }
    }
}
