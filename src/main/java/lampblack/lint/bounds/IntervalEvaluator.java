package lampblack.lint.bounds;

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
import lampblack.expression.Literal;
import lampblack.expression.LogicalAndOr;
import lampblack.expression.LogicalNot;
import lampblack.expression.Membership;
import lampblack.expression.Mention;
import lampblack.expression.MinMax;
import lampblack.expression.Negation;
import lampblack.expression.Term;
import lampblack.expression.Type;
import lampblack.expression.Value;
import lampblack.expression.Variable;

/** Works out all that an expression may come to, from all that its parts may come to. */
public final class IntervalEvaluator {

    /** Enough for any formula that a person wrote; beyond it everything is possible. */
    private static final int MAX_STEPS = 4_000;

    private final SheetBounds bounds;
    private final Map<String, Interval> variables;
    private final Set<String> stages;
    private final Map<Span, Interval> divisors = new LinkedHashMap<>();
    private int steps;

    public IntervalEvaluator(SheetBounds bounds, Map<String, Interval> variables) {
        this(bounds, variables, bounds.scope().stages());
    }

    IntervalEvaluator(SheetBounds bounds, Map<String, Interval> variables, Set<String> stages) {
        this.bounds = bounds;
        this.variables = variables;
        this.stages = stages;
    }

    public Interval number(Expression expression) {
        return number(expression.term(), Assumptions.NOTHING);
    }

    public PossibleTruth truth(Expression expression) {
        return truth(expression.term(), Assumptions.NOTHING);
    }

    /** What may be 0 of all that was divided by so far. */
    public Map<Span, Interval> divisors() {
        return divisors;
    }

    /** What a part may come to. */
    public Interval number(Term term, Assumptions assumptions) {
        if (++steps > MAX_STEPS) {
            return Interval.ANY;
        }
        return assumptions.narrowed(term, range(term, assumptions));
    }

    private Interval range(Term term, Assumptions assumptions) {
        return switch (term) {
            case Literal literal -> switch (literal.value()) {
                case Value.Int value -> Interval.exactly(value.number());
                case Value.Bool value -> Interval.ANY;
                case Value.Text value -> Interval.ANY;
            };
            case Variable variable -> variables.getOrDefault(variable.name(), Interval.ANY);
            case Call call -> bounds.number(call);
            case Negation negation -> number(negation.term(), assumptions).negated();
            case MinMax extreme -> extreme(extreme, assumptions);
            case Arithmetic sum -> sum(sum, assumptions);
            case Conditional choice -> chosen(choice, assumptions);
            case Mention mention -> Interval.ANY;
            case LogicalNot not -> Interval.ANY;
            case LogicalAndOr logic -> Interval.ANY;
            case Comparison comparison -> Interval.ANY;
            case Membership membership -> Interval.ANY;
        };
    }

    private Interval extreme(MinMax extreme, Assumptions assumptions) {
        Interval best = number(extreme.children().get(0), assumptions);
        for (Term term : extreme.children().subList(1, extreme.children().size())) {
            Interval other = number(term, assumptions);
            best = extreme.greatest() ? best.greater(other) : best.lesser(other);
        }
        return best;
    }

    private Interval sum(Arithmetic sum, Assumptions assumptions) {
        Interval left = number(sum.left(), assumptions);
        Interval right = number(sum.right(), assumptions);
        return switch (sum.operator()) {
            case PLUS -> left.plus(right);
            case MINUS -> left.minus(right);
            case TIMES -> left.times(right);
            case DIVIDED -> {
                divides(sum.right(), right, assumptions);
                yield left.divided(right).orElse(Interval.ANY);
            }
            case REMAINDER -> {
                divides(sum.right(), right, assumptions);
                yield left.remainder(right);
            }
        };
    }

    private void divides(Term divisor, Interval range, Assumptions assumptions) {
        if (range.contains(0) && !assumptions.isNonZero(divisor) && steps <= MAX_STEPS) {
            divisors.put(divisor.span(), range);
        }
    }

