package lampblack.rules.requirement;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.expression.Expression;
import lampblack.rules.Quantity;
import lampblack.rules.derived.DerivedSheet;

/**
 * Met when an expression is true. In YAML: {@code if: "count('talents') >= 3"}. One that fails is not met.
 *
 * @param says what it asks for, in the author's words; empty where the formula is to be told
 */
public record If(Expression expression, Optional<String> says) implements Requirement {

    @Override
    public boolean holds(DerivedSheet derived) {
        return derived.truth(expression).asTruth().orElse(false);
    }

    @Override
    public boolean isRefuted(DerivedSheet derived) {
        return !derived.truth(expression).asTruth().orElse(true);
    }

    @Override
    public List<Message> unmet(DerivedSheet derived) {
        return holds(derived) ? List.of() : List.of(said(derived));
    }

    @Override
    public List<Message> met(DerivedSheet derived) {
        // One that fails is not met either way round.
        return isRefuted(derived)
                ? List.of()
                : List.of(new FormulaWording(derived, Map.of()).of(expression, false));
    }

    /** What it asks for, in the words of the game. */
    public Message said(DerivedSheet derived) {
        return says.<Message>map(Message::verbatim)
                .orElseGet(() -> new FormulaWording(derived, Map.of()).of(expression, true));
    }

    @Override
    public List<Quantity> quantitiesRead() {
        return Requirement.quantitiesRead(expression.mentions());
    }

    @Override
    public boolean isNamed() {
        return says.isPresent();
    }

    @Override
    public Optional<Expression> formula() {
        return Optional.of(expression);
    }
}
