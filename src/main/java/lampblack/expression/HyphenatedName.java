package lampblack.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;

/** Words with hyphens and no spaces between them: a difference to the language, most likely one name to its author. */
record HyphenatedName(List<String> parts, Span span) {

    static Optional<HyphenatedName> in(Term term) {
        return switch (term) {
            case Variable variable -> Optional.of(new HyphenatedName(List.of(variable.name()), variable.span()));
            case Call call -> Optional.of(new HyphenatedName(List.of(call.function()), call.name()));
            // A call ends behind its brackets, and no name goes on there.
            case Arithmetic sum -> sum.operator() == Arithmetic.ArithmeticOperator.MINUS
                    ? in(sum.left()).filter(left -> left.span.end() == sum.left().span().end())
                            .flatMap(left -> in(sum.right()).flatMap(left::joined))
                    : Optional.empty();
            default -> Optional.empty();
        };
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
