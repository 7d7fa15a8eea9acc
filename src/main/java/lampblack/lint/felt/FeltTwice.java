package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.roll.Roll;

/** Names that stand twice in a list where once says all. */
record FeltTwice() {

    private static final List<String> OF_SHEETS = List.of("from", "raise", "swap", "on", "more");
    private static final List<String> OF_PARTS = List.of("not-with", "applies");

    List<Unfelt> of(SheetRules rules) {
        List<Unfelt> all = new ArrayList<>();
        rules.creation().values().forEach(step -> add(step.label(), OF_SHEETS, all));
        rules.advances().values().forEach(advance -> add(advance.label(), OF_SHEETS, all));
        rules.limits().values().forEach(limit -> add(limit.label(), OF_SHEETS, all));
        return all;
    }

    List<Unfelt> of(Roll roll) {
        List<Unfelt> all = new ArrayList<>();
        roll.label().written().map("group").flatMap(group -> twice(group.items("fails")))
                .ifPresent(name -> all.add(told(name, roll.id())));
        roll.extras().values().forEach(extra -> add(extra.label(), OF_PARTS, all));
        roll.outcomes().values().forEach(outcome -> add(outcome.label(), OF_PARTS, all));
        return all;
    }

    private static void add(Label label, List<String> keys, List<Unfelt> to) {
        keys.forEach(key -> twice(label.written().items(key)).ifPresent(name -> to.add(told(name, label.id()))));
    }

    private static Unfelt told(Scalar name, String subject) {
        return Unfelt.cause("named-twice", "name", name.text()).at(subject, name.span());
    }

    private static Optional<Scalar> twice(List<Node> items) {
        Set<String> named = new HashSet<>();
        return items.stream().flatMap(item -> item.asScalar().stream()).filter(name -> !named.add(name.text()))
                .findFirst();
    }
}
