package lampblack.explain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.replay.ItemStat;
import lampblack.replay.Possessions;
import lampblack.rules.Amount;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;

/** Explains the figures of what a character has: its load, its quality, how often it can be used, its boxes. */
record ItemStatReasons(ExplanationContext evidence) {

    /** The figures of everything the character has, each by its path. */
    Map<String, Supplier<Reason>> all() {
        Map<String, Supplier<Reason>> all = new LinkedHashMap<>();
        for (OptionList list : evidence.sheet().lists().values()) {
            for (TakenOption thing : new Possessions(evidence.at()).things(list)) {
                String path = list.id() + "." + thing.name() + ".";
                ItemStat.of(thing, evidence.at()).forEach(itemStat ->
                        all.put(path + itemStat.key(), () -> figure(thing, itemStat)));
            }
        }
        return all;
    }

    private Reason figure(TakenOption thing, ItemStat figure) {
        Object value = figure.number().<Object>map(ExplanationContext::shown).or(figure::grade).orElse("");
        Reason reason = Reason.of(Message.of("why.written", "name", figure.key(), "value", value))
                .at(place(thing, figure.key())).with(basis(thing, figure));
        return figure.number().map(reason::worth).orElse(reason);
    }

    private List<Reason> basis(TakenOption thing, ItemStat figure) {
        Optional<Amount> amount = option(thing).flatMap(option -> switch (figure.key()) {
            case ItemStat.USES -> option.uses();
            case ItemStat.BOXES -> option.boxes();
            default -> Optional.empty();
        });
        return amount.map(item -> new ConditionReasons(evidence, evidence.at()).basis(item)).orElse(List.of());
    }

    private Optional<Option> option(TakenOption thing) {
        return evidence.sheet().option(thing.list(), thing.id()).filter(option -> !thing.made());
    }

    /** Where a figure is written: beside the pick, else with the option, else with its list. */
    Optional<Citation> place(TakenOption thing, String key) {
        MapNode details = thing.pick().details();
        if (details.has(key)) {
            return details.get(key).map(node -> Citation.of(node.span()));
        }
        String usual = key.equals(ItemStat.QUALITY) ? "usual-quality" : key;
        return option(thing).map(Option::key)
                .filter(optionKey -> evidence.rules().has("lists", optionKey.list(), "entries", optionKey.id(), key))
                .flatMap(optionKey -> evidence.rules().at("lists", optionKey.list(), "entries", optionKey.id(), key))
                .or(() -> evidence.rules().has("lists", thing.list(), usual)
                        ? evidence.rules().at("lists", thing.list(), usual) : Optional.empty());
    }
}
