package lampblack.expression;

import dev.cel.common.CelAbstractSyntaxTree;
import dev.cel.common.CelErrorCode;
import dev.cel.common.CelFunctionDecl;
import dev.cel.common.CelOverloadDecl;
import dev.cel.common.CelValidationException;
import dev.cel.common.types.CelType;
import dev.cel.common.types.SimpleType;
import dev.cel.compiler.CelCompiler;
import dev.cel.compiler.CelCompilerBuilder;
import dev.cel.compiler.CelCompilerFactory;
import dev.cel.runtime.CelEvaluationException;
import dev.cel.runtime.CelFunctionBinding;
import dev.cel.runtime.CelRuntime;
import dev.cel.runtime.CelRuntimeFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The same expressions reckoned by the Common Expression Language itself, with a vocabulary of ours. */
final class CelOracle {

    /** The most arguments of {@code min} and {@code max} that are tried. */
    private static final int MAX_ARGUMENTS = 4;

    private final Vocabulary vocabulary;
    private final CelCompiler compiler;
    private final CelRuntime runtime;
    private Scope scope;

    CelOracle(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
        CelCompilerBuilder builder = CelCompilerFactory.standardCelCompilerBuilder();
        List<CelFunctionBinding> bindings = new ArrayList<>();
        vocabulary.variables().forEach((name, type) -> builder.addVar(name, type(type)));
        vocabulary.functions().forEach((name, forms) -> {
            List<CelOverloadDecl> overloads = new ArrayList<>();
            for (FunctionSignature form : forms) {
                int most = form.variadic() ? MAX_ARGUMENTS : form.parameters().size();
                for (int count = form.parameters().size(); count <= most; count++) {
                    String id = name + "_" + count;
                    List<CelType> types = new ArrayList<>();
                    List<Class<?>> classes = new ArrayList<>();
                    for (int i = 0; i < count; i++) {
                        types.add(type(form.parameter(i).type()));
                        classes.add(form.parameter(i).type() == Type.INT ? Long.class : String.class);
                    }
                    overloads.add(CelOverloadDecl.newGlobalOverload(id, type(form.result()), types));
                    bindings.add(CelFunctionBinding.from(id, classes, arguments -> call(name, arguments)));
                }
            }
            builder.addFunctionDeclarations(CelFunctionDecl.newFunctionDeclaration(renamed(name), overloads));
        });
        compiler = builder.build();
        runtime = CelRuntimeFactory.standardCelRuntimeBuilder().addFunctionBindings(bindings).build();
    }

    /** There {@code has} is a macro that asks for a field, which nothing of ours has. */
    private static String renamed(String function) {
        return function.equals("has") ? "has_option" : function;
    }

    private static CelType type(Type type) {
        return switch (type) {
            case INT -> SimpleType.INT;
            case BOOL -> SimpleType.BOOL;
            case TEXT -> SimpleType.STRING;
        };
    }

    private Object call(String name, Object... arguments) throws CelEvaluationException {
        if (name.equals("min") || name.equals("max")) {
            var numbers = Arrays.stream(arguments).mapToLong(number -> (Long) number);
            return name.equals("min") ? numbers.min().getAsLong() : numbers.max().getAsLong();
        }
        List<Value> values = Arrays.stream(arguments).map(CelOracle::value).toList();
        EvaluationResult result = scope.call(name, values);
        if (result instanceof Failure failure) {
            throw new CelEvaluationException(failure.reason().name());
        }
        return plain(result);
    }

    private static Value value(Object plain) {
        return plain instanceof Long number ? Value.of(number) : Value.of((String) plain);
    }

    private static Object plain(EvaluationResult result) {
        return result instanceof Value.Int number ? (Object) number.number()
                : result instanceof Value.Bool bool ? (Object) bool.truth() : ((Value.Text) result).text();
    }

    /** What a text comes to: a value as text, the name of the error, or that it is refused. */
    String outcome(String text, Scope names) {
        scope = names;
        Map<String, Object> variables = new HashMap<>();
        vocabulary.variables().keySet().forEach(name -> {
            EvaluationResult value = names.variable(name);
            if (value instanceof Value) {
                variables.put(name, plain(value));
            }
        });
        try {
            CelAbstractSyntaxTree tree = compiler.compile(text.replaceAll("\\bhas\\(", renamed("has") + "(")).getAst();
            return String.valueOf(runtime.createProgram(tree).eval(variables));
        } catch (CelValidationException refused) {
            return "refused: " + refused.getMessage();
        } catch (CelEvaluationException failed) {
            return reason(failed.getErrorCode());
        }
    }

    private static String reason(CelErrorCode code) {
        return switch (code) {
            case DIVIDE_BY_ZERO -> Failure.FailureReason.DIVIDED_BY_ZERO.name();
            case NUMERIC_OVERFLOW -> Failure.FailureReason.OVERFLOW.name();
            default -> Failure.FailureReason.NO_VALUE.name();
        };
    }
}
