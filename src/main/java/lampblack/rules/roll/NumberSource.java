package lampblack.rules.roll;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.Amount;
import lampblack.rules.trait.Trait;

/** Where a number that a roll needs comes from: how many dice, or what the die is held against. */
public sealed interface NumberSource {

    /** The most dice that are ever rolled at once. */
    long MOST = 20;

    /** Its number, where that is the same for every character. */
    default Optional<Long> fixed() {
        return counted().flatMap(Amount::fixed);
    }

    /** The number or formula that says it without anybody being asked; empty for every other kind. */
    default Optional<Amount> counted() {
        return switch (this) {
            case Counted counted -> Optional.of(counted.amount);
            case Rated rated -> Optional.empty();
            case Agreed agreed -> Optional.empty();
            case Tabled table -> Optional.empty();
        };
    }

    /** Whether it can be the rating of a trait. */
    default boolean picks(Trait trait) {
        return switch (this) {
            case Rated rated -> rated.sets.contains(trait.set()) || rated.traits.contains(trait);
            case Counted counted -> false;
            case Agreed agreed -> false;
            case Tabled table -> false;
        };
    }

    /** The rating of one trait, which the player picks where there are several. */
    record Rated(List<String> sets, List<Trait> traits) implements NumberSource {
        public Rated {
            sets = List.copyOf(sets);
            traits = List.copyOf(traits);
        }
    }

    /** A number or a formula. */
    record Counted(Amount amount) implements NumberSource {}

    /** A number between two bounds, as the table agrees. */
    record Agreed(long least, long most) implements NumberSource {}

    /** The number in a column of a table of the ruleset, in whichever row fits; by the id of the row. */
    record Tabled(String table, Map<String, Long> rows) implements NumberSource {
        public Tabled {
            rows = new LinkedHashMap<>(rows);
        }
    }
}
