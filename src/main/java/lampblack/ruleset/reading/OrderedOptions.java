package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.rules.option.Option;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.HasOption;
import lampblack.rules.requirement.Requirement;

/**
 * What {@code in-order: true} makes of the options of a list: each requires the one ahead of it, which in a list sorted
 * by playbook is the one ahead of it of the same playbooks.
 */
final class OrderedOptions {

    private OrderedOptions() {}

    static Map<String, Option> of(Map<String, Option> options) {
        Map<List<String>, Option> last = new HashMap<>();
        Map<String, Option> ordered = new LinkedHashMap<>();
        options.forEach((id, option) -> {
            Option ahead = last.put(option.playbooks(), option);
            ordered.put(id, ahead == null ? option : behind(option, ahead));
        });
        return ordered;
    }

    private static Option behind(Option option, Option ahead) {
        List<Requirement> parts = new ArrayList<>(List.of(new HasOption(ahead.key())));
        if (option.requires() instanceof AllOf own) {
            parts.addAll(own.parts());
        }
        return new Option(option.key(), option.label(), option.playbooks(), option.tags(), new AllOf(parts),
                option.holds(), option.gives(), option.asks(), option.times(), option.locked(), option.permanent(),
                option.onEntry(), option.load(), option.price(), option.quality(), option.uses(), option.boxes(),
                option.playersSet(), option.whenTaken());
    }
}
