package lampblack.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.engine.Outcome;
import lampblack.engine.RandomCharacter;
import lampblack.io.RulesetLoader;
import lampblack.io.RulesetPlace;
import lampblack.rules.Functions;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;
import lampblack.ruleset.Ruleset;
import org.junit.jupiter.api.Test;

/** Every expression of the shipped rulesets comes to the same in CEL, for characters of all sorts. */
class ShippedExpressionsTest {

    private static final int CHARACTERS = 40;

    @Test
    void everyExpressionMeansTheSameInCel() throws ReflectiveOperationException {
        RulesetLoader rulesets = new RulesetLoader(List.of(new RulesetPlace.Folder(Path.of("rulesets"))));
        CelOracle oracle = new CelOracle(Functions.IN_COSTS);
        int found = 0;
        for (String id : rulesets.ids()) {
            Ruleset ruleset = rulesets.load(id).value().orElseThrow().ruleset();
            for (SheetRules sheet : ruleset.sheets().values()) {
                Map<String, Expression> expressions = new LinkedHashMap<>();
                collect(sheet, expressions);
                found += expressions.size();
                for (int seed = 0; seed < CHARACTERS; seed++) {
                    Outcome outcome = new RandomCharacter(ruleset, sheet, seed % 9).of(seed).orElseThrow();
                    for (Expression each : expressions.values()) {
                        long from = seed % 3;
                        compare(each, outcome.standing(), Map.of("from", from, "to", from + 1, "times", seed % 5L),
                                oracle);
                    }
                }
            }
        }
        assertTrue(found > 0, "there are no expressions");
    }

    private static void compare(Expression expression, Standing at, Map<String, Long> variables, CelOracle oracle) {
        Map<String, String> ids = new HashMap<>();
        expression.mentions().forEach(each -> ids.put(each.function() + " " + each.span().text(), each.text()));
        Functions functions = new Functions(at, variables);
        Scope written = new Scope() {
            @Override
            public Result call(String function, List<Value> arguments) {
                return functions.call(function, arguments.stream().map(each -> each instanceof Value.Text text
                        ? Value.of(ids.getOrDefault(function + " " + text.text(), text.text())) : each).toList());
            }

            @Override
            public Result variable(String name) {
                return functions.variable(name);
            }
        };
        String ours = Sample.outcome(expression.evaluate(functions, Steps.forRule()));
        assertEquals(ours, oracle.outcome(expression.text(), written), expression.text());
    }

    /** Every expression that stands anywhere in a record, its lists and maps. */
    private static void collect(Object value, Map<String, Expression> into) throws ReflectiveOperationException {
        if (value instanceof Expression expression) {
            into.put(expression.text(), expression);
        } else if (value instanceof Optional<?> optional) {
            collect(optional.orElse(null), into);
        } else if (value instanceof Map<?, ?> map) {
            collect(map.values(), into);
        } else if (value instanceof Collection<?> all) {
            for (Object each : all) {
                collect(each, into);
            }
        } else if (value instanceof Record && value.getClass().getName().startsWith("lampblack.rules.")) {
            for (RecordComponent each : value.getClass().getRecordComponents()) {
                each.getAccessor().setAccessible(true);
                collect(each.getAccessor().invoke(value), into);
            }
        }
    }
}
