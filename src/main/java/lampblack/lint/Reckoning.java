package lampblack.lint;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Span;
import lampblack.expression.Arithmetic;
import lampblack.expression.Call;
import lampblack.expression.Comparison;
import lampblack.expression.Conditional;
import lampblack.expression.Expression;
import lampblack.expression.Extreme;
import lampblack.expression.Literal;
import lampblack.expression.Logic;
import lampblack.expression.Membership;
import lampblack.expression.Negation;
import lampblack.expression.Not;
import lampblack.expression.Term;
import lampblack.expression.Type;
import lampblack.expression.Value;
import lampblack.expression.Variable;

/** Works out all that an expression may come to, from all that its parts may come to. */
final class Reckoning {

    /** Enough for any formula that a person wrote; beyond it everything is possible. */
    private static final int MOST_STEPS = 4_000;

    private final Bounds bounds;
    private final Map<String, Interval> variables;
    private final Set<String> stages;
    private final Map<Span, Interval> divisors = new LinkedHashMap<>();
    private int steps;

    Reckoning(Bounds bounds, Map<String, Interval> variables) {
        this(bounds, variables, bounds.scope().stages());
    }

    Reckoning(Bounds bounds, Map<String, Interval> variables, Set<String> stages) {
        this.bounds = bounds;
        this.variables = variables;
        this.stages = stages;
    }

    Interval number(Expression expression) {
        return number(expression.term(), Known.NOTHING);
    }

    Truth truth(Expression expression) {
        return truth(expression.term(), Known.NOTHING);
    }

    /** What may be 0 of all that was divided by so far. */
    Map<Span, Interval> divisors() {
        return divisors;
    }

    Interval number(Term term, Known known) {
        if (++steps > MOST_STEPS) {
            return Interval.ANY;
        }
        return known.narrowed(term, range(term, known));
    }

    private Interval range(Term term, Known known) {
        if (term instanceof Literal literal && literal.value() instanceof Value.Int value) {
            return Interval.exactly(value.number());
        }
        if (term instanceof Variable variable) {
            return variables.getOrDefault(variable.name(), Interval.ANY);
        }
        if (term instanceof Call call) {
            return bounds.number(call);
        }
        if (term instanceof Negation negation) {
            return number(negation.term(), known).negated();
        }
        if (term instanceof Extreme extreme) {
            return extreme(extreme, known);
        }
        if (term instanceof Arithmetic sum) {
            return sum(sum, known);
        }
        return term instanceof Conditional choice ? chosen(choice, known) : Interval.ANY;
    }

    private Interval extreme(Extreme extreme, Known known) {
        Interval best = number(extreme.children().get(0), known);
        for (Term each : extreme.children().subList(1, extreme.children().size())) {
            Interval other = number(each, known);
            best = extreme.greatest() ? best.greater(other) : best.lesser(other);
        }
        return best;
    }

    private Interval sum(Arithmetic sum, Known known) {
        Interval left = number(sum.left(), known);
        Interval right = number(sum.right(), known);
        return switch (sum.operator()) {
            case PLUS -> left.plus(right);
            case MINUS -> left.minus(right);
            case TIMES -> left.times(right);
            case DIVIDED -> {
                divides(sum.right(), right, known);
                yield left.divided(right).orElse(Interval.ANY);
            }
            case REMAINDER -> {
                divides(sum.right(), right, known);
                yield left.remainder(right);
            }
        };
    }

    private void divides(Term divisor, Interval range, Known known) {
        if (range.contains(0) && !known.isNonZero(divisor) && steps <= MOST_STEPS) {
            divisors.put(divisor.span(), range);
        }
    }

