package lampblack.replay;

import java.util.List;
import java.util.Optional;
import lampblack.character.Name;
import lampblack.node.MapNode;
import lampblack.rules.Amount;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.derived.MarksOfPlay;
import lampblack.rules.option.Option;

/** The boxes and uses that a character's options bring, and how many of them are marked. */
public record OptionBoxes(DerivedSheet derived) {

    /** The key under {@code now} that they stand under. */
    public static final String USED = MarksOfPlay.USED;

    /** Every option that the character has and that can be used up. */
    public List<Option> all() {
        return derived.sheet().options().stream()
                .filter(option -> (option.boxes().isPresent() || option.uses().isPresent())
                        && derived.has(option.key()))
                .toList();
    }

    /** The option of that id, path or title. */
    public Optional<Option> find(String written) {
        String key = Name.of(written).key();
        return all().stream().filter(option -> option.key().id().equals(key) || option.key().toString().equals(key)
                || Name.of(option.label().title()).key().equals(key)).findFirst();
    }

    /** What it is called under {@code now}: its id, or its path where another has the same id. */
    public String name(Option option) {
        return find(option.key().id()).filter(option::equals).isPresent() ? option.key().id() : option.key().toString();
    }

    /** How many boxes and uses it has together. */
    public long size(Option option) {
        return Amount.sum(size(option.boxes()), size(option.uses()));
    }

    private long size(Optional<Amount> amount) {
        return amount.map(item -> Math.max(0, item.evaluate(derived))).orElse(0L);
    }

    /** How many of them are marked. */
    public long marked(Option option, MapNode now) {
        return now.map(USED).stream().flatMap(map -> map.all().stream())
                .filter(entry -> find(entry.key().text()).filter(option::equals).isPresent())
                .mapToLong(entry -> entry.value().integer().orElse(0L))
                .map(number -> Math.max(0, number)).sum();
    }
}
