package lampblack.expression;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;

/** A function with its arguments. */
public record Call(String function, Span name, List<Term> arguments, Span span) implements Term {

    public Call {
        arguments = List.copyOf(arguments);
    }

    @Override
    public List<Term> children() {
        return arguments;
    }

    @Override
    public Term with(List<Term> children) {
        return new Call(function, name, children, span);
    }

    @Override
    public Optional<Type> type(Typing typing) {
        Optional<Function> form = typing.vocabulary().function(function, arguments.size());
        if (form.isEmpty()) {
            typing.noSuchCall(this);
            return commonResult(typing.vocabulary().forms(function));
        }
        for (int i = 0; i < arguments.size(); i++) {
            Parameter parameter = form.get().parameter(i);
            if (parameter.names().isEmpty()) {
                typing.expect(arguments.get(i), parameter.type(), function);
            } else if (!(arguments.get(i) instanceof Mention)) {
                typing.nameNeeded(function, arguments.get(i));
            }
        }
        return Optional.of(form.get().result());
    }

    private static Optional<Type> commonResult(List<Function> forms) {
        List<Type> results = forms.stream().map(Function::result).distinct().toList();
        return results.size() == 1 ? Optional.of(results.get(0)) : Optional.empty();
    }

    @Override
    public Result value(Scope scope, Steps steps) {
        Value[] values = new Value[arguments.size()];
        for (int i = 0; i < values.length; i++) {
            Result result = arguments.get(i).evaluate(scope, steps);
            if (!(result instanceof Value value)) {
                return result;
            }
            values[i] = value;
        }
        Result found = scope.call(function, Arrays.asList(values));
        return found instanceof Failure failure ? failure.at(span) : found;
    }

    @Override
    public boolean isConstant() {
        return false;
    }
}
