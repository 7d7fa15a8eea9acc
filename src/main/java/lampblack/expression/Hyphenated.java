package lampblack.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;

/** Words with hyphens between them and no blanks: a difference to the language, most likely one name to its author. */
record Hyphenated(List<String> parts, Span span) {

    static Optional<Hyphenated> in(Term term) {
        if (term instanceof Variable variable) {
            return Optional.of(new Hyphenated(List.of(variable.name()), variable.span()));
        }
        if (term instanceof Call call) {
            return Optional.of(new Hyphenated(List.of(call.function()), call.name()));
        }
        if (term instanceof Arithmetic sum && sum.operator() == Arithmetic.Operator.MINUS
                && !(sum.left() instanceof Call)) {
            return in(sum.left()).flatMap(left -> in(sum.right()).flatMap(left::joined));
        }
        return Optional.empty();
    }

    private Optional<Hyphenated> joined(Hyphenated right) {
        if (right.span.start() != span.end() + 1) {
            return Optional.empty();
        }
        List<String> all = new ArrayList<>(parts);
        all.addAll(right.parts);
        return Optional.of(new Hyphenated(all, span.to(right.span)));
    }

    String written() {
        return String.join("-", parts);
    }
}
