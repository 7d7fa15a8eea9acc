package lampblack.diagnostic;

/** How much a problem weighs: only errors make a document illegal. */
public enum Severity implements Worded {
    ERROR("error"),
    WARNING("warning"),
    NOTE("note");

    private final String word;

    Severity(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** The one that is written so. */
    public static Severity ofWord(String word) {
        return Worded.of(values(), word);
    }
}
