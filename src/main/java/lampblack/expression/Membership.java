package lampblack.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;

/** Whether a value is one of a list: {@code x in [a, b, c]}. The whole list is evaluated. */
public record Membership(Term item, List<Term> list, Span span) implements Term {

    public Membership {
        list = List.copyOf(list);
    }

    @Override
    public List<Term> children() {
        List<Term> children = new ArrayList<>(list.size() + 1);
        children.add(item);
        children.addAll(list);
        return children;
    }

    @Override
    public Term withChildren(List<Term> children) {
        return new Membership(children.get(0), children.subList(1, children.size()), span);
    }

    @Override
    public Optional<Type> type(TypeChecker typing) {
        Optional<Type> searched = item.type(typing);
        for (Term term : list) {
            Optional<Type> type = term.type(typing);
            if (searched.isEmpty()) {
                searched = type;
            } else if (type.isPresent() && !type.equals(searched)) {
                typing.elementDiffers(term, type.get(), searched.get());
            }
        }
        return Optional.of(Type.BOOL);
    }

    @Override
    public EvaluationResult value(Scope scope, StepBudget steps) {
        EvaluationResult wanted = item.evaluate(scope, steps);
        if (wanted.isFailure()) {
            return wanted;
        }
        boolean found = false;
        for (Term term : list) {
            EvaluationResult result = term.evaluate(scope, steps);
            if (result.isFailure()) {
                return result;
            }
            found |= result.equals(wanted);
        }
        return Value.of(found);
    }
}
