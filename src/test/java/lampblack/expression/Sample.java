package lampblack.expression;

import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Source;
import lampblack.node.Scalar;

/** A small vocabulary and its scope for the tests of this package. */
final class Sample {

    static final Vocabulary VOCABULARY = Vocabulary.of(List.of(
            FunctionSignature.of("rating", Type.INT, Parameter.naming("rating")),
            FunctionSignature.of("rating", Type.INT, Parameter.naming("set"), Parameter.naming("entry")),
            FunctionSignature.of("has", Type.BOOL, Parameter.naming("option")),
            FunctionSignature.of("playbook", Type.TEXT),
            FunctionSignature.of("playbook", Type.BOOL, Parameter.naming("playbook")),
            FunctionSignature.of("at_creation", Type.INT, Parameter.naming("rating")),
            FunctionSignature.of("twice", Type.INT, Parameter.of(Type.INT)),
            FunctionSignature.of("nothing", Type.INT),
            FunctionSignature.of("doubtful", Type.BOOL)),
            Map.of("tier", Type.INT, "low", Type.INT, "high", Type.INT, "name", Type.TEXT, "veteran", Type.BOOL));

    static final Scope SCOPE = new Scope() {
        @Override
        public EvaluationResult call(String function, List<Value> arguments) {
            return switch (function) {
                case "rating", "at_creation" -> Value.of(arguments.get(arguments.size() - 1).toString().length());
                case "has" -> Value.of(arguments.get(0).toString().startsWith("v"));
                case "playbook" -> arguments.isEmpty() ? Value.of("cutter")
                        : Value.of(arguments.get(0).toString().equals("cutter"));
                case "twice" -> Value.of(2 * ((Value.Int) arguments.get(0)).number());
                case "nothing", "doubtful" -> Failure.of(Failure.FailureReason.NO_VALUE);
                default -> throw new IllegalStateException(function);
            };
        }

        @Override
        public EvaluationResult variable(String name) {
            return switch (name) {
                case "tier" -> Value.of(3);
                case "low" -> Value.of(Long.MIN_VALUE);
                case "high" -> Value.of(Long.MAX_VALUE);
                case "name" -> Value.of("Ilse");
                case "veteran" -> Value.of(true);
                default -> throw new IllegalStateException(name);
            };
        }
    };

    private Sample() {}

    /** The text as if it stood in a file alone. */
    static Scalar scalar(String text) {
        Source source = new Source("test.yaml", text);
        return Scalar.text(text, source.span(0, text.length()));
    }

    static Checked<Expression> parse(String text, Type expected) {
        return Expression.parse(scalar(text), VOCABULARY, expected);
    }

    /** The expression, of whichever type it turns out to have. */
    static Expression parse(String text) {
        List<Diagnostic> last = List.of();
        for (Type type : Type.values()) {
            Checked<Expression> checked = parse(text, type);
            if (checked.value().isPresent()) {
                return checked.value().get();
            }
            last = checked.diagnostics();
        }
        throw new AssertionError(text + " does not parse: " + last);
    }

    static EvaluationResult value(String text) {
        return parse(text).evaluate(SCOPE, StepBudget.forRule());
    }

    /** The value or the reason of the failure, as a word. */
    static String outcome(EvaluationResult result) {
        return result instanceof Failure failure ? failure.reason().name() : result.toString();
    }
}
