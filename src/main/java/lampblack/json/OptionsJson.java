package lampblack.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import lampblack.character.TakenOption;
import lampblack.replay.ItemStat;
import lampblack.replay.Possessions;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.OptionList;

/** What a character has of each list, as values for {@link JsonPrinter}. */
record OptionsJson(DerivedSheet derived) {

    Map<String, Object> options() {
        Map<String, Object> options = new LinkedHashMap<>();
        for (OptionList list : derived.sheet().lists().values()) {
            List<String> all =
                    new ArrayList<>(derived.choices().list(list.id()).stream().map(TakenOption::name).toList());
            all.addAll(given(list));
            options.put(list.id(), all);
        }
        return options;
    }

    /** Those that nobody took, because others give them. */
    Map<String, Object> gifts() {
        Map<String, Object> gifts = new LinkedHashMap<>();
        for (OptionList list : derived.sheet().lists().values()) {
            if (!given(list).isEmpty()) {
                gifts.put(list.id(), given(list));
            }
        }
        return gifts;
    }

    private List<String> given(OptionList list) {
        return derived.granted(list.id()).stream().map(option -> option.key().id()).toList();
    }

    /** What is written beside the picks. */
    Map<String, Object> details() {
        return byList(list -> derived.choices().list(list.id()),
                taken -> (Map<?, ?>) CharacterJson.plain(taken.pick().details()));
    }

    /** The load, quality, uses and boxes of each. */
    Map<String, Object> figures() {
        return byList(new Possessions(derived)::things, taken -> {
            Map<String, Object> figures = new LinkedHashMap<>();
            for (ItemStat itemStat : ItemStat.of(taken, derived)) {
                figures.put(itemStat.key(), itemStat.number().map(LimitsJson::limit).or(itemStat::grade).orElse(null));
            }
            return figures;
        });
    }

    private Map<String, Object> byList(Function<OptionList, List<TakenOption>> things,
            Function<TakenOption, Map<?, ?>> words) {
        Map<String, Object> lists = new LinkedHashMap<>();
        for (OptionList list : derived.sheet().lists().values()) {
            Map<String, Object> json = new LinkedHashMap<>();
            for (TakenOption taken : things.apply(list)) {
                Map<?, ?> said = words.apply(taken);
                if (!said.isEmpty()) {
                    json.put(taken.name(), said);
                }
            }
            if (!json.isEmpty()) {
                lists.put(list.id(), json);
            }
        }
        return lists;
    }
}
