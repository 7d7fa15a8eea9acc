package lampblack.expression;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Span;

/**
 * The name of something in the ruleset, as a function is given it.
 *
 * @param function the function that is given the name
 * @param names the kind of thing that is named, as the parameter says
 * @param text the name; as it is written, until the ruleset puts the id in its place
 * @param span the place of the name inside its quotes
 */
public record Mention(String function, String names, String text, Span span) implements Term {

    /** The same mention with another name. */
    public Mention named(String other) {
        return new Mention(function, names, other, span);
    }

    @Override
    public Optional<Mention> asMention() {
        return Optional.of(this);
    }

    @Override
    public List<Term> children() {
        return List.of();
    }

    @Override
    public Term withChildren(List<Term> children) {
        return this;
    }

    @Override
    public Optional<Type> type(TypeChecker typing) {
        return Optional.of(Type.TEXT);
    }

    @Override
    public EvaluationResult value(Scope scope, StepBudget steps) {
        return new Value.Text(text);
    }
}
