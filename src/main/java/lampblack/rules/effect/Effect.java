package lampblack.rules.effect;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import lampblack.expression.Mention;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.option.Option;

/**
 * Something an option changes while it holds. Effects have no order: additions sum, caps take the highest, two
 * different sizes of one thing are an error.
 */
public sealed interface Effect
        permits ChangeRating, RaiseCap, ChangeSize, AddPoints, AddPicks, GrantOption, OpenAccess, CloseAccess,
        RaiseEarning, RaiseLimit, ChangeTitle, GiveMembers, ModifyRoll, AddParts {

    /** The key that it stands behind in a {@code gives} block. */
    EffectKey key();

    /** What it acts on, as a {@code gives} block names it: {@code hunt}, {@code answer.which}. */
    String subject();

    /** The quantity it changes; empty where it points at an answer not yet given. */
    Optional<Quantity> changedQuantity(OptionInstance source);

    /** The quantity it changes as far as it is known without a character. */
    Quantity declaredQuantity();

    /** Whether it is something a playbook hands out once, when it is chosen. */
    default boolean isPreset() {
        return switch (this) {
            case ChangeRating rating -> rating.set().isEmpty();
            case GrantOption grant -> true;
            case RaiseCap cap -> false;
            case ChangeSize size -> false;
            case AddPoints points -> false;
            case AddPicks picks -> false;
            case AddParts parts -> false;
            case OpenAccess open -> false;
            case CloseAccess close -> false;
            case RaiseEarning earning -> false;
            case RaiseLimit limit -> false;
            case ChangeTitle title -> false;
            case GiveMembers members -> false;
            case ModifyRoll roll -> false;
        };
    }

    /** Whether it becomes the character's own when the playbook that gives it is left: dots and options. */
    default boolean becomesOwn(SheetRules sheet) {
        return switch (this) {
            case ChangeRating rating -> rating.isOfDots(sheet);
            case GrantOption grant -> true;
            case RaiseCap cap -> false;
            case ChangeSize size -> false;
            case AddPoints points -> false;
            case AddPicks picks -> false;
            case AddParts parts -> false;
            case OpenAccess open -> false;
            case CloseAccess close -> false;
            case RaiseEarning earning -> false;
            case RaiseLimit limit -> false;
            case ChangeTitle title -> false;
            case GiveMembers members -> false;
            case ModifyRoll roll -> false;
        };
    }

    /** Whether it matters in creation alone. */
    default boolean isOfCreation() {
        return key() == EffectKey.POINTS || key() == EffectKey.PICKS;
    }

    /** What it adds to a number; empty for what adds to none, such as a rating or size that is set. */
    default OptionalLong added() {
        return switch (this) {
            case ChangeRating rating -> rating.set().isPresent() ? OptionalLong.empty() : OptionalLong.of(rating.add());
            case ChangeSize size -> size.set().isPresent() ? OptionalLong.empty() : OptionalLong.of(size.add());
            case AddPoints points -> OptionalLong.of(points.add());
            case AddPicks picks -> OptionalLong.of(picks.add());
            case AddParts parts -> OptionalLong.of(parts.add());
            case RaiseEarning earning -> OptionalLong.of(earning.add());
            case RaiseLimit limit -> OptionalLong.of(limit.add());
            case RaiseCap cap -> OptionalLong.empty();
            case GrantOption grant -> OptionalLong.empty();
            case OpenAccess open -> OptionalLong.empty();
            case CloseAccess close -> OptionalLong.empty();
            case ChangeTitle title -> OptionalLong.empty();
            case GiveMembers members -> OptionalLong.empty();
            case ModifyRoll roll -> OptionalLong.empty();
        };
    }

    /** The trait, set, step or option it acts on, where that may also be an answer; empty for every other kind. */
    default Optional<EffectTarget> target() {
        return switch (this) {
            case ChangeRating rating -> Optional.of(rating.trait());
            case RaiseCap cap -> Optional.of(cap.of());
            case GrantOption grant -> Optional.of(grant.option());
            case ChangeSize size -> Optional.empty();
            case AddPoints points -> Optional.empty();
            case AddPicks picks -> Optional.empty();
            case AddParts parts -> Optional.empty();
            case OpenAccess open -> Optional.empty();
            case CloseAccess close -> Optional.empty();
            case RaiseEarning earning -> Optional.empty();
            case RaiseLimit limit -> Optional.empty();
            case ChangeTitle title -> Optional.empty();
            case GiveMembers members -> Optional.empty();
            case ModifyRoll roll -> Optional.empty();
        };
    }

    /** What it opens or closes; empty for every other kind. */
    default Optional<Quantity.Access> changedAccess() {
        return switch (this) {
            case OpenAccess open -> Optional.of(open.access());
            case CloseAccess close -> Optional.of(close.access());
            case ChangeRating rating -> Optional.empty();
            case RaiseCap cap -> Optional.empty();
            case ChangeSize size -> Optional.empty();
            case AddPoints points -> Optional.empty();
            case AddPicks picks -> Optional.empty();
            case AddParts parts -> Optional.empty();
            case GrantOption grant -> Optional.empty();
            case RaiseEarning earning -> Optional.empty();
            case RaiseLimit limit -> Optional.empty();
            case ChangeTitle title -> Optional.empty();
            case GiveMembers members -> Optional.empty();
            case ModifyRoll roll -> Optional.empty();
        };
    }

    /** The option it gives for free; empty for every other kind. */
    default Optional<EffectTarget> grantedOption() {
        return switch (this) {
            case GrantOption grant -> Optional.of(grant.option());
            case ChangeRating rating -> Optional.empty();
            case RaiseCap cap -> Optional.empty();
            case ChangeSize size -> Optional.empty();
            case AddPoints points -> Optional.empty();
            case AddPicks picks -> Optional.empty();
            case AddParts parts -> Optional.empty();
            case OpenAccess open -> Optional.empty();
            case CloseAccess close -> Optional.empty();
            case RaiseEarning earning -> Optional.empty();
            case RaiseLimit limit -> Optional.empty();
            case ChangeTitle title -> Optional.empty();
            case GiveMembers members -> Optional.empty();
            case ModifyRoll roll -> Optional.empty();
        };
    }

    /** What it gives to members; empty for every other kind. */
    default Optional<GiveMembers> givenToMembers() {
        return switch (this) {
            case GiveMembers members -> Optional.of(members);
            case ChangeRating rating -> Optional.empty();
            case RaiseCap cap -> Optional.empty();
            case ChangeSize size -> Optional.empty();
            case AddPoints points -> Optional.empty();
            case AddPicks picks -> Optional.empty();
            case AddParts parts -> Optional.empty();
            case GrantOption grant -> Optional.empty();
            case OpenAccess open -> Optional.empty();
            case CloseAccess close -> Optional.empty();
            case RaiseEarning earning -> Optional.empty();
            case RaiseLimit limit -> Optional.empty();
            case ChangeTitle title -> Optional.empty();
            case ModifyRoll roll -> Optional.empty();
        };
    }

    /** What it adds to a roll; empty for every other kind. */
    default Optional<ModifyRoll> asModifyRoll() {
        return switch (this) {
            case ModifyRoll roll -> Optional.of(roll);
            case ChangeRating rating -> Optional.empty();
            case RaiseCap cap -> Optional.empty();
            case ChangeSize size -> Optional.empty();
            case AddPoints points -> Optional.empty();
            case AddPicks picks -> Optional.empty();
            case AddParts parts -> Optional.empty();
            case GrantOption grant -> Optional.empty();
            case OpenAccess open -> Optional.empty();
            case CloseAccess close -> Optional.empty();
            case RaiseEarning earning -> Optional.empty();
            case RaiseLimit limit -> Optional.empty();
            case ChangeTitle title -> Optional.empty();
            case GiveMembers members -> Optional.empty();
        };
    }

    /** The amount it brings something to; empty for what only adds, and for what has no number. */
    default Optional<Amount> amount() {
        return Optional.empty();
    }

    /** Whether it unlocks an option: itself, by one of its tags, or with its playbook. */
    default boolean unlocks(Option option) {
        return switch (this) {
            case OpenAccess open -> open.isOpening(option);
            case ChangeRating rating -> false;
            case RaiseCap cap -> false;
            case ChangeSize size -> false;
            case AddPoints points -> false;
            case AddPicks picks -> false;
            case AddParts parts -> false;
            case GrantOption grant -> false;
            case CloseAccess close -> false;
            case RaiseEarning earning -> false;
            case RaiseLimit limit -> false;
            case ChangeTitle title -> false;
            case GiveMembers members -> false;
            case ModifyRoll roll -> false;
        };
    }

    /** Every name that its formulas mention. */
    default List<Mention> mentions() {
        return amount().map(Amount::mentions).orElse(List.of());
    }
}
