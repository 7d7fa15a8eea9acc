package lampblack.rules.requirement;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.diagnostic.Message;
import lampblack.expression.Arithmetic;
import lampblack.expression.Arithmetic.ArithmeticOperator;
import lampblack.expression.Call;
import lampblack.expression.Comparison;
import lampblack.expression.Comparison.ComparisonOperator;
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
import lampblack.expression.Value;
import lampblack.expression.Variable;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.option.OwnerLink;

/**
 * Words a formula in the terms of the game, for its players.
 *
 * @param variables what the variables are called that have another name than they are written by
 */
public record FormulaWording(DerivedSheet derived, Map<String, String> variables) {

    /** How each comparison is turned round, and what it says with its sides changed over. */
    private static final Map<ComparisonOperator, ComparisonOperator> OPPOSITE =
            Map.of(ComparisonOperator.EQUAL, ComparisonOperator.NOT_EQUAL,
            ComparisonOperator.NOT_EQUAL, ComparisonOperator.EQUAL, ComparisonOperator.LESS,
            ComparisonOperator.AT_LEAST, ComparisonOperator.AT_LEAST, ComparisonOperator.LESS,
            ComparisonOperator.AT_MOST, ComparisonOperator.GREATER, ComparisonOperator.GREATER,
            ComparisonOperator.AT_MOST);
    private static final Map<ArithmeticOperator, String> SIGNS = Map.of(ArithmeticOperator.MINUS, "\u2212",
            ArithmeticOperator.TIMES, "\u00d7");
    private static final Map<ComparisonOperator, ComparisonOperator> MIRRORED =
            Map.of(ComparisonOperator.EQUAL, ComparisonOperator.EQUAL,
            ComparisonOperator.NOT_EQUAL, ComparisonOperator.NOT_EQUAL, ComparisonOperator.LESS,
            ComparisonOperator.GREATER, ComparisonOperator.GREATER, ComparisonOperator.LESS,
            ComparisonOperator.AT_MOST, ComparisonOperator.AT_LEAST, ComparisonOperator.AT_LEAST,
            ComparisonOperator.AT_MOST);

    /** A condition. @param so whether it is wanted to hold, or not to */
    public Message of(Expression condition, boolean so) {
        return truth(condition.term(), so);
    }

    /** A number. */
    public Message of(Expression number) {
        return amount(number.term());
    }

    private Message truth(Term term, boolean so) {
        return switch (term) {
            case LogicalNot not -> truth(not.term(), !so);
            case LogicalAndOr logic -> Message.of(logic.decisive() == so ? "unmet.or" : "said.and",
                    "one", truth(logic.left(), so), "other", truth(logic.right(), so));
            case Comparison comparison ->
                    compared(comparison, so ? comparison.operator() : OPPOSITE.get(comparison.operator()));
            case Call call -> held(call, so);
            case Conditional choice -> Message.of("said.choice", "one", truth(choice.yes(), so), "condition",
                    truth(choice.condition(), true), "other", truth(choice.no(), so));
            case Membership among -> Message.of(so ? "said.among" : "said.not-among", "what", amount(among.item()),
                    "list", among.list().stream().map(this::amount).toList());
            case Literal value -> Message.of(value.value().equals(Value.of(so)) ? "said.always" : "unmet.never");
            case Mention mention -> Message.of("unmet.never");
            case Variable variable -> Message.of("unmet.never");
            case MinMax extreme -> Message.of("unmet.never");
            case Negation negation -> Message.of("unmet.never");
            case Arithmetic sum -> Message.of("unmet.never");
        };
    }

    private Message compared(Comparison comparison, ComparisonOperator operator) {
        if (comparison.left() instanceof Literal && !(comparison.right() instanceof Literal)) {
            return related(comparison.right(), MIRRORED.get(operator), comparison.left());
        }
        return related(comparison.left(), operator, comparison.right());
    }

    private Message related(Term what, ComparisonOperator operator, Term than) {
        if (what instanceof Variable stage && than instanceof Literal word && stage.name().equals("stage")) {
            boolean creation = word.value().equals(Value.of("creation")) == (operator == ComparisonOperator.EQUAL);
            return Message.of(creation ? "said.creation" : "said.play");
        }
        boolean least = operator == ComparisonOperator.AT_LEAST && !(than instanceof Literal);
        Message amount = Message.of(least ? "said.amount.no-less" : "said.amount." + operator.word(), "number",
                amount(than));
        boolean counted = what instanceof Call call && isCounted(call) && than instanceof Literal;
        return Message.of(counted ? "said.counted" : "said.measured", "amount", amount,
                "what", counted ? things((Call) what) : amount(what));
    }

    private static boolean isCounted(Call call) {
        return List.of("count", "tagged", "at_least", "times").contains(call.function());
    }

