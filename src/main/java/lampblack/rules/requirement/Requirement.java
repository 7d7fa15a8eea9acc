package lampblack.rules.requirement;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.expression.Expression;
import lampblack.expression.Mention;
import lampblack.rules.Quantity;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.OptionKey;

/** Something that must hold of a character. */
public sealed interface Requirement permits AllOf, AnyOf, Not, HasOption, HasTag, RatingAtLeast, HasMilestone, If {

    /** What is missing, as data; empty where it is met. */
    List<Message> unmet(DerivedSheet derived);

    /** What would have to go for it not to hold, as data; empty where it does not hold. */
    List<Message> met(DerivedSheet derived);

    /** What it reads of a character, for finding circles. */
    List<Quantity> quantitiesRead();

    /** Its formula, where it asks by one; none for requirements put together of others. */
    default Optional<Expression> formula() {
        return Optional.empty();
    }

    /** Whether a sheet says it in short words: a formula in those of its author, and no option by what must not be. */
    default boolean isNamed() {
        return true;
    }

    /** The requirements it is put together of, down to those that ask for one thing; itself where it does. */
    default List<Requirement> leaves() {
        return List.of(this);
    }

    /** The option it asks for, where it asks for one by its name. */
    default Optional<OptionKey> namedOption() {
        return Optional.empty();
    }

    /** The tag it asks for, where it asks for one. */
    default Optional<String> namedTag() {
        return Optional.empty();
    }

    /** The milestone it asks for, where it asks for one. */
    default Optional<String> namedMilestone() {
        return Optional.empty();
    }

    /** Whether nothing is missing; what is missing has then no words, which may ask for what hangs on this. */
    default boolean holds(DerivedSheet derived) {
        return unmet(derived).isEmpty();
    }

    /** Whether it does not hold; a formula that fails neither holds nor is refuted. */
    default boolean isRefuted(DerivedSheet derived) {
        return met(derived).isEmpty();
    }

    /** Several things as one of which any will do; several things that belong together as one. */
    static Message either(List<List<Message>> ways) {
        List<Message> words = Distinct.of(ways.stream()
                .map(way -> way.size() == 1 ? way.get(0) : Message.of("unmet.all", "missing", way)));
        Message out = words.get(words.size() - 1);
        for (int i = words.size() - 2; i >= 0; i--) {
            out = Message.of(i == words.size() - 2 ? "unmet.or" : "unmet.comma", "one", words.get(i), "other", out);
        }
        return out;
    }

    /** The quantities that an expression reads, by what it mentions. */
    static List<Quantity> quantitiesRead(List<Mention> mentions) {
        return mentions.stream().flatMap(mention -> Quantity.of(mention).stream()).toList();
    }
}
