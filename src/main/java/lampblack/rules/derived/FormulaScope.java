package lampblack.rules.derived;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.LongStream;
import lampblack.character.Name;
import lampblack.expression.EvaluationResult;
import lampblack.expression.Failure;
import lampblack.expression.FunctionSignature;
import lampblack.expression.Mention;
import lampblack.expression.Parameter;
import lampblack.expression.Scope;
import lampblack.expression.Type;
import lampblack.expression.Value;
import lampblack.expression.Vocabulary;
import lampblack.rules.Amount;
import lampblack.rules.option.OptionKey;
import lampblack.rules.track.Trait;

/** What the functions and variables of a ruleset's expressions stand for on one derived sheet. */
public record FormulaScope(DerivedSheet derived, Map<String, Long> variables) implements Scope {

    /** Begins a name that a part has of its whole. */
    public static final String OF_WHOLE = "^";

    /** Begins a name that stands for those who belong to a sheet. */
    public static final String OF_MEMBERS = "@";

    /** What a name stands for that is one for those who belong to a sheet. */
    public static final String MEMBERS = "members";

    /** Begins what a name is that is one of an owner, before the link to it. */
    public static final String OWNED = "owned:";

    /** Every function an expression may call. */
    public static final List<FunctionSignature> ALL = List.of(
            number("rating", "trait"),
            FunctionSignature.of("rating", Type.INT, Parameter.naming("set"), Parameter.of(Type.TEXT)),
            number("count", "set-or-list-or-part"),
            of("count", "list-or-part", "option-in"),
            number("sum", "set"),
            of("sum", "part", "number-in"),
            number("highest", "set"),
            of("highest", "part", "number-in"),
            number("lowest", "set"),
            of("lowest", "part", "number-in"),
            FunctionSignature.of("has", Type.BOOL, Parameter.naming("option")),
            FunctionSignature.of("at_least", Type.INT, Parameter.naming("set"), Parameter.of(Type.INT)),
            number("times", "option"),
            of("tagged", "list-or-part", "tag"),
            number("size", "track"),
            FunctionSignature.of("milestone", Type.BOOL, Parameter.naming("milestone")),
            FunctionSignature.of("playbook", Type.BOOL, Parameter.naming("playbook")),
            number("balance", "currency"),
            number("earned", "currency"),
            number("spent", "currency"),
            number("taken", "advance"),
            number("number", "period"),
            number("at_creation", "trait"),
            number("chosen", "trait"),
            number("marks", "marked"),
            FunctionSignature.of("declared", Type.BOOL, Parameter.naming("band")),
            FunctionSignature.of("carried", Type.BOOL, Parameter.naming("option")),
            number("used", "option"),
            FunctionSignature.of("owner", Type.INT, Parameter.naming("link"), Parameter.naming("owned")));

    /** What expressions may use wherever they stand. */
    public static final Vocabulary ANYWHERE = Vocabulary.of(ALL, Map.of("stage", Type.TEXT))
            .with("stage", "creation", "play");

    /** What expressions may use where a cost stands. */
    public static final Vocabulary IN_COSTS = ANYWHERE.with(
            Map.of("stage", Type.TEXT, "from", Type.INT, "to", Type.INT, "times", Type.INT));

    /** Whether a name is one that a part has of its whole. */
    public static boolean isOfWhole(Mention mention) {
        return mention.text().startsWith(OF_WHOLE);
    }

    /** Whether a name is one of the sheet's own, neither of a part of it nor of its whole. */
    public static boolean isOwn(Mention mention) {
        return !isOfWhole(mention) && !mention.names().equals("part") && !isOfMembers(mention)
                && !mention.names().contains("-in:");
    }

    /** Whether a name stands for those who belong to a sheet. */
    public static boolean isOfMembers(Mention mention) {
        return mention.names().equals(MEMBERS);
    }

    private static FunctionSignature number(String name, String names) {
        return FunctionSignature.of(name, Type.INT, Parameter.naming(names));
    }

    private static FunctionSignature of(String name, String first, String second) {
        return FunctionSignature.of(name, Type.INT, Parameter.naming(first), Parameter.naming(second));
    }

    @Override
    public EvaluationResult variable(String name) {
        if (name.equals("stage")) {
            return Value.of(derived.choices().playing() ? "play" : "creation");
        }
        Long value = variables.get(name);
        return value == null ? Failure.of(Failure.FailureReason.NO_VALUE) : Value.of(value);
    }

