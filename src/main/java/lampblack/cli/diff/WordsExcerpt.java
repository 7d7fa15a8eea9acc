package lampblack.cli.diff;

import java.util.List;

/** The part of two texts in which they differ, with a few words around it. */
record WordsExcerpt(String was, String is) {

    private static final int AROUND = 3;
    private static final String CUT = "…";

    static WordsExcerpt of(String was, String is) {
        List<String> old = List.of(was.strip().split("\\s+"));
        List<String> now = List.of(is.strip().split("\\s+"));
        int most = Math.min(old.size(), now.size());
        int start = 0;
        while (start < most && old.get(start).equals(now.get(start))) {
            start++;
        }
        int end = 0;
        while (end < most - start && old.get(old.size() - 1 - end).equals(now.get(now.size() - 1 - end))) {
            end++;
        }
        int from = start <= AROUND + 1 ? 0 : start - AROUND;
        int left = end <= AROUND + 1 ? 0 : end - AROUND;
        return new WordsExcerpt(cut(old, from, left), cut(now, from, left));
    }

    private static String cut(List<String> words, int from, int left) {
        String middle = String.join(" ", words.subList(from, words.size() - left));
        return (from > 0 ? CUT + " " : "") + middle + (left > 0 ? " " + CUT : "");
    }
}
