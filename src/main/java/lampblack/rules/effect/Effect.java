package lampblack.rules.effect;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import lampblack.expression.Mention;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;

/**
 * Something an option changes while it holds. Effects have no order: additions sum, caps take the highest, two
 * different sizes of one thing are an error.
 */
public sealed interface Effect
        permits ChangeRating, RaiseCap, ChangeSize, AddTo, GrantOption, OpenAccess, CloseAccess, ChangeTitle, GiveMembers,
        ModifyRoll {

    /** The key that it stands behind in a {@code gives} block. */
    EffectKey key();

    /** What it acts on, as a {@code gives} block names it: {@code hunt}, {@code answer.which}. */
    String subject();

    /** The quantity it changes; empty where it points at an answer not yet given. */
    default Optional<Quantity> changedQuantity(OptionInstance source) {
        return Optional.of(declaredQuantity());
    }

    /** The quantity it changes as far as it is known without a character. */
    Quantity declaredQuantity();

    /** Whether it is something a playbook hands out once, when it is chosen. */
    default boolean isPreset() {
        return false;
    }

    /** Whether it becomes the character's own when the playbook that gives it is left: dots and options. */
    default boolean becomesOwn(SheetRules sheet) {
        return false;
    }

    /** Whether it matters in creation alone. */
    default boolean isOfCreation() {
        return key() == EffectKey.POINTS || key() == EffectKey.PICKS;
    }

    /** What it adds to a number; empty for what adds to none, such as a rating or size that is set. */
    default Optional<Amount> adding() {
        return switch (this) {
            case ChangeRating rating -> rating.set().isPresent() ? Optional.empty() : Optional.of(rating.add());
            case ChangeSize size -> size.set().isPresent() ? Optional.empty() : Optional.of(size.add());
            case AddTo more -> Optional.of(more.add());
            default -> Optional.empty();
        };
    }

    /** The same where it is a number; empty for a formula. */
    default OptionalLong added() {
        Optional<Long> fixed = adding().flatMap(Amount::fixed);
        return fixed.isPresent() ? OptionalLong.of(fixed.get()) : OptionalLong.empty();
    }

    /** Whether it may add more than nothing. */
    default boolean mayRaise() {
        return adding().isPresent() && added().orElse(1) > 0;
    }

    /** Whether it may add less than nothing. */
    default boolean mayLower() {
        return adding().isPresent() && added().orElse(-1) < 0;
    }

    /** The trait, set, step or option it acts on, where that may also be an answer; empty for every other kind. */
    default Optional<EffectTarget> target() {
        return Optional.empty();
    }

    /** What it opens or closes; empty for every other kind. */
    default Optional<Quantity.Access> changedAccess() {
        return Optional.empty();
    }

    /** The option it gives for free; empty for every other kind. */
    default Optional<EffectTarget> grantedOption() {
        return Optional.empty();
    }

    /** What it gives to members; empty for every other kind. */
    default Optional<GiveMembers> givenToMembers() {
        return Optional.empty();
    }

    /** What it adds to a roll; empty for every other kind. */
    default Optional<ModifyRoll> asModifyRoll() {
        return Optional.empty();
    }

    /** The amount it brings something to; empty for what only adds, and for what has no number. */
    default Optional<Amount> amount() {
        return Optional.empty();
    }

    /** How high it brings a rating at most; empty where the rating's cap alone says. */
    default OptionalLong highest(DerivedSheet derived) {
        return OptionalLong.empty();
    }

    /** Whether it unlocks an option: itself, by one of its tags, or with its playbook. */
    default boolean unlocks(Option option) {
        return false;
    }

    /** Every name that its formulas mention. */
    default List<Mention> mentions() {
        return amount().or(this::adding).map(Amount::mentions).orElse(List.of());
    }
}
