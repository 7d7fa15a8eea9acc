package lampblack.replay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.derived.MarksOfPlay;
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
 * @param inPlay what it gives besides while its marks are as written
 * @param made what it is, where it is generated or a test and stands in no file
 * @param values what members' formulas may read: ratings by trait, balances and marks by track, and how often it
 *        has an option
 * @param purse what it can pay its members from
 */
public record Owner(String title, String name, String file, Optional<EvaluatedCharacter> made, List<OptionKey> gifts,
        List<OptionKey> inPlay, Map<String, Long> values, Purse purse) {

    public Owner {
        gifts = List.copyOf(gifts);
        inPlay = List.copyOf(inPlay);
        values = Map.copyOf(values);
    }

    /** @param member the members' kind of sheet, which has the link */
    public static Owner of(EvaluatedCharacter evaluated, String name, SheetRules member, String link) {
        DerivedSheet derived = evaluated.derived();
        DerivedSheet marked = derived.withMarks(evaluated.file().now());
        List<OptionKey> gifts = new ArrayList<>();
        List<OptionKey> inPlay = new ArrayList<>();
        for (EffectInstance instance : derived.effectInstances(GiveMembers.quantity(member.id(), link))) {
            if (instance.effect() instanceof GiveMembers members) {
                boolean always = derived.isThere(instance.block());
                if (always ? instance.isActive(derived) : instance.holds(marked)) {
                    (always ? gifts : inPlay).add(members.key(instance.source().option().key()));
                }
            }
        }
        return new Owner(evaluated.sheet().label().title(), name, evaluated.file().source().name(), Optional.empty(),
                gifts, inPlay, values(derived, new MarksOfPlay(evaluated.file().now(), false)), new Purse(evaluated));
    }

    /** The same of one that stands in no file. */
    public Owner made(EvaluatedCharacter evaluated) {
        return new Owner(title, name, file, Optional.of(evaluated), gifts, inPlay, values, purse);
    }

    private static Map<String, Long> values(DerivedSheet derived, MarksOfPlay marks) {
        Map<String, Long> values = new HashMap<>();
        derived.sheet().traits().keySet().forEach(
                set -> derived.traits(set).forEach(trait -> values.put(trait.toString(), derived.rating(trait))));
        derived.sheet().tracks().keySet().forEach(track -> values.put(track, marks.marks(track, derived)));
        derived.sheet().options().stream().map(Option::key)
                .filter(derived::has).forEach(optionKey -> values.put(optionKey.toString(), derived.times(optionKey)));
        return values;
    }

    /** The owner's option that gives it, as {@code list.id}. */
    public static String ownerOption(OptionKey gift) {
        return gift.id().split(" ")[1];
    }
}