    private Interval chosen(Conditional choice, Assumptions assumptions) {
        PossibleTruth truth = truth(choice.condition(), assumptions);
        ImpliedBounds implied = new ImpliedBounds(this);
        Optional<Assumptions> yes = truth.canHold() ? implied.assuming(choice.condition(), true, assumptions)
                : Optional.empty();
        Optional<Assumptions> no = truth.canFail() ? implied.assuming(choice.condition(), false, assumptions)
                : Optional.empty();
        if (yes.isEmpty() || no.isEmpty()) {
            return yes.isPresent() ? number(choice.yes(), yes.get())
                    : no.isPresent() ? number(choice.no(), no.get()) : Interval.ANY;
        }
        return number(choice.yes(), yes.get()).union(number(choice.no(), no.get()));
    }

    public PossibleTruth truth(Term term, Assumptions assumptions) {
        if (++steps > MAX_STEPS) {
            return PossibleTruth.EITHER;
        }
        return switch (term) {
            case Literal literal -> switch (literal.value()) {
                case Value.Bool value -> PossibleTruth.of(value.truth());
                case Value.Int value -> PossibleTruth.EITHER;
                case Value.Text value -> PossibleTruth.EITHER;
            };
            case Call call -> isEarlyMilestone(call) ? PossibleTruth.of(false) : bounds.truth(call);
            case LogicalNot not -> truth(not.term(), assumptions).opposite();
            case LogicalAndOr logic -> joined(logic, assumptions);
            case Comparison comparison -> compared(comparison, assumptions);
            case Membership membership -> among(membership, assumptions);
            default -> PossibleTruth.EITHER;
        };
    }

    private boolean isEarlyMilestone(Call call) {
        return call.function().equals("milestone") && !stages.contains("play");
    }

    private PossibleTruth joined(LogicalAndOr logic, Assumptions assumptions) {
        boolean decisive = logic.decisive();
        PossibleTruth left = truth(logic.left(), assumptions);
        Optional<Assumptions> more = new ImpliedBounds(this).assuming(logic.left(), !decisive, assumptions);
        PossibleTruth right = more.isPresent() ? truth(logic.right(), more.get()) : PossibleTruth.of(decisive);
        boolean decided = left.can(decisive) || right.can(decisive);
        boolean open = left.can(!decisive) && right.can(!decisive);
        return decisive ? new PossibleTruth(decided, open) : new PossibleTruth(open, decided);
    }

    private PossibleTruth compared(Comparison comparison, Assumptions assumptions) {
        Type type = typeOf(comparison.left());
        if (type == Type.INT) {
            return ImpliedBounds.compared(comparison.operator(), number(comparison.left(), assumptions),
                    number(comparison.right(), assumptions));
        }
        return type == Type.TEXT ? words(comparison) : PossibleTruth.EITHER;
    }

    private PossibleTruth words(Comparison comparison) {
        Optional<Set<String>> left = words(comparison.left());
        Optional<Set<String>> right = words(comparison.right());
        boolean equal = comparison.operator() == Comparison.ComparisonOperator.EQUAL;
        if (left.isEmpty() || right.isEmpty() || !equal
                && comparison.operator() != Comparison.ComparisonOperator.NOT_EQUAL) {
            return PossibleTruth.EITHER;
        }
        PossibleTruth same = new PossibleTruth(left.get().stream().anyMatch(right.get()::contains),
                left.get().size() > 1 || !left.get().equals(right.get()));
        return equal ? same : same.opposite();
    }

    private PossibleTruth among(Membership membership, Assumptions assumptions) {
        Type type = typeOf(membership.item());
        boolean canHold = false;
        for (Term term : membership.list()) {
            canHold |= type == Type.BOOL
                    || new ImpliedBounds(this).canEqual(membership.item(), term, type, assumptions);
        }
        return new PossibleTruth(canHold, true);
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
        return switch (term) {
            case Literal literal -> literal.value().type();
            case Variable variable -> variable.name().equals("stage") ? Type.TEXT : Type.INT;
            case Call call -> SheetBounds.isTruth(call) ? Type.BOOL : Type.INT;
            case Arithmetic sum -> typeOf(sum.left());
            case Conditional choice -> typeOf(choice.yes());
            case MinMax extreme -> Type.INT;
            case Negation negation -> Type.INT;
            case Mention mention -> Type.BOOL;
            case LogicalNot not -> Type.BOOL;
            case LogicalAndOr logic -> Type.BOOL;
            case Comparison comparison -> Type.BOOL;
            case Membership membership -> Type.BOOL;
        };
    }
}
