package lampblack.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;

/** Words with hyphens between them and no blanks: a difference to the language, most likely one name to its author. */
record HyphenatedName(List<String> parts, Span span) {

    static Optional<HyphenatedName> in(Term term) {
        if (term instanceof Variable variable) {
            return Optional.of(new HyphenatedName(List.of(variable.name()), variable.span()));
        }
        if (term instanceof Call call) {
            return Optional.of(new HyphenatedName(List.of(call.function()), call.name()));
        }
        if (term instanceof Arithmetic sum && sum.operator() == Arithmetic.ArithmeticOperator.MINUS
                && !(sum.left() instanceof Call)) {
            return in(sum.left()).flatMap(left -> in(sum.right()).flatMap(left::joined));
        }
        return Optional.empty();
    }

    private Optional<HyphenatedName> joined(HyphenatedName right) {
        if (right.span.start() != span.end() + 1) {
            return Optional.empty();
        }
        List<String> all = new ArrayList<>(parts);
        all.addAll(right.parts);
        return Optional.of(new HyphenatedName(all, span.to(right.span)));
    }

    String written() {
        return String.join("-", parts);
    }
}
