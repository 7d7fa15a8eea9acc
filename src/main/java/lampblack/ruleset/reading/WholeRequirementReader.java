package lampblack.ruleset.reading;

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
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.requirement.If;
import lampblack.rules.requirement.Requirement;

/** Reads names in what a part requires that are not its own but those of its whole, as its formulas do. */
record WholeRequirementReader(SymbolTable names) {

    /** That the whole has an option. */
    Optional<Requirement> has(Scalar written) {
        return call("has", "option", ReferenceKind.OPTION, written).map(call -> condition(written.text(), call));
    }

    /** That the whole has come to a milestone. */
    Optional<Requirement> reached(Scalar written) {
        return call("milestone", "milestone", ReferenceKind.MILESTONE, written)
                .map(call -> condition(written.text(), call));
    }

    /** That a rating of the whole is at least so high. */
    Optional<Requirement> rating(Scalar written, long minimum) {
        Span span = written.span();
        return call("rating", "trait", ReferenceKind.TRAIT, written)
                .map(call -> condition(written.text() + ": " + minimum,
                new Comparison(Comparison.ComparisonOperator.AT_LEAST, call, new Literal(Value.of(minimum), span),
                span)));
    }

    private static Requirement condition(String words, Term term) {
        return new If(new Expression(words, Type.BOOL, term), Optional.empty());
    }

    private Optional<Term> call(String function, String what, ReferenceKind kind, Scalar written) {
        String text = written.text();
        Span span = written.span();
        return names.outer().filter(whole -> isOfWhole(whole, text, kind)).flatMap(whole -> whole.find(written, kind))
                .map(found -> new Call(function, span, List.of(
                        new Mention(function, what, FormulaScope.OF_WHOLE + found.path(), span)), span));
    }

    private boolean isOfWhole(SymbolTable whole, String text, ReferenceKind kind) {
        return names.candidates(text, kind).isEmpty()
                && (!whole.candidates(text, kind).isEmpty() || !names.hasNear(text, kind) && whole.hasNear(text, kind));
    }
}
