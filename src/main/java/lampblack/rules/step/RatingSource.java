package lampblack.rules.step;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.option.TableDice;

/** Where the ratings that a step of creation sets come from. */
public sealed interface RatingSource permits RolledRatings, GivenRatings {

    /** The rating that a number in the file stands for; empty where there is none. */
    Optional<Long> of(long written);

    /** Each number that may still be written once others are, the same one as often as it may be. */
    List<Long> left(List<Long> written);

    /** What is wrong with a number that stands there, if something is, once others are written. */
    Optional<Diagnostic> wrong(long written, List<Long> before, Span place);

    /** What is still to be written, for so many traits. */
    Optional<Message> owed(List<String> traits, List<Long> written, String step);

    /** The highest rating it comes to. */
    long most();

    /** The dice that are rolled for each; empty where the ratings are given. */
    Optional<TableDice> rolledDice();

    /** Whether they are rolled for, each in its turn, rather than given to be shared out. */
    default boolean isRolled() {
        return rolledDice().isPresent();
    }
}
