package lampblack.expression;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Distinct;
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
    public Term withChildren(List<Term> children) {
        return new Call(function, name, children, span);
    }

    @Override
    public Optional<Type> type(TypeChecker typing) {
        Optional<FunctionSignature> form = typing.vocabulary().function(function, arguments.size());
        if (form.isEmpty()) {
            typing.noSuchCall(this);
            return commonResult(typing.vocabulary().forms(function));
        }
        for (int i = 0; i < arguments.size(); i++) {
            Parameter parameter = form.get().parameter(i);
            if (parameter.names().isEmpty()) {
                typing.expect(arguments.get(i), parameter.type(), function);
            } else if (arguments.get(i).asMention().isEmpty()) {
                typing.nameNeeded(function, arguments.get(i));
            }
        }
        return Optional.of(form.get().result());
    }

    private static Optional<Type> commonResult(List<FunctionSignature> forms) {
        List<Type> results = Distinct.of(forms.stream().map(FunctionSignature::result));
        return results.size() == 1 ? Optional.of(results.get(0)) : Optional.empty();
    }

    @Override
    public EvaluationResult value(Scope scope, StepBudget steps) {
        Value[] values = new Value[arguments.size()];
        for (int i = 0; i < values.length; i++) {
            EvaluationResult result = arguments.get(i).evaluate(scope, steps);
            if (result.isFailure()) {
                return result;
            }
            values[i] = (Value) result;
        }
        return scope.call(function, Arrays.asList(values)).at(span);
    }

    @Override
    public boolean isConstant() {
        return false;
    }
}