    private Message held(Call call, boolean so) {
        Message title = Message.verbatim(name(call, 0));
        if (call.function().equals("milestone")) {
            return Message.of(so ? "unmet.milestone" : "unmet.not-milestone", "milestone", title);
        }
        if (call.function().equals("declared") || call.function().equals("carried")) {
            return Message.of((so ? "unmet." : "unmet.not-") + call.function(), "what", title);
        }
        return so ? title : Message.of("unmet.not-option", "option", title);
    }

    private Message amount(Term term) {
        return switch (term) {
            case Call call when isCounted(call) -> Message.of("said.number-of", "what", things(call));
            case Call call -> measured(call);
            case Arithmetic sum -> Message.of("said.reckoned", "one", within(sum, sum.left(), false), "sign",
                    SIGNS.getOrDefault(sum.operator(), sum.operator().symbol()), "other",
                    within(sum, sum.right(), true));
            case Negation negation -> Message.of("said.minus", "what", amount(negation.term()));
            case MinMax extreme -> Message.of(extreme.greatest() ? "said.greatest" : "said.least", "list",
                    extreme.children().stream().map(this::amount).toList());
            case Conditional choice -> Message.of("said.choice", "one", amount(choice.yes()), "condition",
                    truth(choice.condition(), true), "other", amount(choice.no()));
            case Literal literal -> Message.verbatim(text(literal));
            case Mention mention -> Message.verbatim(mention.text());
            case Variable variable -> Message.verbatim(variables.getOrDefault(variable.name(), variable.name()));
            case LogicalNot not -> truth(not, true);
            case LogicalAndOr logic -> truth(logic, true);
            case Comparison comparison -> truth(comparison, true);
            case Membership among -> truth(among, true);
        };
    }

    /** One side of a sum, in brackets where it is reckoned first only because of them. */
    private Message within(Arithmetic sum, Term side, boolean right) {
        boolean bracketed = switch (side) {
            case Arithmetic inner -> isStrong(sum) && !isStrong(inner)
                    || right && sum.operator() != ArithmeticOperator.PLUS && isStrong(sum) == isStrong(inner);
            case Conditional choice -> true;
            default -> false;
        };
        return bracketed ? Message.of("said.bracketed", "what", amount(side)) : amount(side);
    }

    private static boolean isStrong(Arithmetic sum) {
        return sum.operator() != ArithmeticOperator.PLUS && sum.operator() != ArithmeticOperator.MINUS;
    }

    /** What is counted: all of a list, or one option of it. */
    private Message things(Call call) {
        boolean one = call.arguments().size() == 2;
        if (one && call.function().equals("tagged")) {
            return Message.of("said.tagged", "what", whose(call), "tag", ((Mention) call.arguments().get(1)).text());
        }
        if (call.function().equals("at_least")) {
            return Message.of("said.at-least", "what", name(call, 0), "number", amount(call.arguments().get(1)));
        }
        String name = one ? name(call, 1) : name(call, 0);
        return call.function().equals("times") ? Message.of("said.times", "what", name)
                : one ? Message.verbatim(name) : whose(call);
    }

    /** A block, or those who belong to the sheet. */
    private Message whose(Call call) {
        return text(call.arguments().get(0)).startsWith(FormulaScope.OF_MEMBERS) ? Message.of("said.members")
                : Message.verbatim(name(call, 0));
    }

    private Message measured(Call call) {
        return switch (call.function()) {
            case "rating", "balance", "taken" -> Message.verbatim(name(call, call.arguments().size() - 1));
            case "owner" -> Message.of("said.of", "what", ofOwner(call), "whose", name(call, 0));
            default -> Message.of("said." + call.function(), "what", name(call, call.arguments().size() - 1));
        };
    }

    private String ofOwner(Call call) {
        return Optional.ofNullable(derived.sheet().linked().links().get(text(call.arguments().get(0))))
                .flatMap(OwnerLink::owner).map(owner -> new TitleLookup(new DerivedSheet(owner, Choices.BLANK))
                        .of(text(call.arguments().get(1)), "")).orElseGet(() -> name(call, 1));
    }

    private String name(Call call, int index) {
        Term named = call.arguments().get(index);
        if (!(named instanceof Mention)) {
            return text(named);
        }
        String id = text(named);
        boolean whole = id.startsWith(FormulaScope.OF_WHOLE);
        DerivedSheet of = whole ? derived.whole().orElse(derived) : derived;
        return new TitleLookup(of).of(whole ? id.substring(FormulaScope.OF_WHOLE.length()) : id, part(call, index));
    }

    /** The kind of part that a name is of, where the call names one before it. */
    private String part(Call call, int index) {
        return index == 0 ? "" : text(call.arguments().get(0));
    }

    private static String text(Term term) {
        return term instanceof Mention mention ? mention.text()
                : term instanceof Literal literal ? literal.value().toString() : "";
    }
}
