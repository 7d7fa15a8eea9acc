package lampblack.expression;

/**
 * A word of an expression.
 *
 * @param text what is written; for a text what it means, without quotes and escapes
 * @param from the first character of it, counted in the expression
 * @param to the character behind it
 */
record Token(TokenKind kind, String text, int from, int to) {

    /** What sort of word it is. */
    enum TokenKind {
        NUMBER,
        TEXT,
        NAME,
        SYMBOL,
        END
    }

    boolean is(String symbol) {
        return kind == TokenKind.SYMBOL && text.equals(symbol);
    }

    boolean is(TokenKind other) {
        return kind == other;
    }
}
