package lampblack.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.Pick;
import lampblack.character.State;
import lampblack.character.Taken;
import lampblack.node.MapNode;
import lampblack.node.Scalar;

/**
 * How a kind of sheet belongs to others.
 *
 * @param links the links by id, in the author's order
 * @param gifts whatever owners may give, and what everybody has, each as an option by its id
 * @param start what a character begins with: what everybody has, and what its own owners give
 * @param owned what formulas may read of its own owners
 */
public record Linked(Map<String, Link> links, Map<String, Option> gifts, State start, Owned owned) {

    private static final OptionKey EVERYBODY = new OptionKey(Link.LIST, "everybody");

    /**
     * The links of a sheet of which is not known yet what they bring.
     *
     * @param sheet what the sheet is called
     * @param everybody what everybody has whose sheet it is
     */
    public static Linked of(Map<String, Link> links, Label sheet, List<Gives> everybody) {
        if (everybody.isEmpty()) {
            return new Linked(links, Map.of(), State.BLANK, Owned.NOTHING);
        }
        Pick pick = new Pick(Scalar.text(EVERYBODY.id(), sheet.span()), new MapNode(Map.of(), sheet.span()));
        State start = State.BLANK.plus(new Taken(EVERYBODY.list(), EVERYBODY.id(), EVERYBODY.id(), false, pick));
        Option option = standing(EVERYBODY, sheet, everybody, Amount.Fixed.ONE);
        return new Linked(links, Map.of(EVERYBODY.id(), option), start, Owned.NOTHING);
    }

    Linked starting(State other, Owned others) {
        return new Linked(links, gifts, other, others);
    }

    /** The same with everything that the owners' options may give to one kind of sheet. */
    Linked from(String member, Map<String, SheetRules> sheets) {
        Map<String, Option> all = new LinkedHashMap<>(gifts);
        for (Link link : links.values()) {
            SheetRules owner = sheets.get(link.to());
            Stream.concat(owner.option(EVERYBODY).stream(), owner.lists().values().stream()
                            .flatMap(list -> list.entries().values().stream()))
                    .forEach(option -> gifts(option, member, link.id())
                            .forEach(each -> all.put(each.key().id(), each)));
        }
        return new Linked(links, all, start, owned);
    }

    private static List<Option> gifts(Option owned, String member, String link) {
        List<Option> gifts = new ArrayList<>();
        for (Gives block : owned.gives()) {
            for (Effect effect : block.effects()) {
                if (effect instanceof GiveMembers gift && gift.sheet().equals(member) && gift.link().equals(link)) {
                    gifts.add(gift(gift, owned));
                }
            }
        }
        return gifts;
    }

    private static Option gift(GiveMembers gift, Option owned) {
        return standing(gift.key(owned.key()), owned.label(), List.of(gift.gives()), owned.times());
    }

    /** An option that nobody takes. */
    private static Option standing(OptionKey key, Label label, List<Gives> gives, Amount times) {
        return new Option(key, label, Optional.empty(), List.of(), AllOf.NONE, AllOf.NONE, gives, Map.of(),
                times, false, false, false, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(),
                Optional.empty());
    }

    /** The gifts of one link. */
    public List<Option> gifts(String link) {
        return gifts.values().stream().filter(each -> each.key().id().startsWith(link + " ")).toList();
    }
}
