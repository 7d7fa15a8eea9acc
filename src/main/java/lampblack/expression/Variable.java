package lampblack.expression;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;

/** A value that has a name. */
public record Variable(String name, Span span) implements Term {

    @Override
    public List<Term> children() {
        return List.of();
    }

    @Override
    public Term with(List<Term> children) {
        return this;
    }

    @Override
    public Optional<Type> type(Typing typing) {
        Type type = typing.vocabulary().variables().get(name);
        if (type == null) {
            typing.unknownVariable(name, span);
        }
        return Optional.ofNullable(type);
    }

    @Override
    public Result value(Scope scope, Steps steps) {
        Result found = scope.variable(name);
        return found instanceof Failure failure ? failure.at(span) : found;
    }

    @Override
    public boolean isConstant() {
        return false;
    }
}
