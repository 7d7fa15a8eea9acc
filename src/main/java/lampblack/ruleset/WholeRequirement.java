package lampblack.ruleset;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.expression.Call;
import lampblack.expression.Comparison;
import lampblack.expression.Expression;
import lampblack.expression.Literal;
import lampblack.expression.Mention;
import lampblack.expression.Term;
import lampblack.expression.Type;
import lampblack.expression.Value;
import lampblack.node.Scalar;
import lampblack.rules.Functions;
import lampblack.rules.If;
import lampblack.rules.Requirement;

/** Reads names in what a part requires that are not its own but those of its whole, as its formulas do. */
record WholeRequirement(Names names) {

    /** That the whole has an option. */
    Optional<Requirement> has(Scalar written) {
        return call("has", "option", Kind.OPTION, written).map(call -> condition(written.text(), call));
    }

    /** That the whole has come to a milestone. */
    Optional<Requirement> reached(Scalar written) {
        return call("milestone", "milestone", Kind.MILESTONE, written).map(call -> condition(written.text(), call));
    }

    /** That a rating of the whole is at least so high. */
    Optional<Requirement> rating(Scalar written, long minimum) {
        Span span = written.span();
        return call("rating", "trait", Kind.TRAIT, written).map(call -> condition(written.text() + ": " + minimum,
                new Comparison(Comparison.Operator.AT_LEAST, call, new Literal(Value.of(minimum), span), span)));
    }

    private static Requirement condition(String words, Term term) {
        return new If(new Expression(words, Type.BOOL, term));
    }

    private Optional<Term> call(String function, String what, Kind kind, Scalar written) {
        String text = written.text();
        Span span = written.span();
        return names.outer().filter(whole -> isOfWhole(whole, text, kind)).flatMap(whole -> whole.find(written, kind))
                .map(found -> new Call(function, span, List.of(
                        new Mention(function, what, Functions.OF_WHOLE + found.path(), span)), span));
    }

    private boolean isOfWhole(Names whole, String text, Kind kind) {
        return names.candidates(text, kind).isEmpty()
                && (!whole.candidates(text, kind).isEmpty() || !names.hasNear(text, kind) && whole.hasNear(text, kind));
    }
}
