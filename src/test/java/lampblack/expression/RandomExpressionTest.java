package lampblack.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.List;
import lampblack.Sampling;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import org.junit.jupiter.api.Test;

class RandomExpressionTest {

    private static final int EXPRESSIONS = Sampling.count(4_000, 40_000);

    @Test
    void agreesWithAnIndependentReckoning() {
        RandomExpression random = new RandomExpression(Sampling.of("expressions").seed(20_26));
        int values = 0;
        int failures = 0;
        for (int i = 0; i < EXPRESSIONS; i++) {
            Type type = Type.values()[i % 3];
            RandomExpression.Written written = random.next(type, i % 5);
            Checked<Expression> checked = Sample.parse(written.text(), type);
            if (checked.value().isEmpty()) {
                List<Code> codes = checked.diagnostics().stream().map(diagnostic -> diagnostic.code()).distinct()
                        .toList();
                assertEquals(List.of(Code.EXPRESSION__DIVIDES_BY_ZERO), codes, written.text());
                continue;
            }
            EvaluationResult result = checked.value().get().evaluate(Sample.SCOPE, StepBudget.forRule());
            if (written.value() == null) {
                failures++;
                assertTrue(result instanceof Failure, () -> written.text() + " gives " + result);
            } else {
                values++;
                assertEquals(written.value().toString(), Sample.outcome(result), written.text());
            }
        }
        assertTrue(values > EXPRESSIONS / 2 && failures > EXPRESSIONS / 20, values + " values, " + failures
                + " failures");
    }
}
