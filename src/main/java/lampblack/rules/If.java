package lampblack.rules;

import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.expression.Expression;
import lampblack.expression.Value;

/** Met when an expression is true. In YAML: {@code if: "count('talents') >= 3"}. One that fails is not met. */
public record If(Expression expression) implements Requirement {

    @Override
    public List<Message> unmet(Standing at) {
        return at.truth(expression) instanceof Value.Bool bool && bool.truth()
                ? List.of() : List.of(Message.of("unmet.if", "expression", expression.toString()));
    }

    @Override
    public List<Message> held(Standing at) {
        // One that fails is not met either way round.
        return at.truth(expression) instanceof Value.Bool bool && !bool.truth()
                ? List.of()
                : List.of(Message.of("unmet.not-if", "expression", expression.toString()));
    }

    @Override
    public List<Reading> readings() {
        return Requirement.readings(expression.mentions());
    }
}
