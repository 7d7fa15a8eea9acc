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
record ItemStatReasons(ExplanationContext context) {

    /** The figures of everything the character has, each by its path. */
    Map<String, Supplier<Reason>> all() {
        Map<String, Supplier<Reason>> all = new LinkedHashMap<>();
        for (OptionList list : context.sheet().lists().values()) {
            for (TakenOption taken : new Possessions(context.at()).things(list)) {
                String path = list.id() + "." + taken.name() + ".";
                ItemStat.of(taken, context.at()).forEach(itemStat ->
                        all.put(path + itemStat.key(), () -> figure(taken, itemStat)));
            }
        }
        return all;
    }

    private Reason figure(TakenOption taken, ItemStat figure) {
        Object value = figure.number().<Object>map(ExplanationContext::shown).or(figure::grade).orElse("");
        Reason reason = Reason.of(Message.of("why.written", "name", figure.key(), "value", value))
                .at(place(taken, figure.key())).with(basis(taken, figure));
        return figure.number().map(reason::worth).orElse(reason);
    }

    private List<Reason> basis(TakenOption taken, ItemStat figure) {
        Optional<Amount> amount = option(taken).flatMap(option -> switch (figure.key()) {
            case ItemStat.USES -> option.uses();
            case ItemStat.BOXES -> option.boxes();
            default -> Optional.empty();
        });
        return amount.map(item -> new ConditionReasons(context, context.at()).basis(item)).orElse(List.of());
    }

    private Optional<Option> option(TakenOption taken) {
        return context.sheet().option(taken.list(), taken.id()).filter(option -> !taken.made());
    }

    /** Where a figure is written: beside the pick, else with the option, else with its list. */
    Optional<Citation> place(TakenOption taken, String key) {
        MapNode details = taken.pick().details();
        if (details.has(key)) {
            return details.get(key).map(node -> Citation.of(node.span()));
        }
        String usual = key.equals(ItemStat.QUALITY) ? "usual-quality" : key;
        return option(taken).map(Option::key)
                .filter(optionKey -> context.rules().has("lists", optionKey.list(), "entries", optionKey.id(), key))
                .flatMap(optionKey -> context.rules().at("lists", optionKey.list(), "entries", optionKey.id(), key))
                .or(() -> context.rules().has("lists", taken.list(), usual)
                        ? context.rules().at("lists", taken.list(), usual) : Optional.empty());
    }
}