    private Interval chosen(Conditional choice, Known known) {
        Truth truth = truth(choice.condition(), known);
        Clues clues = new Clues(this);
        Optional<Known> yes = truth.canHold() ? clues.given(choice.condition(), true, known) : Optional.empty();
        Optional<Known> no = truth.canFail() ? clues.given(choice.condition(), false, known) : Optional.empty();
        if (yes.isEmpty() || no.isEmpty()) {
            return yes.isPresent() ? number(choice.yes(), yes.get())
                    : no.isPresent() ? number(choice.no(), no.get()) : Interval.ANY;
        }
        return number(choice.yes(), yes.get()).union(number(choice.no(), no.get()));
    }

    Truth truth(Term term, Known known) {
        if (++steps > MOST_STEPS) {
            return Truth.EITHER;
        }
        if (term instanceof Literal literal && literal.value() instanceof Value.Bool value) {
            return Truth.of(value.truth());
        }
        if (term instanceof Call call) {
            boolean early = call.function().equals("milestone") && !stages.contains("play");
            return early ? Truth.of(false) : bounds.truth(call);
        }
        if (term instanceof Not not) {
            return truth(not.term(), known).opposite();
        }
        if (term instanceof Logic logic) {
            return joined(logic, known);
        }
        if (term instanceof Comparison comparison) {
            return compared(comparison, known);
        }
        if (term instanceof Membership membership) {
            return among(membership, known);
        }
        return Truth.EITHER;
    }

    private Truth joined(Logic logic, Known known) {
        boolean decisive = logic.decisive();
        Truth left = truth(logic.left(), known);
        Optional<Known> more = new Clues(this).given(logic.left(), !decisive, known);
        Truth right = more.isPresent() ? truth(logic.right(), more.get()) : Truth.of(decisive);
        boolean decided = left.can(decisive) || right.can(decisive);
        boolean open = left.can(!decisive) && right.can(!decisive);
        return decisive ? new Truth(decided, open) : new Truth(open, decided);
    }

    private Truth compared(Comparison comparison, Known known) {
        Type type = typeOf(comparison.left());
        if (type == Type.INT) {
            return Clues.compared(comparison.operator(), number(comparison.left(), known),
                    number(comparison.right(), known));
        }
        return type == Type.TEXT ? words(comparison) : Truth.EITHER;
    }

    private Truth words(Comparison comparison) {
        Optional<Set<String>> left = words(comparison.left());
        Optional<Set<String>> right = words(comparison.right());
        boolean equal = comparison.operator() == Comparison.Operator.EQUAL;
        if (left.isEmpty() || right.isEmpty() || !equal && comparison.operator() != Comparison.Operator.NOT_EQUAL) {
            return Truth.EITHER;
        }
        Truth same = new Truth(left.get().stream().anyMatch(right.get()::contains),
                left.get().size() > 1 || !left.get().equals(right.get()));
        return equal ? same : same.opposite();
    }

    private Truth among(Membership membership, Known known) {
        Type type = typeOf(membership.item());
        boolean canHold = false;
        for (Term each : membership.list()) {
            canHold |= type == Type.BOOL || new Clues(this).canEqual(membership.item(), each, type, known);
        }
        return new Truth(canHold, true);
    }

    /** All that a text may be; empty where that is not known. */
    Optional<Set<String>> words(Term term) {
        if (term instanceof Literal literal && literal.value() instanceof Value.Text text) {
            return Optional.of(Set.of(text.text()));
        }
        if (term instanceof Variable variable && variable.name().equals("stage")) {
            return Optional.of(stages);
        }
        return Optional.empty();
    }

    static Type typeOf(Term term) {
        if (term instanceof Literal literal) {
            return literal.value().type();
        }
        if (term instanceof Variable variable) {
            return variable.name().equals("stage") ? Type.TEXT : Type.INT;
        }
        if (term instanceof Call call) {
            return Bounds.isTruth(call) ? Type.BOOL : Type.INT;
        }
        if (term instanceof Arithmetic sum) {
            return typeOf(sum.left());
        }
        if (term instanceof Conditional choice) {
            return typeOf(choice.yes());
        }
        return term instanceof Extreme || term instanceof Negation ? Type.INT : Type.BOOL;
    }
}
