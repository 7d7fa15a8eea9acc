package lampblack.expression;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** One form of a function that expressions may call. */
public record FunctionSignature(String name, List<Parameter> parameters, Type result, boolean variadic) {

    static final FunctionSignature MIN = numbers("min");
    static final FunctionSignature MAX = numbers("max");

    /** @param variadic whether the last parameter may be given again and again */
    public FunctionSignature {
        parameters = List.copyOf(parameters);
    }

    public static FunctionSignature of(String name, Type result, Parameter... parameters) {
        return new FunctionSignature(name, List.of(parameters), result, false);
    }

    private static FunctionSignature numbers(String name) {
        return new FunctionSignature(name, Collections.nCopies(2, Parameter.of(Type.INT)), Type.INT, true);
    }

    boolean takes(int count) {
        return variadic ? count >= parameters.size() : count == parameters.size();
    }

    Parameter parameter(int index) {
        return parameters.get(Math.min(index, parameters.size() - 1));
    }

    /** How it is written, with dots for what is to be filled in: {@code rating('…')}. */
    public String form() {
        String inside = parameters.stream()
                .map(parameter -> parameter.names().isPresent() ? "'…'" : "…")
                .collect(Collectors.joining(", "));
        return name + "(" + inside + ")";
    }
}
