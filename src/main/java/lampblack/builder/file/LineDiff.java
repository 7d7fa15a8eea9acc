package lampblack.builder.file;

import java.util.ArrayList;
import java.util.List;

/** Which lines one text has otherwise than another. */
public final class LineDiff {

    private static final int MAX_CELLS = 4_000_000;
    private static final int MAX_LINES = 200;

    private LineDiff() {}

    /** A line that is only in one of two texts. @param kind {@code gone} or {@code new} */
    public record DiffLine(String kind, String sign, String text) {}

    /** Splits a text into lines without their line breaks; a final line break starts no further line. */
    private static List<String> lines(String text) {
        List<String> lines = List.of(text.split("\\r\\n?|\\n", -1));
        boolean ended = lines.get(lines.size() - 1).isEmpty();
        return ended ? lines.subList(0, lines.size() - 1) : lines;
    }

    /** The lines that differ, in order; what is too long to be compared is as if all of it did. */
    static List<DiffLine> of(String before, String after) {
        List<String> one = lines(before);
        List<String> other = lines(after);
        int start = 0;
        while (start < one.size() && start < other.size() && one.get(start).equals(other.get(start))) {
            start++;
        }
        int end = 0;
        while (end < one.size() - start && end < other.size() - start
                && one.get(one.size() - 1 - end).equals(other.get(other.size() - 1 - end))) {
            end++;
        }
        List<DiffLine> all = middle(one.subList(start, one.size() - end), other.subList(start, other.size() - end));
        return List.copyOf(all.subList(0, Math.min(MAX_LINES, all.size())));
    }

    private static List<DiffLine> middle(List<String> one, List<String> other) {
        List<DiffLine> all = new ArrayList<>();
        int[][] common = (long) one.size() * other.size() > MAX_CELLS ? new int[0][] : common(one, other);
        int i = 0;
        int j = 0;
        while (common.length > 0 && i < one.size() && j < other.size()) {
            if (one.get(i).equals(other.get(j))) {
                i++;
                j++;
            } else if (common[i + 1][j] >= common[i][j + 1]) {
                all.add(new DiffLine("gone", "−", one.get(i++)));
            } else {
                all.add(new DiffLine("new", "+", other.get(j++)));
            }
        }
        one.subList(i, one.size()).forEach(name -> all.add(new DiffLine("gone", "−", name)));
        other.subList(j, other.size()).forEach(name -> all.add(new DiffLine("new", "+", name)));
        return all;
    }

    /** How many lines two ends of texts have in common at most. */
    private static int[][] common(List<String> one, List<String> other) {
        int[][] common = new int[one.size() + 1][other.size() + 1];
        for (int i = one.size() - 1; i >= 0; i--) {
            for (int j = other.size() - 1; j >= 0; j--) {
                common[i][j] = one.get(i).equals(other.get(j)) ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        return common;
    }
}
