package lampblack.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;
import lampblack.node.Scalar;

/**
 * A condition or an amount that an author wrote: checked, so that evaluating it can fail only for its numbers.
 *
 * @param text the source text
 */
public record Expression(String text, Type type, Term term) {

    /** The most characters an expression may have. */
    public static final int LONGEST = 1_000;

    /**
     * Reads and checks an expression; each mistake is reported at its place inside the scalar. A value comes back only
     * if there was none.
     */
    public static Checked<Expression> parse(Scalar scalar, Vocabulary vocabulary, Type expected) {
        Report report = new Report();
        SyntaxErrors mistakes = new SyntaxErrors(scalar, report);
        if (scalar.text().length() > LONGEST) {
            mistakes.tooLong("expression.too-long", scalar.text().length(), LONGEST);
            return Checked.nothing(report);
        }
        List<Token> tokens = new Lexer(scalar.text(), mistakes).tokens();
        if (mistakes.any()) {
            return Checked.nothing(report);
        }
        Term term = new Parser(tokens, vocabulary, mistakes).whole();
        if (mistakes.any()) {
            return Checked.nothing(report);
        }
        new TypeChecker(vocabulary, report, inner(scalar)).expectResult(term, expected);
        return Checked.unlessErrors(new Expression(scalar.text().strip(), expected, term), report);
    }

    /** The quotes to write in a text: other ones than it stands in. */
    private static String inner(Scalar scalar) {
        return scalar.span().text().startsWith("'") ? "\"" : "'";
    }

    /** An expression that is nothing but a value. */
    public static Expression of(Value value, Span span) {
        return new Expression(value.toString(), value.type(), new Literal(value, span));
    }

    public Span span() {
        return term.span();
    }

    /** Every name that a function is given, in the order they are written. */
    public List<Mention> mentions() {
        List<Mention> mentions = new ArrayList<>();
        collect(term, mentions);
        return List.copyOf(mentions);
    }

    private static void collect(Term term, List<Mention> into) {
        term.asMention().ifPresent(into::add);
        for (Term child : term.children()) {
            collect(child, into);
        }
    }

    /** The same expression with other names in it: how names become ids. Text and places stay as they are. */
    public Expression withMentions(UnaryOperator<Mention> change) {
        return new Expression(text, type, changed(term, change));
    }

    private static Term changed(Term term, UnaryOperator<Mention> change) {
        Optional<Mention> mention = term.asMention();
        if (mention.isPresent()) {
            return change.apply(mention.get());
        }
        List<Term> children = new ArrayList<>();
        for (Term child : term.children()) {
            children.add(changed(child, change));
        }
        return term.withChildren(children);
    }

    /** What it comes to: a value of its type, or why there is none. */
    public EvaluationResult evaluate(Scope scope, StepBudget steps) {
        return term.evaluate(scope, steps);
    }

    @Override
    public String toString() {
        return text;
    }
}
