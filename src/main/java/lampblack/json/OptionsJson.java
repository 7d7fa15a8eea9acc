package lampblack.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import lampblack.character.TakenOption;
import lampblack.node.MapNode;
import lampblack.replay.ItemStat;
import lampblack.replay.Possessions;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.OptionList;

/**
 * What a character has of each list.
 *
 * @param gifts those that nobody took, because others give them
 * @param details what is written beside the picks
 * @param figures the load, quality, uses and boxes of each
 * @param maps the cells it holds: the start, then in the order they were taken
 */
record OptionsJson(Map<String, List<String>> options, Map<String, List<String>> gifts,
        Map<String, Map<String, MapNode>> details, Map<String, Map<String, Map<String, Object>>> figures,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, List<String>> maps) {

    static OptionsJson of(DerivedSheet derived) {
        Map<String, List<String>> options = new LinkedHashMap<>();
        Map<String, List<String>> gifts = new LinkedHashMap<>();
        for (String list : derived.sheet().lists().keySet()) {
            List<String> given = derived.granted(list).stream().map(option -> option.key().id()).toList();
            options.put(list, Stream.concat(derived.choices().list(list).stream().map(TakenOption::name),
                    given.stream()).toList());
            if (!given.isEmpty()) {
                gifts.put(list, given);
            }
        }
        return new OptionsJson(options, gifts, byList(derived, list -> details(derived, list)),
                byList(derived, list -> figures(derived, list)), maps(derived));
    }

    /** By list what there is of it. */
    private static <T> Map<String, Map<String, T>> byList(DerivedSheet derived,
            Function<OptionList, Map<String, T>> values) {
        Map<String, Map<String, T>> lists = new LinkedHashMap<>();
        derived.sheet().lists().values().forEach(list -> lists.put(list.id(), values.apply(list)));
        lists.values().removeIf(Map::isEmpty);
        return lists;
    }

    private static Map<String, MapNode> details(DerivedSheet derived, OptionList list) {
        Map<String, MapNode> details = new LinkedHashMap<>();
        derived.choices().list(list.id()).stream().filter(taken -> !taken.pick().details().all().isEmpty())
                .forEach(taken -> details.put(taken.name(), taken.pick().details()));
        return details;
    }

    private static Map<String, Map<String, Object>> figures(DerivedSheet derived, OptionList list) {
        Map<String, Map<String, Object>> all = new LinkedHashMap<>();
        for (TakenOption taken : new Possessions(derived).things(list)) {
            Map<String, Object> figures = new LinkedHashMap<>();
            ItemStat.of(taken, derived).forEach(stat -> figures.put(stat.key(),
                    stat.number().<Object>map(AmountJson::of).or(stat::grade).orElse(null)));
            if (!figures.isEmpty()) {
                all.put(taken.name(), figures);
            }
        }
        return all;
    }

    private static Map<String, List<String>> maps(DerivedSheet derived) {
        Map<String, List<String>> maps = new LinkedHashMap<>();
        for (CellMap map : derived.sheet().maps().values()) {
            if (map.isOf(derived)) {
                List<String> held = new ArrayList<>(List.of(map.start()));
                held.addAll(map.held(derived));
                maps.put(map.id(), held.stream().distinct().toList());
            }
        }
        return maps;
    }
}
