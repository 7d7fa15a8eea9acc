package lampblack.replay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.EffectInstance;
import lampblack.rules.effect.GiveMembers;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;

/**
 * What a sheet is to those that belong to it by one link.
 *
 * @param title what its kind of sheet is called
 * @param name what it is called itself
 * @param file where it stands, as seen from where its members are
 * @param gifts what it gives in the end, as options of the members' sheet; one for each time it was taken
 * @param made what it is, where it is made up or a test and stands in no file
 * @param values what members' formulas may read: ratings by trait, balances by currency, and how often it has an option
 */
public record Owner(String title, String name, String file, Optional<EvaluatedCharacter> made, List<OptionKey> gifts,
        Map<String, Long> values) {

    public Owner {
        gifts = List.copyOf(gifts);
        values = Map.copyOf(values);
    }

    /** @param member the members' kind of sheet, which has the link */
    public static Owner of(EvaluatedCharacter outcome, String name, SheetRules member, String link) {
        DerivedSheet at = outcome.standing();
        List<OptionKey> gifts = new ArrayList<>();
        for (EffectInstance gift : at.effectInstances(GiveMembers.quantity(member.id(), link))) {
            if (gift.effect() instanceof GiveMembers members && gift.isActive(at)) {
                gifts.add(members.key(gift.giver().option().key()));
            }
        }
        return new Owner(outcome.sheet().label().title(), name, outcome.file().source().name(), Optional.empty(),
                gifts, values(at));
    }

    /** The same of one that stands in no file. */
    public Owner made(EvaluatedCharacter outcome) {
        return new Owner(title, name, file, Optional.of(outcome), gifts, values);
    }

    private static Map<String, Long> values(DerivedSheet at) {
        Map<String, Long> values = new HashMap<>();
        at.sheet().traits().keySet().forEach(
                set -> at.traits(set).forEach(trait -> values.put(trait.toString(), at.rating(trait))));
        at.sheet().currencies().forEach(currency -> values.put(currency, at.balance(currency)));
        at.sheet().lists().values().stream().flatMap(list -> list.entries().values().stream()).map(Option::key)
                .filter(at::has).forEach(optionKey -> values.put(optionKey.toString(), at.times(optionKey)));
        return values;
    }

    /** The owner's option behind a gift, as {@code list.id}. */
    public static String giver(OptionKey gift) {
        return gift.id().split(" ")[1];
    }
}
