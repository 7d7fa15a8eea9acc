package lampblack.expression;

import java.util.Map;
import lampblack.diagnostic.Span;

/** The operators between two terms: how strongly each binds, and the term it makes. */
final class Operators {

    private static final Map<String, Integer> STRENGTHS = Map.ofEntries(
            Map.entry("||", 1), Map.entry("&&", 2),
            Map.entry("==", 3), Map.entry("!=", 3), Map.entry("<", 3), Map.entry("<=", 3), Map.entry(">", 3),
            Map.entry(">=", 3), Map.entry("in", 3),
            Map.entry("+", 4), Map.entry("-", 4),
            Map.entry("*", 5), Map.entry("/", 5), Map.entry("%", 5));

    private Operators() {}

    /** How strongly a word binds what stands beside it, from 1 to 5; 0 if it is no operator. */
    static int strength(Token word) {
        return word.is(Token.TokenKind.SYMBOL) ? STRENGTHS.getOrDefault(word.text(), 0) : 0;
    }

    static Term join(String symbol, Term left, Term right, Span span) {
        if (symbol.equals("&&") || symbol.equals("||")) {
            return new LogicalAndOr(symbol.equals("||"), left, right, span);
        }
        for (Comparison.ComparisonOperator operator : Comparison.ComparisonOperator.values()) {
            if (operator.symbol().equals(symbol)) {
                return new Comparison(operator, left, right, span);
            }
        }
        for (Arithmetic.ArithmeticOperator operator : Arithmetic.ArithmeticOperator.values()) {
            if (operator.symbol().equals(symbol)) {
                return new Arithmetic(operator, left, right, span);
            }
        }
        throw new IllegalStateException("no term for " + symbol);
    }
}
