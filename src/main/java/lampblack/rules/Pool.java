package lampblack.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Where a number that a roll needs comes from: how many dice, or what the die is held against. */
public sealed interface Pool {

    /** The most dice that are ever rolled at once. */
    long MOST = 20;

    /** The rating of one trait, which the player picks where there are several. */
    record Rated(List<String> sets, List<Trait> traits) implements Pool {
        public Rated {
            sets = List.copyOf(sets);
            traits = List.copyOf(traits);
        }
    }

    /** A number or a formula. */
    record Counted(Amount amount) implements Pool {}

    /** A number between two bounds, as the table agrees. */
    record Agreed(long least, long most) implements Pool {}

    /** The number in a column of a table of the ruleset, in whichever row fits; by the id of the row. */
    record Tabled(String table, Map<String, Long> rows) implements Pool {
        public Tabled {
            rows = new LinkedHashMap<>(rows);
        }
    }
}
