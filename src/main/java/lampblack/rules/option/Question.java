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
import lampblack.rules.trait.Trait;
import lampblack.rules.trait.TraitSet;

/**
 * What an option asks whoever takes it: which trait of a set, which option of a list, one of a few, or some words.
 *
 * @param which the set or list that answers come from
 * @param among the ids that alone may be answers; empty where all of the set or list may
 * @param fresh whether a name that the set does not have yet may answer it, and comes to stand in the set
 * @param only which options of a list may answer it
 * @param upTo the most that an option may cost to be an answer, by currency; {@link Cost#NOTHING} for no limit
 * @param unlike the question of the same option that is to be answered otherwise
 * @param hasRoom whether an answer must bring what is not there already: a rating that can rise, an option not yet had
 */
public record Question(Label label, Optional<String> which, Set<String> among, boolean fresh, OptionFilter only,
        Cost upTo,
        Map<String, Label> oneOf, Optional<String> unlike, boolean hasRoom) {

    public boolean takesAnyWords() {
        return which.isEmpty() && oneOf.isEmpty();
    }

    /** Whether its answer comes to stand in an open set. */
    public boolean makes(String set) {
        return fresh && which.filter(set::equals).isPresent();
    }

    /** An answer as players read it. */
    public String title(String answer, DerivedSheet at) {
        String key = Name.of(answer).key();
        if (oneOf.containsKey(key)) {
            return oneOf.get(key).title();
        }
        String block = which.orElse("");
        if (at.sheet().traits().containsKey(block)) {
            return at.has(new Trait(block, key)) ? at.title(new Trait(block, key)) : answer;
        }
        return at.sheet().option(block, key).map(option -> option.label().title()).orElse(answer);
    }

    /** Whatever may answer it, unless any words do. */
    public List<String> answers(DerivedSheet at) {
        List<String> answers = new ArrayList<>(oneOf.keySet());
        which.ifPresent(name -> named(name, at).stream().filter(this::isMeant).forEach(answers::add));
        return answers;
    }

    /** Whether something may answer it, which is told without looking at all that may. */
    boolean accepts(String written, DerivedSheet at) {
        String key = Name.of(written).key();
        return oneOf.containsKey(key) || isMeant(key) && which.filter(block -> accepts(block, key, at)).isPresent();
    }

    private boolean isMeant(String id) {
        return among.isEmpty() || among.contains(id);
    }

    private boolean accepts(String block, String key, DerivedSheet at) {
        OptionList list = at.sheet().lists().get(block);
        if (at.sheet().traits().containsKey(block)) {
            return fresh ? !key.isEmpty() : at.has(new Trait(block, key));
        }
        Option option = list.entries().get(key);
        return option == null
                ? upTo.isNothing() && only.passesMade() && at.choices().taken(block, key).stream()
                .anyMatch(TakenOption::made)
                : only.passes(option, at) && isAffordable(option, list, at);
    }

    private boolean isAffordable(Option option, OptionList list, DerivedSheet at) {
        return upTo.isNothing() || isWithin(option.price().orElse(list.price()), at);
    }

    private List<String> named(String block, DerivedSheet at) {
        TraitSet set = at.sheet().traits().get(block);
        if (set == null) {
            return options(at.sheet().lists().get(block), at);
        }
        return set.open()
                ? at.traits(block).stream().map(at::title).toList()
                : List.copyOf(set.entries().keySet());
    }

    private List<String> options(OptionList list, DerivedSheet at) {
        List<String> names = new ArrayList<>(list.entries().values().stream()
                .filter(option -> only.passes(option, at) && isAffordable(option, list, at))
                .map(option -> option.key().id()).toList());
        if (!upTo.isNothing() || !only.passesMade()) {
            return names;
        }
        at.choices().list(list.id()).stream().filter(TakenOption::made).map(TakenOption::name).forEach(names::add);
        return names;
    }

    /** Whether something would answer it if it cost less. */
    boolean isTooDear(String answer, DerivedSheet at) {
        return !upTo.isNothing() && which.map(name -> at.sheet().lists().get(name))
                .map(list -> list.entries().get(answer)).filter(option -> only.passes(option, at)).isPresent()
                && !accepts(answer, at);
    }

    /** Whether something would answer it if the choice were not narrowed. */
    boolean isLeftOut(String answer, DerivedSheet at) {
        return which.map(name -> at.sheet().lists().get(name)).map(list -> list.entries().get(Name.of(answer).key()))
                .filter(option -> !only.passes(option, at)).isPresent();
    }

    private boolean isWithin(Cost price, DerivedSheet at) {
        Map<String, Long> most = upTo.evaluate(at, Map.of());
        return price.evaluate(at, Map.of()).entrySet().stream()
                .allMatch(entry -> entry.getValue() <= most.getOrDefault(entry.getKey(), 0L));
    }
}
