package lampblack.rules;

import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.expression.Mention;

/** Something that must hold of a character. */
public sealed interface Requirement permits AllOf, AnyOf, Not, HasOption, HasTag, RatingAtLeast, Reached, If {

    Requirement NONE = new AllOf(List.of());

    /** What is missing, as data; empty where it is met. */
    List<Message> unmet(Standing at);

    /** What it reads of a character, for finding circles. */
    List<Reading> readings();

    default boolean holds(Standing at) {
        return unmet(at).isEmpty();
    }

    /** The readings of what an expression mentions. */
    static List<Reading> readings(List<Mention> mentions) {
        return mentions.stream().map(Reading::of).toList();
    }
}
