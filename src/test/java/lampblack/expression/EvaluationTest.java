package lampblack.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvaluationTest {

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', value = {
            "2 + 3 * 4 ~ 14",
            "(2 + 3) * 4 ~ 20",
            "10 - 4 - 3 ~ 3",
            "100 / 10 / 5 ~ 2",
            "7 % 4 * 2 ~ 6",
            "-7 / 2 ~ -3",
            "-7 % 2 ~ -1",
            "7 % -2 ~ 1",
            "-2 * -3 ~ 6",
            "1 - -1 ~ 2",
            "-(-5) ~ 5",
            "- tier ~ -3",
            "true || true && false ~ true",
            "(true || true) && false ~ false",
            "1 + 1 == 2 && 3 < 4 ~ true",
            "1 < 2 == true ~ true",
            "!false && false ~ false",
            "!!veteran ~ true",
            "true ? 1 : false ? 2 : 3 ~ 1",
            "false ? 1 : false ? 2 : 3 ~ 3",
            "true || false ? 1 : 2 ~ 1",
            "1 + 2 in [3, 4] ~ true",
            "name in ['Ilse', \"Maro\"] ~ true",
            "name in [] ~ false",
            "5 in [1, 2] == false ~ true",
            "'a' + 'b' + \"c\" ~ abc",
            "'a' < 'b' ~ true",
            "'Z' < 'a' ~ true",
            "'a' < 'ab' ~ true",
            "true != false ~ true",
            "min(3, 1, 2) ~ 1",
            "max(tier, 1, 2) ~ 3",
            "rating('hunt') + rating('specialties', 'Stealth') ~ 11",
            "playbook() == 'cutter' && playbook('cutter') ~ true",
            "twice(tier) ~ 6",
            "at_creation('con') ~ 3",
            "-9223372036854775808 ~ -9223372036854775808",
            "9223372036854775807 ~ 9223372036854775807",
            "007 ~ 7",
    })
    void comesTo(String text, String expected) {
        assertEquals(expected, Sample.outcome(Sample.value(text)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', value = {
            "tier / (tier - 3) ~ DIVIDED_BY_ZERO",
            "tier % (tier - 3) ~ DIVIDED_BY_ZERO",
            "high + 1 ~ OVERFLOW",
            "low - 1 ~ OVERFLOW",
            "high * 2 ~ OVERFLOW",
            "-low ~ OVERFLOW",
            "low / -1 ~ OVERFLOW",
            "low % -1 ~ 0",
            "nothing() + 1 ~ NO_VALUE",
            "high + 1 + nothing() ~ OVERFLOW",
            "nothing() + (high + 1) ~ NO_VALUE",
            "false && nothing() > 0 ~ false",
            "nothing() > 0 && false ~ false",
            "true || nothing() > 0 ~ true",
            "nothing() > 0 || true ~ true",
            "nothing() > 0 && true ~ NO_VALUE",
            "true && nothing() > 0 ~ NO_VALUE",
            "nothing() > 0 || false ~ NO_VALUE",
            "nothing() > 0 || high + 1 > 0 ~ NO_VALUE",
            "high + 1 > 0 || nothing() > 0 ~ OVERFLOW",
            "nothing() > 0 && high + 1 > 0 || true ~ true",
            "true ? 1 : nothing() ~ 1",
            "false ? nothing() : 2 ~ 2",
            "doubtful() ? 1 : 2 ~ NO_VALUE",
            "1 in [1, nothing()] ~ NO_VALUE",
            "!doubtful() || !false ~ true",
            "min(1, nothing()) ~ NO_VALUE",
            "twice(nothing()) ~ NO_VALUE",
    })
    void failsOnlyWhereTheRestDoesNotDecide(String text, String expected) {
        assertEquals(expected, Sample.outcome(Sample.value(text)));
    }

    @Test
    void comparesTextsByCodePoint() {
        // In UTF-16 units the paired letter would come first.
        assertEquals(Value.of(true), Sample.value("'\uffee' < '\ud83c\udfb2'"));
        assertEquals(Value.of(true), Sample.value("'\ud83c\udfb2' > '\uffee'"));
        assertEquals(Value.of(true), Sample.value("'\ud83c\udfb1' < '\ud83c\udfb2'"));
    }

    @Test
    void understandsEscapes() {
        assertEquals(Value.of("a'b\"c\\d\ne\tf"), Sample.value("'a\\'b\\\"c\\\\d\\ne\\tf'"));
        assertEquals(Value.of("it's"), Sample.value("\"it's\""));
    }

    @Test
    void saysWhereItFailed() {
        Failure failure = (Failure) Sample.value("1 + 2 * nothing()");
        assertEquals("nothing()", failure.span().orElseThrow().text());
        Failure division = (Failure) Sample.value("1 + tier / (tier - 3)");
        assertEquals("tier - 3", division.span().orElseThrow().text());
    }

    @Test
    void everyPartTakesAStep() {
        StepBudget steps = new StepBudget(100);
        Sample.parse("1 + 2 * 3").evaluate(Sample.SCOPE, steps);
        assertEquals(5, steps.taken());
        assertEquals(Value.of(7), Sample.parse("1 + 2 * 3").evaluate(Sample.SCOPE, new StepBudget(5)));
        assertEquals("TOO_MANY_STEPS", Sample.outcome(Sample.parse("1 + 2 * 3")
                .evaluate(Sample.SCOPE, new StepBudget(4))));
    }

    @Test
    void nothingMakesUpForUsedUpSteps() {
        Expression either = Sample.parse("1 + 2 + 3 > 0 || true");
        for (int limit = 0; limit < 8; limit++) {
            EvaluationResult result = either.evaluate(Sample.SCOPE, new StepBudget(limit));
            assertEquals("TOO_MANY_STEPS", Sample.outcome(result), "at " + limit);
        }
        assertEquals("true", Sample.outcome(either.evaluate(Sample.SCOPE, new StepBudget(8))));
        Expression doubtful = Sample.parse("doubtful() || 1 + 2 > 0");
        assertEquals("TOO_MANY_STEPS", Sample.outcome(doubtful.evaluate(Sample.SCOPE, new StepBudget(3))));
    }

    @Test
    void textsThatGrowUseUpTheSteps() {
        String text = "x".repeat(30_000);
        Scope scope = new Scope() {
            @Override
            public EvaluationResult call(String function, List<Value> arguments) {
                throw new IllegalStateException(function);
            }

            @Override
            public EvaluationResult variable(String name) {
                return Value.of(text);
            }
        };
        assertEquals("TOO_MANY_STEPS", Sample.outcome(
                Sample.parse("name + name + name").evaluate(scope, StepBudget.forRule())));
    }

    @Test
    void tellsItsMentionsAndTakesOtherNames() {
        Expression expression = Sample.parse(
                "has('Iron Grip') && rating('specialties', 'Stealth') > 2 || name == 'Ilse'");
        assertEquals(List.of("has option Iron Grip Iron Grip", "rating set specialties specialties",
                "rating entry Stealth Stealth"), expression.mentions().stream()
                .map(mention -> mention.function() + " " + mention.names() + " " + mention.text() + " " + mention.span()
                .text())
                .toList());
        Expression other = expression.withMentions(
                mention -> mention.text().equals("Iron Grip") ? mention.named("v") : mention);
        assertEquals("v", other.mentions().get(0).text());
        assertEquals(expression.mentions().get(0).span(), other.mentions().get(0).span());
        assertEquals(expression.toString(), other.toString());
        assertEquals("false", Sample.outcome(Sample.parse("has('Iron Grip')")
                .evaluate(Sample.SCOPE, StepBudget.forRule())));
        assertEquals("true", Sample.outcome(Sample.parse("!(min(1, has('x') ? 1 : 2) in [2, twice(tier)])")
                .withMentions(mention -> mention.named("v")).evaluate(Sample.SCOPE, StepBudget.forRule())));
    }

    @Test
    void valuesOfAProgramAreExpressionsToo() {
        Expression four = Expression.of(Value.of(4), Sample.scalar("x").span());
        assertEquals(Value.of(4), four.evaluate(Sample.SCOPE, StepBudget.forRule()));
        assertTrue(four.term().isConstant());
        assertEquals("4", four.toString());
    }
}
