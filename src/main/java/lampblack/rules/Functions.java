package lampblack.rules;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import lampblack.character.Name;
import lampblack.expression.Failure;
import lampblack.expression.Function;
import lampblack.expression.Parameter;
import lampblack.expression.Result;
import lampblack.expression.Scope;
import lampblack.expression.Type;
import lampblack.expression.Value;
import lampblack.expression.Vocabulary;

/** What the functions and variables of a ruleset's expressions stand for in one standing. */
public record Functions(Standing at, Map<String, Long> variables) implements Scope {

    /** Every function an expression may call. */
    public static final List<Function> ALL = List.of(
            number("rating", "trait"),
            Function.of("rating", Type.INT, Parameter.naming("set"), Parameter.of(Type.TEXT)),
            number("count", "set-or-list"),
            number("sum", "set"),
            number("highest", "set"),
            number("lowest", "set"),
            Function.of("has", Type.BOOL, Parameter.naming("option")),
            number("times", "option"),
            Function.of("tagged", Type.INT, Parameter.naming("list"), Parameter.naming("tag")),
            number("size", "track"),
            Function.of("milestone", Type.BOOL, Parameter.naming("milestone")),
            Function.of("playbook", Type.BOOL, Parameter.naming("playbook")),
            number("balance", "currency"),
            number("earned", "currency"),
            number("spent", "currency"),
            number("taken", "advance"),
            number("at_creation", "trait"),
            Function.of("owner", Type.INT, Parameter.naming("link"), Parameter.naming("owned")));

    /** What expressions may use wherever they stand. */
    public static final Vocabulary ANYWHERE = Vocabulary.of(ALL, Map.of("stage", Type.TEXT))
            .with("stage", "creation", "play");

    /** What expressions may use where a cost stands. */
    public static final Vocabulary IN_COSTS = Vocabulary.of(ALL,
            Map.of("stage", Type.TEXT, "from", Type.INT, "to", Type.INT, "times", Type.INT))
            .with("stage", "creation", "play");

    private static Function number(String name, String names) {
        return Function.of(name, Type.INT, Parameter.naming(names));
    }

    @Override
    public Result variable(String name) {
        if (name.equals("stage")) {
            return Value.of(at.state().playing() ? "play" : "creation");
        }
        Long value = variables.get(name);
        return value == null ? Failure.of(Failure.Reason.NO_VALUE) : Value.of(value);
    }

    @Override
    public Result call(String function, List<Value> arguments) {
        String name = ((Value.Text) arguments.get(0)).text();
        return switch (function) {
            case "rating" -> Value.of(at.rating(arguments.size() == 1 ? Trait.of(name) : named(name, arguments)));
            case "count" -> Value.of(at.sheet().traits().containsKey(name) ? at.traits(name).size() : at.count(name));
            case "sum" -> Value.of(ratings(name).reduce(0, Amount::sum));
            case "highest" -> Value.of(ratings(name).max().orElse(0));
            case "lowest" -> Value.of(ratings(name).min().orElse(0));
            case "has", "playbook" -> Value.of(at.has(OptionKey.of(name)));
            case "times" -> Value.of(at.times(OptionKey.of(name)));
            case "tagged" -> Value.of(at.possessions().tagged(name, ((Value.Text) arguments.get(1)).text()));
            case "size" -> Value.of(at.size(name));
            case "milestone" -> Value.of(at.state().milestones().contains(name));
            case "balance" -> Value.of(at.balance(name));
            case "earned" -> Value.of(at.state().earned().getOrDefault(name, 0L));
            case "spent" -> Value.of(at.state().spent().getOrDefault(name, 0L));
            case "taken" -> Value.of(at.state().bought().getOrDefault(name, 0L));
            case "at_creation" -> Value.of(at.atCreation(Trait.of(name)));
            case "owner" -> Value.of(at.sheet().linked().owned().of(name, ((Value.Text) arguments.get(1)).text()));
            default -> Failure.of(Failure.Reason.NO_VALUE);
        };
    }

    private static Trait named(String set, List<Value> arguments) {
        return new Trait(set, Name.of(((Value.Text) arguments.get(1)).text()).key());
    }

    private LongStream ratings(String set) {
        return at.traits(set).stream().mapToLong(at::rating);
    }
}
