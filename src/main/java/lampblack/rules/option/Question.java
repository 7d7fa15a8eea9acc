package lampblack.rules.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.Name;
import lampblack.character.TakenOption;
import lampblack.rules.Cost;
import lampblack.rules.Label;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/**
 * What an option asks whoever takes it: which trait of a set, which option of a list, one of a few, or some words.
 *
 * @param which the set or list that answers come from
 * @param among the ids that alone may be answers; empty where all of the set or list may
 * @param fresh whether a name that the set does not have yet may answer it, and comes to stand in the set
 * @param only which options of a list may answer it
 * @param upTo the most that an option may cost to be an answer, by currency; {@link Cost#NOTHING} for no limit
 * @param unlike the question of the same option that is to be answered otherwise
 * @param hasRoom whether an answer must bring what is not there already: a rating that can rise, an option not yet had;
 *     empty where that is not said, see {@link Option#wantsRoom}
 */
public record Question(Label label, Optional<String> which, Set<String> among, boolean fresh, OptionFilter only,
        Cost upTo,
        Map<String, Label> oneOf, Optional<String> unlike, Optional<Boolean> hasRoom) {

    public boolean takesAnyWords() {
        return which.isEmpty() && oneOf.isEmpty();
    }

    /** Whether its answer comes to stand in an open set. */
    public boolean makes(String set) {
        return fresh && which.filter(set::equals).isPresent();
    }

    /** An answer as players read it. */
    public String title(String answer, DerivedSheet derived) {
        String key = Name.of(answer).key();
        if (oneOf.containsKey(key)) {
            return oneOf.get(key).title();
        }
        String block = which.orElse("");
        if (derived.sheet().traits().containsKey(block)) {
            return derived.has(new Trait(block, key)) ? derived.title(new Trait(block, key)) : answer;
        }
        return derived.sheet().option(block, key).map(option -> option.label().title()).orElse(answer);
    }

    /** Whatever may answer it, unless any words do. */
    public List<String> answers(DerivedSheet derived) {
        List<String> answers = new ArrayList<>(oneOf.keySet());
        which.ifPresent(name -> named(name, derived).stream().filter(this::isMeant).forEach(answers::add));
        return answers;
    }

    /** Whether something may answer it, without listing all that may. */
    boolean accepts(String written, DerivedSheet derived) {
        String key = Name.of(written).key();
        return oneOf.containsKey(key) || isMeant(key) && which
                .filter(block -> accepts(block, key, derived)).isPresent();
    }

    private boolean isMeant(String id) {
        return among.isEmpty() || among.contains(id);
    }

    private boolean accepts(String block, String key, DerivedSheet derived) {
        OptionList list = derived.sheet().lists().get(block);
        if (derived.sheet().traits().containsKey(block)) {
            return fresh ? !key.isEmpty() : derived.has(new Trait(block, key));
        }
        Option option = list.entries().get(key);
        return option == null
                ? upTo.isNothing() && only.passesMade() && derived.choices().taken(block, key).stream()
                .anyMatch(TakenOption::made)
                : only.passes(option, derived) && isAffordable(option, list, derived);
    }

    private boolean isAffordable(Option option, OptionList list, DerivedSheet derived) {
        return upTo.isNothing() || isWithin(option.price().orElse(list.price()), derived);
    }

    private List<String> named(String block, DerivedSheet derived) {
        TraitSet set = derived.sheet().traits().get(block);
        if (set == null) {
            return options(derived.sheet().lists().get(block), derived);
        }
        return set.open()
                ? derived.traits(block).stream().map(derived::title).toList()
                : List.copyOf(set.entries().keySet());
    }

    private List<String> options(OptionList list, DerivedSheet derived) {
        List<String> names = new ArrayList<>(list.inTheGame().stream()
                .filter(option -> only.passes(option, derived) && isAffordable(option, list, derived))
                .map(option -> option.key().id()).toList());
        if (!upTo.isNothing() || !only.passesMade()) {
            return names;
        }
        derived.choices().list(list.id()).stream().filter(TakenOption::made).map(TakenOption::name).forEach(names::add);
        return names;
    }

    /** Whether something would answer it if it cost less. */
    boolean isTooDear(String answer, DerivedSheet derived) {
        return !upTo.isNothing() && which.map(name -> derived.sheet().lists().get(name))
                .map(list -> list.entries().get(answer)).filter(option -> only.passes(option, derived)).isPresent()
                && !accepts(answer, derived);
    }

    /** Whether something would answer it if the choice were not narrowed. */
    boolean isLeftOut(String answer, DerivedSheet derived) {
        return which.map(name -> derived.sheet().lists().get(name))
                .map(list -> list.entries().get(Name.of(answer).key()))
                .filter(option -> !only.passes(option, derived)).isPresent();
    }

    private boolean isWithin(Cost price, DerivedSheet derived) {
        Map<String, Long> most = upTo.evaluate(derived, Map.of());
        return price.evaluate(derived, Map.of()).entrySet().stream()
                .allMatch(entry -> entry.getValue() <= most.getOrDefault(entry.getKey(), 0L));
    }
}
