package lampblack.print.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A text as it is looked for among runs in the order of reading. */
final class SoughtText {

    private final String[] words;
    private final String bare;
    private final boolean reordered;
    private final Set<Character> printed;

    /** @param printed every letter that is printed anywhere, for which there is a face */
    SoughtText(String text, Set<Character> printed) {
        this.words = text.strip().split("\\s+");
        this.bare = ComparableText.of(text);
        this.reordered = ComparableText.isReordered(text);
        this.printed = printed;
    }

    static Set<Character> letters(List<TextRun> runs) {
        Set<Character> letters = new HashSet<>();
        runs.forEach(run -> run.text().chars().forEach(c -> letters.add((char) c)));
        return letters;
    }

    boolean isEmpty() {
        return bare.isEmpty();
    }

    /** Whether it is long enough to be found by itself. */
    boolean isDistinctive() {
        return bare.length() > 3;
    }

    /** How many runs from a place on show the whole of it, or 0 where they do not. */
    int lengthAt(List<TextRun> runs, int place) {
        StringBuilder rest = new StringBuilder(bare);
        int i = place;
        while (rest.length() > 0 && i < runs.size() && takeOff(rest, runs.get(i).text())) {
            i++;
        }
        // Where letters melt into others, and marks into what they stand on, some are never seen by themselves.
        return rest.length() == 0 || reordered && rest.length() * 5 < bare.length() ? i - place : 0;
    }

    /** Takes those of the runs that show a part of it, and names the words that none of them shows. */
    List<String> partly(List<TextRun> runs, List<TextRun> shown) {
        StringBuilder rest = new StringBuilder(bare);
        StringBuilder lost = new StringBuilder();
        List<TextRun> left = new ArrayList<>(runs);
        for (TextRun run : left) {
            int at = rest.indexOf(run.text());
            if (at >= 0 && (run.text().length() > 1 || at == 0)) {
                lost.append(rest, 0, at);
                rest.delete(0, at + run.text().length());
                shown.add(run);
                runs.remove(run);
            }
        }
        return named(lost.append(rest).toString());
    }

    /** The words of which all letters are lost, or all words where that is unclear. */
    private List<String> named(String lost) {
        List<String> named = new ArrayList<>();
        String rest = lost;
        for (String word : words) {
            String own = ComparableText.of(word);
            if (!own.isEmpty() && rest.startsWith(own)) {
                named.add(word);
                rest = rest.substring(own.length());
            }
        }
        return named.isEmpty() && !lost.isEmpty() ? List.of(words) : named;
    }

    /** Takes what a run shows off the front, or, where letters change places, out of anywhere. */
    private boolean takeOff(StringBuilder rest, String shown) {
        if (shown.length() > rest.length()) {
            return false;
        }
        StringBuilder less = new StringBuilder(rest);
        for (int i = 0; i < shown.length(); i++) {
            int at = 0;
            while (reordered && at < less.length() && !fits(less.charAt(at), shown.charAt(i))) {
                at++;
            }
            if (at == less.length() || !fits(less.charAt(at), shown.charAt(i))) {
                return false;
            }
            less.deleteCharAt(at);
        }
        rest.setLength(0);
        rest.append(less);
        return true;
    }

    /** Whether a letter is what is shown; what is printed anywhere, a face has. */
    private boolean fits(char letter, char shown) {
        return letter == shown || shown == ComparableText.UNKNOWN && !printed.contains(letter);
    }
}
