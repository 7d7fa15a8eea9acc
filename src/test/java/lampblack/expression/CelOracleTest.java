package lampblack.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import lampblack.Sampling;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Expressions are a subset of the Common Expression Language: whatever is accepted means the same there. What is known
 * to differ is left out here: texts are ordered by code points, not by the halves that some code points are written in;
 * and a divisor that is always zero is refused before anything is reckoned. {@code -Dlampblack.expressions=1000000}
 * tries more.
 */
@Tag("slow")
class CelOracleTest {

    private static final int EXPRESSIONS = Integer.getInteger("lampblack.expressions", Sampling.count(1_500, 10_000));
    private static final String[] THREES = {"rating('abc')", "max(1, 3)", "min(7, 3, 4)", "(twice(1) + 1)", "(1 + 2)"};

    private final CelOracle oracle = new CelOracle(Sample.VOCABULARY);
    private final Sampling sampling = Sampling.of("expressions in CEL");
    private final Random random = new Random(sampling.seed(20_26));
    private int values;
    private int failures;

    @Test
    void whatIsAcceptedMeansTheSameInCel() {
        RandomExpression expressions = new RandomExpression(sampling.seed(14));
        // Whatever is drawn, there are enough of both, those that come to a value and those that fail.
        for (int i = 0; i < 10 * EXPRESSIONS && !hasSeenEnough(); i++) {
            Type type = Type.values()[i % 3];
            String text = varied(expressions.next(type, i % 6).text());
            compare(text, type);
            unwrapped(text).ifPresent(bare -> compare(bare, type));
        }
        assertTrue(hasSeenEnough(), values + " values, " + failures + " failures");
    }

    private boolean hasSeenEnough() {
        return values + failures >= EXPRESSIONS && values > EXPRESSIONS / 3 && failures > EXPRESSIONS / 10;
    }

    /** Functions in place of some of the names, and here and there one that fails. */
    private String varied(String text) {
        StringBuilder out = new StringBuilder();
        for (String part : text.split("(?<=\\btier\\b)|(?<=\\bveteran\\b)")) {
            String three = random.nextInt(10) == 0 ? "nothing()" : THREES[random.nextInt(THREES.length)];
            String truth = random.nextInt(5) == 0 ? "doubtful()" : "has('very')";
            out.append(random.nextInt(3) == 0 ? part
                    : part.replaceAll("\\btier$", three).replaceAll("\\bveteran$", truth));
        }
        return out.toString();
    }

    /** The same without one pair of brackets, so that what binds stronger decides. */
    private Optional<String> unwrapped(String text) {
        List<Integer> opened = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '(' && (i == 0 || !Character.isLetter(text.charAt(i - 1)))) {
                opened.add(i);
            }
        }
        if (opened.isEmpty()) {
            return Optional.empty();
        }
        int open = opened.get(random.nextInt(opened.size()));
        int depth = 0;
        for (int i = open; i < text.length(); i++) {
            depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
            if (depth == 0) {
                return Optional.of(
                        text.substring(0, open) + text.substring(open + 1, i) + text.substring(i + 1));
            }
        }
        throw new IllegalStateException(text);
    }

    private void compare(String text, Type type) {
        boolean ordersRareLetters = text.contains("\ud83c") && text.matches(".*[<>].*");
        Checked<Expression> checked = Sample.parse(text, type);
        if (checked.value().isEmpty() || ordersRareLetters) {
            return;
        }
        EvaluationResult result = checked.value().get().evaluate(Sample.SCOPE, StepBudget.forRule());
        assertEquals(Sample.outcome(result), oracle.outcome(text, Sample.SCOPE), text);
        values += result instanceof Value ? 1 : 0;
        failures += result instanceof Failure ? 1 : 0;
    }

    @Test
    void whatIsRefusedForItsDivisorFailsThereToo() {
        for (String text : List.of("1 / 0", "7 % (2 - 2)", "1 + 3 / (1 - 1)")) {
            assertEquals(List.of(Code.EXPRESSION__DIVIDES_BY_ZERO),
                    Sample.parse(text, Type.INT).diagnostics().stream().map(diagnostic -> diagnostic.code()).toList());
            assertEquals("DIVIDED_BY_ZERO", oracle.outcome(text, Sample.SCOPE), text);
        }
    }

    /** Two known differences, written down so that they stay known. */
    @Test
    void whatDiffersIsThis() {
        assertEquals("true", Sample.outcome(Sample.value("'\uffee' < '\ud83c\udfb2'")));
        assertEquals("false", oracle.outcome("'\uffee' < '\ud83c\udfb2'", Sample.SCOPE));
        assertTrue(Sample.parse("--tier", Type.INT).value().isEmpty());
        assertEquals("3", oracle.outcome("--tier", Sample.SCOPE));
    }
}
