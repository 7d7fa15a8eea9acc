package lampblack.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.State;

/**
 * How a kind of sheet belongs to others.
 *
 * @param links the links by id, in the author's order
 * @param gifts whatever owners may give, each as an option by its id
 * @param start what a character begins with; its own owners give it
 * @param owned what formulas may read of its own owners
 */
public record Linked(Map<String, Link> links, Map<String, Option> gifts, State start, Owned owned) {

    /** The links of a sheet of which is not known yet what they bring. */
    public Linked(Map<String, Link> links) {
        this(links, Map.of(), State.BLANK, Owned.NOTHING);
    }

    Linked starting(State other, Owned others) {
        return new Linked(links, gifts, other, others);
    }

    /** The same with everything that the owners' options may give to one kind of sheet. */
    Linked from(String member, Map<String, SheetRules> sheets) {
        Map<String, Option> all = new LinkedHashMap<>();
        for (Link link : links.values()) {
            sheets.get(link.to()).lists().values().stream().flatMap(list -> list.entries().values().stream())
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
        return new Option(gift.key(owned.key()), owned.label(), Optional.empty(), List.of(), Requirement.NONE,
                Requirement.NONE, List.of(gift.gives()), Map.of(), owned.times(), false, false, false,
                Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** The gifts of one link. */
    public List<Option> gifts(String link) {
        return gifts.values().stream().filter(each -> each.key().id().startsWith(link + " ")).toList();
    }
}
