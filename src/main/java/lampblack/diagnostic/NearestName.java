package lampblack.diagnostic;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Finds the known name that someone most likely meant. */
public final class NearestName {

    private static final int LONGEST = 200;
    private static final int LONGEST_SHUFFLED = 5;
    /** A word that is cut off still has so many letters. */
    private static final int SHORTEST_STEM = 4;
    /** How many names of about the right length are looked at; nobody has so many by hand. */
    private static final int MAX = 1_000;

    private NearestName() {}

    /** The nearest known name: within a third of its length in edits, the first of equals; none for what is no name. */
    public static Optional<String> to(String written, Iterable<String> known) {
        return within(Integer.MAX_VALUE, written, known);
    }

    /** The nearest of words of ours, or the only one that what is written begins or is a beginning of. */
    public static Optional<String> word(String written, Iterable<String> known) {
        Optional<String> near = to(written, known);
        if (near.isPresent() || written.length() < SHORTEST_STEM) {
            return near;
        }
        String folded = written.toLowerCase(Locale.ROOT);
        String only = null;
        for (String word : known) {
            boolean longer = word.length() >= SHORTEST_STEM && folded.startsWith(word)
                    && folded.length() - word.length() < SHORTEST_STEM;
            boolean stem = word.startsWith(folded) || longer;
            if (stem && only != null) {
                return Optional.empty();
            }
            only = stem ? word : only;
        }
        return Optional.ofNullable(only);
    }

    /** Whether two names differ in capitals and in what stands between their words alone. */
    public static boolean isSame(String written, String name) {
        return plain(written).equals(plain(name));
    }

    private static String plain(String name) {
        return name.strip().toLowerCase(Locale.ROOT).replace('_', '-').replace(' ', '-');
    }

    /** The nearest known name of those that differ in so many edits at most. */
    public static Optional<String> within(int edits, String written, Iterable<String> known) {
        String best = null;
        int least = Integer.MAX_VALUE;
        int looked = 0;
        boolean ofSameLetters = false;
        String folded = written.toLowerCase(Locale.ROOT);
        if (folded.length() > LONGEST) {
            return Optional.empty();
        }
        for (String text : known) {
            String name = text.toLowerCase(Locale.ROOT);
            int third = Math.max(1, Math.max(folded.length(), name.length()) / 3);
            int allowed = Math.min(Math.min(least - 1, edits), third);
            if (Math.abs(name.length() - folded.length()) > allowed) {
                continue;
            }
            if (++looked > MAX) {
                break;
            }
            int differing = allowed > 0 ? distance(folded, name, allowed) : name.equals(folded) ? 0 : 1;
            boolean nearer = differing <= allowed;
            // Of two that are one edit away, letters in another order are the likelier typo.
            boolean shuffled = (nearer || least > 1 || least == 1 && !ofSameLetters) && sameLetters(folded, name);
            if (nearer || shuffled) {
                least = shuffled && !nearer ? 1 : differing;
                best = text;
                ofSameLetters = shuffled;
            }
        }
        return Optional.ofNullable(best);
    }

    /** Whether two words differ in the order of their letters alone, as short ones do when they are typed fast. */
    private static boolean sameLetters(String a, String b) {
        return a.length() == b.length() && a.length() <= LONGEST_SHUFFLED
                && Arrays.equals(a.chars().sorted().toArray(), b.chars().sorted().toArray());
    }

    /**
     * Insertions, deletions, replacements and swaps of neighbours between two words.
     *
     * @param most what is still of interest; of a larger distance only that it is larger is known
     */
    static int distance(String a, String b, int most) {
        int start = 0;
        while (start < a.length() && start < b.length() && a.charAt(start) == b.charAt(start)) {
            start++;
        }
        int endA = a.length();
        int endB = b.length();
        while (endA > start && endB > start && a.charAt(endA - 1) == b.charAt(endB - 1)) {
            endA--;
            endB--;
        }
        return differing(a.substring(start, endA), b.substring(start, endB), most);
    }

    /** The distance of two words that share neither beginning nor end. */
    private static int differing(String a, String b, int most) {
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            // What is further from the diagonal than the bound cannot lie on a way within it.
            int from = Math.max(1, i - most);
            int to = Math.min(b.length(), i + most);
            row[from - 1] = from == 1 ? i : most + 1;
            int least = row[from - 1];
            for (int j = from; j <= to; j++) {
                boolean edge = j == i + most;
                row[j] = step(beforeLast, last, row, a, b, i, j, edge ? most + 1 : last[j]);
                least = Math.min(least, row[j]);
            }
            if (least > most) {
                return most + 1;
            }
            int[] free = beforeLast;
            beforeLast = last;
            last = row;
            row = free;
        }
        return last[b.length()];
    }

    private static int step(int[] beforeLast, int[] last, int[] row, String a, String b, int i, int j, int above) {
        int cost = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        int least = Math.min(Math.min(above, row[j - 1]) + 1, last[j - 1] + cost);
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(least, beforeLast[j - 2] + 1) : least;
    }
}
