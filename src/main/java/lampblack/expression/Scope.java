package lampblack.expression;

import java.util.List;

/** What the names in an expression stand for, at the place and time it is evaluated. */
public interface Scope {

    /** The result of a function; the arguments are as many and of such types as the vocabulary says. */
    EvaluationResult call(String function, List<Value> arguments);

    /** The value of a variable, of the type the vocabulary says. */
    EvaluationResult variable(String name);
}
