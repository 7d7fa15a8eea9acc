package lampblack.expression;

/**
 * A word of an expression.
 *
 * @param text what is written; for a text what it means, without quotes and escapes
 * @param from the first character of it, counted in the expression
 * @param to the character behind it
 */
record Token(Kind kind, String text, int from, int to) {

    /** What sort of word it is. */
    enum Kind {
        NUMBER,
        TEXT,
        NAME,
        SYMBOL,
        END
    }

    boolean is(String symbol) {
        return kind == Kind.SYMBOL && text.equals(symbol);
    }

    boolean is(Kind other) {
        return kind == other;
    }
}
