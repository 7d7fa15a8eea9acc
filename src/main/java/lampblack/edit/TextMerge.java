package lampblack.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Does to a text what was done to another that it came from, where nothing else was changed at the same place. */
public final class TextMerge {

    /** Beyond so many comparisons, all that lies between two differences is taken to be different. */
    private static final long MOST = 4_000_000;

    private TextMerge() {}

    /** Words of one text that others stand for. @param to the first that stays */
    private record Splice(int from, int to, List<String> words) {

        private boolean isBefore(Splice other) {
            return to < other.from || to == other.from && !(from == to && other.from == other.to);
        }
    }

    /**
     * A text with a change that was made to an earlier one.
     *
     * @param base the earlier text
     * @param changed the earlier text as it was changed
     * @param now what has become of the earlier text meanwhile
     * @return nothing where both changed the same place
     */
    public static Optional<String> of(String base, String changed, String now) {
        return of(words(base), words(changed), words(now));
    }

    /** The same by whole lines, which tells neighbours apart that are much alike. */
    public static Optional<String> ofLines(String base, String changed, String now) {
        return of(lines(base), lines(changed), lines(now));
    }

    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        int start = 0;
        while (start < text.length()) {
            int end = text.indexOf('\n', start) + 1;
            lines.add(text.substring(start, end == 0 ? text.length() : end));
            start = end == 0 ? text.length() : end;
        }
        return lines;
    }

    private static Optional<String> of(List<String> words, List<String> changed, List<String> now) {
        List<Splice> ours = splices(words, changed);
        List<Splice> theirs = splices(words, now);
        List<Splice> all = new ArrayList<>();
        int ourNext = 0;
        int theirNext = 0;
        while (ourNext < ours.size() || theirNext < theirs.size()) {
            boolean isOurs = theirNext == theirs.size()
                    || ourNext < ours.size() && ours.get(ourNext).isBefore(theirs.get(theirNext));
            boolean isTheirs = ourNext == ours.size()
                    || theirNext < theirs.size() && theirs.get(theirNext).isBefore(ours.get(ourNext));
            if (!isOurs && !isTheirs) {
                return Optional.empty();
            }
            all.add(isOurs ? ours.get(ourNext++) : theirs.get(theirNext++));
        }
        return Optional.of(spliced(words, all));
    }

    private static String spliced(List<String> words, List<Splice> splices) {
        StringBuilder text = new StringBuilder();
        int at = 0;
        for (Splice splice : splices) {
            words.subList(at, splice.from).forEach(text::append);
            splice.words.forEach(text::append);
            at = splice.to;
        }
        words.subList(at, words.size()).forEach(text::append);
        return text.toString();
    }

    /** Letters and digits together, everything else one by one; a line keeps its indentation in one piece. */
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int start = 0;
        for (int i = 1; i <= text.length(); i++) {
            if (i == text.length() || !(isOfWord(text.charAt(i - 1)) && isOfWord(text.charAt(i)))
                    && !(text.charAt(i - 1) == ' ' && text.charAt(i) == ' ')) {
                words.add(text.substring(start, i));
                start = i;
            }
        }
        return words;
    }

    private static boolean isOfWord(char letter) {
        return Character.isLetterOrDigit(letter);
    }

    /** What makes one list of words of another, in order. */
    private static List<Splice> splices(List<String> from, List<String> to) {
        int head = 0;
        while (head < Math.min(from.size(), to.size()) && from.get(head).equals(to.get(head))) {
            head++;
        }
        int tail = 0;
        while (tail < Math.min(from.size(), to.size()) - head
                && from.get(from.size() - 1 - tail).equals(to.get(to.size() - 1 - tail))) {
            tail++;
        }
        List<String> before = from.subList(head, from.size() - tail);
        List<String> after = to.subList(head, to.size() - tail);
        if (before.isEmpty() && after.isEmpty()) {
            return List.of();
        }
        return before.isEmpty() || after.isEmpty() || (long) before.size() * after.size() > MOST
                ? List.of(new Splice(head, head + before.size(), after)) : between(before, after, head);
    }

    /** The splices that leave as many words as can be left. @param head how many words stand before both */
    private static List<Splice> between(List<String> before, List<String> after, int head) {
        int[][] common = new int[before.size() + 1][after.size() + 1];
        for (int i = before.size() - 1; i >= 0; i--) {
            for (int j = after.size() - 1; j >= 0; j--) {
                common[i][j] = before.get(i).equals(after.get(j)) ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        List<Splice> splices = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < before.size() || j < after.size()) {
            int fromI = i;
            int fromJ = j;
            while (i < before.size() && (j == after.size() || !before.get(i).equals(after.get(j)))
                    && (j == after.size() || common[i + 1][j] >= common[i][j + 1])) {
                i++;
            }
            while (j < after.size() && (i == before.size() || !before.get(i).equals(after.get(j)))
                    && (i == before.size() || common[i][j + 1] > common[i + 1][j])) {
                j++;
            }
            if (i == fromI && j == fromJ) {
                i++;
                j++;
            } else {
                add(splices, new Splice(head + fromI, head + i, List.copyOf(after.subList(fromJ, j))));
            }
        }
        return splices;
    }

    /** Two that touch are one. */
    private static void add(List<Splice> splices, Splice next) {
        Splice last = splices.isEmpty() ? null : splices.get(splices.size() - 1);
        if (last == null || last.to != next.from) {
            splices.add(next);
            return;
        }
        List<String> words = new ArrayList<>(last.words);
        words.addAll(next.words);
        splices.set(splices.size() - 1, new Splice(last.from, next.to, words));
    }
}
