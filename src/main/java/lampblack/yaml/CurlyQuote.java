package lampblack.yaml;

/**
 * A curly quotation mark in a line: one of two that enclose a value, or a mark within a text, where it is right.
 *
 * @param start of the line
 * @param end of the line
 */
record CurlyQuote(String text, int at, int start, int end) {

    private static final String DOUBLE = "\u201c\u201d\u201e\"";
    private static final String SINGLE = "\u2018\u2019\u201a'";
    private static final String AHEAD = ":[{,(=<>!&|?+*/-";
    private static final String BEHIND = ":]},)=<>!&|?+*/-.";

    /** Whether it stands where a value begins or ends, and another of its kind where that ends or begins. */
    boolean isSign() {
        return begins(at) && ends(next()) || ends(at) && begins(previous());
    }

    private String kind() {
        return DOUBLE.indexOf(text.charAt(at)) >= 0 ? DOUBLE : SINGLE;
    }

    private int next() {
        int i = at + 1;
        while (i < end && kind().indexOf(text.charAt(i)) < 0) {
            i++;
        }
        return i < end ? i : -1;
    }

    private int previous() {
        int i = at - 1;
        while (i >= start && kind().indexOf(text.charAt(i)) < 0) {
            i--;
        }
        return i >= start ? i : -1;
    }

    private boolean begins(int i) {
        int before = i - 1;
        while (before >= start && text.charAt(before) <= ' ') {
            before--;
        }
        return i >= 0 && (before < start || AHEAD.indexOf(text.charAt(before)) >= 0);
    }

    private boolean ends(int i) {
        int after = i + 1;
        while (after < end && text.charAt(after) <= ' ') {
            after++;
        }
        return i >= 0 && (after >= end || BEHIND.indexOf(text.charAt(after)) >= 0);
    }
}
