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
                ItemStat.of(thing, evidence.at()).forEach(each -> all.put(path + each.key(), () -> figure(thing, each)));
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
        Optional<Amount> amount = option(thing).flatMap(each -> switch (figure.key()) {
            case ItemStat.USES -> each.uses();
            case ItemStat.BOXES -> each.boxes();
            default -> Optional.empty();
        });
        return amount.map(each -> new ConditionReasons(evidence, evidence.at()).basis(each)).orElse(List.of());
    }

    private Optional<Option> option(TakenOption thing) {
        return evidence.sheet().option(thing.list(), thing.id()).filter(each -> !thing.made());
    }

    /** Where a figure is written: beside the pick, else with the option, else with its list. */
    Optional<Citation> place(TakenOption thing, String key) {
        MapNode details = thing.pick().details();
        if (details.has(key)) {
            return details.get(key).map(each -> Citation.of(each.span()));
        }
        String usual = key.equals(ItemStat.QUALITY) ? "usual-quality" : key;
        return option(thing).map(Option::key)
                .filter(each -> evidence.rules().has("lists", each.list(), "entries", each.id(), key))
                .flatMap(each -> evidence.rules().at("lists", each.list(), "entries", each.id(), key))
                .or(() -> evidence.rules().has("lists", thing.list(), usual)
                        ? evidence.rules().at("lists", thing.list(), usual) : Optional.empty());
    }
}
