package lampblack.cli.edit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.NameValue;
import lampblack.node.NewValue;
import lampblack.rules.SheetRules;
import lampblack.rules.track.TraitSet;

/** What is gained or lost, as it is written on the command line: names by list and amounts by currency. */
final class GainList {

    private GainList() {}

    static NewValue of(CommandContext context, SheetRules rules, List<String> written) {
        List<String> known = new ArrayList<>(rules.lists().keySet());
        rules.tracks().values().stream().filter(track -> track.ledger()).forEach(track -> known.add(track.id()));
        known.addAll(rules.parts().keySet());
        rules.traits().values().stream().filter(TraitSet::inPlay).forEach(set -> known.add(set.id()));
        Map<String, List<NewValue>> names = new LinkedHashMap<>();
        Map<String, NewValue> things = new LinkedHashMap<>();
        Map<String, Map<String, NewValue>> steps = new LinkedHashMap<>();
        for (String name : written) {
            NameValue pair = NameValue.of(context, name);
            if (!known.contains(pair.name()) && rules.tracks().containsKey(pair.name())) {
                throw context.usageError("cli.gain-marks", "name", pair.name());
            }
            context.requireKnown("cli.no-block", pair.name(), known);
            if (rules.lists().containsKey(pair.name()) || rules.parts().containsKey(pair.name())) {
                List<NewValue> all = names.computeIfAbsent(pair.name(), list -> new ArrayList<>());
                names(pair.value()).forEach(one -> all.add(NewValue.of(one)));
                things.put(pair.name(), new NewValue.ListValue(names.get(pair.name())));
            } else if (rules.traits().containsKey(pair.name())) {
                Map<String, NewValue> moved = steps.computeIfAbsent(pair.name(), set -> new LinkedHashMap<>());
                NameValue rating = pair.value().contains("=") ? NameValue.of(context, pair.value())
                        : new NameValue(pair.value(), "1");
                moved.put(rating.name(), NewValue.of(rating.number(context)));
                things.put(pair.name(), NewValue.map(moved));
            } else {
                things.put(pair.name(), NewValue.of(pair.number(context)));
            }
        }
        return NewValue.map(things);
    }

    /** The names in brackets, or the one that is written. */
    private static List<String> names(String written) {
        return written.startsWith("[") && written.endsWith("]")
                ? Stream.of(written.substring(1, written.length() - 1).split(",")).map(String::strip)
                        .filter(name -> !name.isEmpty()).toList()
                : List.of(written);
    }
}
