package lampblack.lint.bounds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.expression.EvaluationResult;
import lampblack.expression.Expression;
import lampblack.expression.Failure;
import lampblack.expression.Scope;
import lampblack.expression.StepBudget;
import lampblack.expression.Type;
import lampblack.expression.Value;
import lampblack.node.Scalar;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.FormulaScope;
import lampblack.ruleset.Written;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever an expression comes to for some character lies within what it is said to come to. */
@Tag("slow")
class IntervalEvaluatorTest {

    private static final String SHEET = """
            traits:
              arts: {rating: {max: 3}, entries: {flame: {}, smoke: {start: 1}}}
            lists:
              talents: {entries: {torch: {}, pyre: {times: 2}}}
            creation:
              arts: {spend: 4, on: arts}
              talents: {choose: 1, from: talents}
            """;

    /** What each call may come to, as the sheet above has it. */
    private static final Map<String, Interval> CALLS = calls();

    private final Random random = new Random(7);
    private final SheetBounds bounds = new SheetBounds(sheet());

    private static SheetRules sheet() {
        return Written.ruleset(SHEET).sheets().get("character");
    }

    private static Map<String, Interval> calls() {
        Map<String, Interval> calls = new LinkedHashMap<>();
        calls.put("rating('arts.flame')", new Interval(0, 3));
        calls.put("rating('arts.smoke')", new Interval(1, 3));
        calls.put("count('talents')", new Interval(0, 3));
        calls.put("count('arts')", Interval.exactly(2));
        calls.put("sum('arts')", new Interval(1, 6));
        calls.put("highest('arts')", new Interval(0, 3));
        calls.put("times('talents.pyre')", new Interval(0, 2));
        return calls;
    }

    private String number(int depth) {
        if (depth == 0 || random.nextInt(6) == 0) {
            return random.nextInt(3) == 0 ? String.valueOf(random.nextInt(5))
                    : List.copyOf(CALLS.keySet()).get(random.nextInt(CALLS.size()));
        }
        return switch (random.nextInt(5)) {
            case 0 -> "min(" + number(depth - 1) + ", " + number(depth - 1) + ")";
            case 1 -> "(" + truth(depth - 1) + " ? " + number(depth - 1) + " : " + number(depth - 1) + ")";
            case 2 -> "-(" + number(depth - 1) + ")";
            default -> {
                char operator = "+-*/%".charAt(random.nextInt(5));
                yield "(" + number(depth - 1) + " " + operator + " " + number(depth - 1) + ")";
            }
        };
    }

    private String truth(int depth) {
        if (depth == 0 || random.nextInt(2) == 0) {
            String[] operators = {"==", "!=", "<", "<=", ">", ">="};
            int inner = Math.max(0, depth - 1);
            return number(inner) + " " + operators[random.nextInt(6)] + " " + number(inner);
        }
        return switch (random.nextInt(4)) {
            case 0 -> "!(" + truth(depth - 1) + ")";
            case 1 -> number(depth - 1) + " in [" + number(0) + ", " + number(0) + "]";
            default -> "(" + truth(depth - 1) + (random.nextBoolean() ? " && " : " || ") + truth(depth - 1) + ")";
        };
    }

    /** A character: every call comes to something that it may come to. */
    private Scope character() {
        Map<String, Long> values = new LinkedHashMap<>();
        CALLS.forEach((call, range) ->
                values.put(call, range.low() + random.nextInt((int) (range.high() - range.low()) + 1)));
        return new Scope() {
            @Override
            public EvaluationResult call(String function, List<Value> arguments) {
                return Value.of(values.get(function + "('" + ((Value.Text) arguments.get(0)).text() + "')"));
            }

            @Override
            public EvaluationResult variable(String name) {
                return Failure.of(Failure.FailureReason.NO_VALUE);
            }
        };
    }

    /** What a text says; empty where it is too long, or divides by what is 0 whoever asks. */
    private static Optional<Expression> parse(String text, Type type) {
        Span span = new Span(new Source("random", text), 0, text.length());
        return Expression.parse(Scalar.text(text, span), FormulaScope.ANYWHERE, type).value();
    }

    @Test
    void theCallsAreBoundedAsTheSheetSays() {
        CALLS.forEach((call, range) ->
                assertEquals(range, new IntervalEvaluator(bounds, Map.of())
                .number(parse(call, Type.INT).orElseThrow()), call));
    }

    @Test
    void noCharacterFallsOutside() {
        for (int round = 0; round < 10_000; round++) {
            boolean isNumber = random.nextBoolean();
            String text = isNumber ? number(4) : truth(4);
            Optional<Expression> parsed = parse(text, isNumber ? Type.INT : Type.BOOL);
            if (parsed.isEmpty()) {
                continue;
            }
            Expression expression = parsed.get();
            IntervalEvaluator evaluator = new IntervalEvaluator(bounds, Map.of());
            Interval range = isNumber ? evaluator.number(expression) : Interval.ANY;
            PossibleTruth truth = isNumber ? PossibleTruth.EITHER : evaluator.truth(expression);
            for (int character = 0; character < 5; character++) {
                EvaluationResult result = expression.evaluate(character(), StepBudget.forRule());
                boolean fits = result instanceof Value.Int number ? range.contains(number.number())
                        : result instanceof Value.Bool bool ? truth.can(bool.truth())
                        : !evaluator.divisors().isEmpty();
                assertTrue(fits, () -> text + " is " + result + ", not " + range + truth);
            }
        }
    }
}
