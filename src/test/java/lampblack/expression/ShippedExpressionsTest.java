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
import java.util.Set;
import java.util.TreeSet;
import lampblack.Sampling;
import lampblack.load.RulesetLoader;
import lampblack.random.RandomCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.option.OwnerLink;
import lampblack.ruleset.Ruleset;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every expression of the shipped rulesets comes to the same in CEL, for characters of all sorts. */
@Tag("slow")
class ShippedExpressionsTest {

    private static final String RULES = SheetRules.class.getPackageName();

    private static final int CHARACTERS = Sampling.count(3, 40);

    @Test
    void everyExpressionMeansTheSameInCel() throws ReflectiveOperationException {
        RulesetLoader rulesets = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));
        int found = 0;
        for (String id : rulesets.ids()) {
            Ruleset ruleset = rulesets.load(id).value().orElseThrow().ruleset();
            Set<String> ofRolls = ofRolls(ruleset);
            CelOracle oracle = new CelOracle(vocabulary(ofRolls));
            for (SheetRules sheet : ruleset.sheets().values()) {
                Map<String, Expression> expressions = new LinkedHashMap<>();
                collect(sheet, expressions);
                found += expressions.size();
                int first = Sampling.of("characters of " + id + " " + sheet.id()).seed(0);
                for (int seed = first; seed < first + CHARACTERS; seed++) {
                    EvaluatedCharacter evaluated = new RandomCharacter(ruleset, sheet, seed % 9).of(seed).orElseThrow();
                    for (Expression expression : expressions.values()) {
                        long from = seed % 3;
                        Map<String, Long> variables = new HashMap<>(
                                Map.of("from", from, "to", from + 1, "times", seed % 5L));
                        ofRolls.forEach(name -> variables.put(name, (long) variables.size()));
                        compare(expression, evaluated.derived(), variables, oracle);
                    }
                }
            }
        }
        assertTrue(found > 0, "there are no expressions");
    }

    /** What the formulas of rolls know besides. */
    private static Set<String> ofRolls(Ruleset ruleset) {
        Set<String> names = new TreeSet<>(Set.of("kept", "highest", "lowest", "dice", "ones", "sixes", "trait"));
        ruleset.rolls().values().forEach(roll -> roll.settings().values()
                .forEach(rollSetting -> names.add(rollSetting.variable())));
        return names;
    }

    private static Vocabulary vocabulary(Set<String> more) {
        Map<String, Type> variables = new HashMap<>(FormulaScope.IN_COSTS.variables());
        more.forEach(name -> variables.put(name, Type.INT));
        return Vocabulary.of(FormulaScope.ALL, variables).with("stage", "creation", "play");
    }

    private static void compare(Expression expression, DerivedSheet derived, Map<String, Long> variables,
            CelOracle oracle) {
        Map<String, String> ids = new HashMap<>();
        expression.mentions().forEach(mention -> ids.put(mention.function() + " " + mention.span().text(),
                mention.text()));
        FormulaScope functions = new FormulaScope(derived, variables);
        Scope written = new Scope() {
            @Override
            public EvaluationResult call(String function, List<Value> arguments) {
                return functions.call(function, arguments.stream().map(value -> value instanceof Value.Text text
                        ? Value.of(ids.getOrDefault(function + " " + text.text(), text.text())) : value).toList());
            }

            @Override
            public EvaluationResult variable(String name) {
                return functions.variable(name);
            }
        };
        String ours = Sample.outcome(expression.evaluate(functions, StepBudget.forRule()));
        assertEquals(ours, oracle.outcome(expression.text(), written), expression.text());
    }

    /** Every expression that stands anywhere in a record, its lists and maps, but for those of an owner. */
    private static void collect(Object value, Map<String, Expression> into) throws ReflectiveOperationException {
        if (value instanceof Expression expression) {
            into.put(expression.text(), expression);
        } else if (value instanceof Optional<?> optional) {
            collect(optional.orElse(null), into);
        } else if (value instanceof Map<?, ?> map) {
            collect(map.values(), into);
        } else if (value instanceof Collection<?> all) {
            for (Object number : all) {
                collect(number, into);
            }
        } else if (value instanceof Record && !(value instanceof OwnerLink)
                && value.getClass().getPackageName().startsWith(RULES)) {
            for (RecordComponent recordComponent : value.getClass().getRecordComponents()) {
                recordComponent.getAccessor().setAccessible(true);
                collect(recordComponent.getAccessor().invoke(value), into);
            }
        }
    }
}
