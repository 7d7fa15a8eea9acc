package lampblack.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import lampblack.character.Taken;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.rules.Amount;
import lampblack.rules.Option;
import lampblack.rules.OptionList;

/** Explains the figures of what a character has: its load, its quality, how often it can be used, its boxes. */
record FigureReasons(Evidence evidence) {

    /** The figures of everything the character has, each by its path. */
    Map<String, Supplier<Reason>> all() {
        Map<String, Supplier<Reason>> all = new LinkedHashMap<>();
        for (OptionList list : evidence.sheet().lists().values()) {
            for (Taken thing : new Carried(evidence.at()).things(list)) {
                String path = list.id() + "." + thing.name() + ".";
                Figure.of(thing, evidence.at()).forEach(each -> all.put(path + each.key(), () -> figure(thing, each)));
            }
        }
        return all;
    }

    private Reason figure(Taken thing, Figure figure) {
        Object value = figure.number().<Object>map(Evidence::shown).or(figure::grade).orElse("");
        Reason reason = Reason.of(Message.of("why.written", "name", figure.key(), "value", value))
                .at(place(thing, figure.key())).with(basis(thing, figure));
        return figure.number().map(reason::worth).orElse(reason);
    }

    private List<Reason> basis(Taken thing, Figure figure) {
        Optional<Amount> amount = option(thing).flatMap(each -> switch (figure.key()) {
            case Figure.USES -> each.uses();
            case Figure.BOXES -> each.boxes();
            default -> Optional.empty();
        });
        return amount.map(each -> new ConditionReasons(evidence, evidence.at()).basis(each)).orElse(List.of());
    }

    private Optional<Option> option(Taken thing) {
        return evidence.sheet().option(thing.list(), thing.id()).filter(each -> !thing.made());
    }

    /** Where a figure is written: beside the pick, else with the option, else with its list. */
    Optional<Place> place(Taken thing, String key) {
        MapNode details = thing.pick().details();
        if (details.has(key)) {
            return details.get(key).map(each -> Place.of(each.span()));
        }
        String usual = key.equals(Figure.QUALITY) ? "usual-quality" : key;
        return option(thing).map(Option::key)
                .filter(each -> evidence.rules().has("lists", each.list(), "entries", each.id(), key))
                .flatMap(each -> evidence.rules().at("lists", each.list(), "entries", each.id(), key))
                .or(() -> evidence.rules().has("lists", thing.list(), usual)
                        ? evidence.rules().at("lists", thing.list(), usual) : Optional.empty());
    }
}
