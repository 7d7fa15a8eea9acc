package lampblack.rules.effect;

import java.util.List;
import java.util.Optional;
import lampblack.expression.Mention;
import lampblack.rules.Quantity;

/**
 * Something an option changes while it holds. Effects have no order: additions sum, caps take the highest, two different
 * sizes of one thing are an error.
 */
public sealed interface Effect
        permits ChangeRating, RaiseCap, ChangeSize, AddPoints, AddPicks, GrantOption, OpenAccess, CloseAccess,
        RaiseEarning, ChangeTitle,
                GiveMembers, ModifyRoll, AddParts {

    /** The quantity it changes, such as {@code size stress}; empty where it points at an answer not yet given. */
    Optional<String> changedQuantity(OptionInstance giver);

    /** The quantity it changes as far as it is known without a character, for finding circles. */
    Quantity declaredQuantity();

    /** Whether it is something a playbook hands out once, when it is chosen. */
    default boolean isPreset() {
        return this instanceof ChangeRating rating && rating.set().isEmpty() || this instanceof GrantOption;
    }

    default List<Mention> mentions() {
        return List.of();
    }
}
