package lampblack.rules.option;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.character.Choices;
import lampblack.character.Pick;
import lampblack.character.TakenOption;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.OtherTrack;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.GiveMembers;
import lampblack.rules.requirement.AllOf;

/**
 * How a kind of sheet belongs to others.
 *
 * @param links the links by id, in the author's order
 * @param gifts whatever owners may give, and what everybody has, each as an option by its id
 * @param start what a character begins with: what everybody has, and what its own owners give
 * @param inPlay what its own owners give while their marks are so, which is there in play alone
 * @param owned what formulas may read of its own owners
 */
public record OwnerLinks(Map<String, OwnerLink> links, Map<String, Option> gifts, Choices start,
        List<TakenOption> inPlay, OwnerValues owned) {

    private static final OptionKey EVERYBODY = new OptionKey(OwnerLink.LIST, "everybody");

    /**
     * The links of a sheet of which is not known yet what they bring.
     *
     * @param sheet what the sheet is called
     * @param everybody what everybody has whose sheet it is
     */
    public static OwnerLinks of(Map<String, OwnerLink> links, Label sheet, List<EffectBlock> everybody) {
        if (everybody.isEmpty()) {
            return new OwnerLinks(links, Map.of(), Choices.BLANK, List.of(), OwnerValues.NOTHING);
        }
        Pick pick = new Pick(Scalar.text(EVERYBODY.id(), sheet.span()), new MapNode(Map.of(), sheet.span()));
        Choices start = Choices.BLANK.plus(new TakenOption(EVERYBODY.list(), EVERYBODY.id(), EVERYBODY.id(), false,
                pick));
        Option option = standing(EVERYBODY, sheet, List.of(), everybody, Amount.Fixed.ONE);
        return new OwnerLinks(links, Map.of(EVERYBODY.id(), option), start, List.of(), OwnerValues.NOTHING);
    }

    public OwnerLinks starting(Choices other, List<TakenOption> otherInPlay, OwnerValues others) {
        return new OwnerLinks(links, gifts, other, otherInPlay, others);
    }

    /** The same with everything that the owners' options may give to one kind of sheet. */
    public OwnerLinks from(String member, Map<String, SheetRules> sheets) {
        Map<String, Option> all = new LinkedHashMap<>(gifts);
        Map<String, OwnerLink> known = new LinkedHashMap<>(links);
        known.replaceAll((id, link) -> link.to(sheets.get(link.to())));
        for (OwnerLink link : links.values()) {
            SheetRules owner = sheets.get(link.to());
            Stream.concat(owner.option(EVERYBODY).stream(), owner.options().stream())
                    .forEach(option -> gifts(option, member, link.id())
                            .forEach(gift -> all.put(gift.key().id(), gift)));
        }
        return new OwnerLinks(known, all, start, inPlay, owned);
    }

    private static List<Option> gifts(Option owned, String member, String link) {
        List<Option> gifts = new ArrayList<>();
        for (EffectBlock block : owned.gives()) {
            for (Effect effect : block.effects()) {
                if (effect instanceof GiveMembers members && members.sheet().equals(member)
                        && members.link().equals(link)) {
                    gifts.add(gift(members, owned));
                }
            }
        }
        return gifts;
    }

    private static Option gift(GiveMembers members, Option owned) {
        return standing(members.key(owned.key()), owned.label(), owned.playbooks(), List.of(members.gives()),
                owned.times());
    }

    /** An option that nobody takes. */
    private static Option standing(OptionKey key, Label label, List<String> playbooks, List<EffectBlock> gives,
            Amount times) {
        return new Option(key, label, playbooks, List.of(), AllOf.NONE, AllOf.NONE, gives, Map.of(),
                times, false, false, false, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(),
                Optional.empty(), Set.of(), WhenTaken.NOTHING);
    }

    /** Whether an owner gives it, as a member sees it; what the sheet gives to everybody comes from none. */
    public static boolean isOfOwner(TakenOption taken) {
        return taken.list().equals(OwnerLink.LIST) && !taken.id().equals(EVERYBODY.id());
    }

    /** Whether a track of an owner is kept by the owner's ledger. */
    public boolean isOfLedger(OtherTrack other) {
        return links.get(other.link()).keeps(other.track());
    }

    /** The options that one link gives. */
    public List<Option> gifts(String link) {
        return gifts.values().stream().filter(option -> option.key().id().startsWith(link + " ")).toList();
    }
}