    @Override
    public EvaluationResult call(String function, List<Value> arguments) {
        String name = ((Value.Text) arguments.get(0)).text();
        if (name.startsWith(OF_WHOLE)) {
            return ofWhole(function, name.substring(OF_WHOLE.length()), arguments);
        }
        if (name.startsWith(OF_MEMBERS)) {
            List<Member> members = derived.marks().members().getOrDefault(name.substring(1), List.of());
            return arguments.size() == 1 ? Value.of(members.size())
                    : each(function, members.stream().map(Member::derived).toList(), text(arguments),
                            path -> members.stream().mapToLong(member -> member.number(path)));
        }
        return arguments.size() == 2 && derived.sheet().parts().containsKey(name)
                ? ofParts(function, name, text(arguments)) : own(function, name, arguments);
    }

    private EvaluationResult ofWhole(String function, String name, List<Value> arguments) {
        List<Value> others = new ArrayList<>(arguments);
        others.set(0, Value.of(name));
        return derived.whole().map(whole -> new FormulaScope(whole, variables).call(function, others))
                .orElse(Failure.of(Failure.FailureReason.NO_VALUE));
    }

    private EvaluationResult ofParts(String function, String kind, String name) {
        List<DerivedSheet> parts = derived.parts(kind);
        return each(function, parts, name, path -> parts.stream().mapToLong(part -> part.number(path)));
    }

    /** What several sheets come to together. */
    private static EvaluationResult each(String function, List<DerivedSheet> parts, String name,
            Function<String, LongStream> values) {
        return switch (function) {
            case "count" -> Value.of(parts.stream().filter(derivedSheet -> derivedSheet.has(OptionKey.of(name)))
                    .count());
            case "tagged" -> Value.of(parts.stream().filter(derivedSheet -> derivedSheet.possessions().hasTag(name))
                    .count());
            case "sum" -> Value.of(values.apply(name).reduce(0, Amount::sum));
            case "highest" -> Value.of(values.apply(name).max().orElse(0));
            case "lowest" -> Value.of(values.apply(name).min().orElse(0));
            default -> Failure.of(Failure.FailureReason.NO_VALUE);
        };
    }

    private static String text(List<Value> arguments) {
        return ((Value.Text) arguments.get(1)).text();
    }

    private EvaluationResult own(String function, String name, List<Value> arguments) {
        return switch (function) {
            case "rating" -> Value.of(derived.rating(arguments.size() == 1 ? Trait.of(name) : named(name, arguments)));
            case "count" -> Value.of(count(name, arguments));
            case "at_least" -> Value.of(ratings(name).filter(rating -> rating >= number(arguments.get(1))).count());
            case "sum" -> Value.of(ratings(name).reduce(0, Amount::sum));
            case "highest" -> Value.of(ratings(name).max().orElse(0));
            case "lowest" -> Value.of(ratings(name).min().orElse(0));
            case "has", "playbook" -> Value.of(derived.has(OptionKey.of(name)));
            case "times" -> Value.of(derived.times(OptionKey.of(name)));
            case "tagged" -> Value.of(derived.possessions().tagged(name, ((Value.Text) arguments.get(1)).text()));
            case "size" -> Value.of(derived.size(name));
            case "milestone" -> Value.of(derived.choices().milestones().contains(name));
            case "balance" -> Value.of(derived.balance(name));
            case "earned" -> Value.of(derived.choices().earned().getOrDefault(name, 0L));
            case "spent" -> Value.of(derived.choices().spent().getOrDefault(name, 0L));
            case "taken" -> Value.of(derived.choices().bought().getOrDefault(name, 0L));
            case "at_creation" -> Value.of(derived.atCreation(Trait.of(name)));
            case "number" -> Value.of(derived.choices().begun().getOrDefault(name, 0L));
            case "chosen" -> Value.of(derived.byChoices().rating(Trait.of(name)));
            case "marks" -> Value.of(derived.marks().marks(name, derived));
            case "declared" -> Value.of(derived.marks().isDeclared(name));
            case "carried" -> Value.of(derived.marks().isCarried(OptionKey.of(name), derived));
            case "used" -> Value.of(derived.marks().used(OptionKey.of(name), derived));
            case "owner" -> Value.of(derived.sheet().linked().owned().of(name, ((Value.Text) arguments.get(1)).text()));
            default -> Failure.of(Failure.FailureReason.NO_VALUE);
        };
    }

    private long count(String name, List<Value> arguments) {
        if (arguments.size() == 2) {
            return derived.times(OptionKey.of(((Value.Text) arguments.get(1)).text()));
        }
        return derived.sheet().traits().containsKey(name) ? derived.traits(name).size()
                : derived.sheet().parts().containsKey(name) ? derived.choices().parts(name).size()
                : derived.count(name);
    }

    private static Trait named(String set, List<Value> arguments) {
        return new Trait(set, Name.of(((Value.Text) arguments.get(1)).text()).key());
    }

    private static long number(Value value) {
        return ((Value.Int) value).number();
    }

    private LongStream ratings(String set) {
        return derived.traits(set).stream().mapToLong(derived::rating);
    }
}
