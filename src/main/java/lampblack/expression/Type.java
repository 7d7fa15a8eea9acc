package lampblack.expression;

/** What an expression may give. */
public enum Type {
    INT("kind.number"),
    BOOL("kind.boolean"),
    TEXT("kind.text");

    private final String kind;

    Type(String kind) {
        this.kind = kind;
    }

    /** The kind in an author's words, as a message key. */
    public String kind() {
        return kind;
    }
}
