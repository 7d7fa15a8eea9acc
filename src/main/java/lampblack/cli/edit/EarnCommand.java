package lampblack.cli.edit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.NameValue;
import lampblack.node.NewValue;
import lampblack.rules.advance.Earning;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes down what a character has earned. */
@Command(name = "earn", description = "Record what a character has earned: `earn FILE desperate=2 hindrances=1`.")
public final class EarnCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Mixin
    private EntryOptions entry;

    @Parameters(paramLabel = "NAME=N", arity = "1..*", index = "1..*", description = "A way to earn, and how much.")
    private List<String> amounts = List.of();

    @Option(names = "--into", paramLabel = "TRACK",
            description = "The track it goes into, if there is a choice.")
    private Optional<String> into = Optional.empty();

    @Override
    public Integer call() {
        return entry.add(context, rules -> Map.of("earn", earned(rules.earning())));
    }

    private NewValue earned(Map<String, Earning> ways) {
        Map<String, NewValue> earned = new LinkedHashMap<>();
        for (String name : amounts) {
            NameValue pair = NameValue.of(context, name);
            context.requireKnown("cli.no-earning", pair.name(), ways.keySet());
            earned.put(pair.name(), amount(ways.get(pair.name()), pair.number(context)));
        }
        return NewValue.map(earned);
    }

    private NewValue amount(Earning way, long amount) {
        if (into.isEmpty() && way.into().size() > 1) {
            throw context.usageError("cli.say-into", "way", way.label().title(), "tracks", way.into());
        }
        into.ifPresent(track -> context.requireKnown("cli.not-into", track, way.into()));
        return into.isPresent() && way.into().size() > 1
                ? NewValue.map(into.get(), NewValue.of(amount))
                : NewValue.of(amount);
    }
}
