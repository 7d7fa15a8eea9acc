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
                ? List.of() : List.of(said(at));
    }

    @Override
    public List<Message> held(Standing at) {
        // One that fails is not met either way round.
        return at.truth(expression) instanceof Value.Bool bool && !bool.truth()
                ? List.of()
                : List.of(new Spoken(at).of(expression, false));
    }

    /** What it asks for, in the words of the game. */
    public Message said(Standing at) {
        return new Spoken(at).of(expression, true);
    }

    @Override
    public List<Reading> readings() {
        return Requirement.readings(expression.mentions());
    }
}
