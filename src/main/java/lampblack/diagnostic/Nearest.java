package lampblack.diagnostic;

import java.util.Locale;
import java.util.Optional;

/** Finds the known name that someone most likely meant. */
public final class Nearest {

    private Nearest() {}

    /** The nearest known name: within a third of its length in edits, the first of equals. */
    public static Optional<String> to(String written, Iterable<String> known) {
        String best = null;
        int least = Integer.MAX_VALUE;
        String folded = written.toLowerCase(Locale.ROOT);
        for (String name : known) {
            int allowed = Math.max(1, Math.max(folded.length(), name.length()) / 3);
            if (Math.abs(name.length() - folded.length()) > allowed) {
                continue;
            }
            int edits = distance(folded, name.toLowerCase(Locale.ROOT));
            if (edits <= allowed && edits < least) {
                least = edits;
                best = name;
            }
        }
        return Optional.ofNullable(best);
    }

    /** Insertions, deletions, replacements and swaps of neighbours between two words. */
    static int distance(String a, String b) {
        int[][] table = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                table[i][j] = i == 0 ? j : j == 0 ? i : step(table, a, b, i, j);
            }
        }
        return table[a.length()][b.length()];
    }

    private static int step(int[][] table, String a, String b, int i, int j) {
        int cost = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        int least = Math.min(Math.min(table[i - 1][j], table[i][j - 1]) + 1, table[i - 1][j - 1] + cost);
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(least, table[i - 2][j - 2] + 1) : least;
    }
}
