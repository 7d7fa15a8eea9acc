package lampblack.rules.effect;

import java.util.Optional;
import lampblack.character.TakenOption;
import lampblack.node.MapNode;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OwnerLinks;

/**
 * An option at work: one that was taken, or one that another gives for free while it holds.
 *
 * @param taken how it was taken; empty where it is granted
 * @param from what grants it
 * @param block the effect block that grants it
 * @param place which of the effects of that block, counted from 0, as a block may grant an option more than once
 */
public record OptionInstance(Option option, Optional<TakenOption> taken, Optional<OptionInstance> from,
        Optional<EffectBlock> block, int place) {

    /** An option that was taken. */
    public static OptionInstance of(Option option, TakenOption taken) {
        return new OptionInstance(option, Optional.of(taken), Optional.empty(), Optional.empty(), 0);
    }

    /** An option that one of the effects of a block of this one grants. */
    public OptionInstance granting(Option option, EffectBlock block, int place) {
        return new OptionInstance(option, Optional.empty(), Optional.of(this), Optional.of(block), place);
    }

    /**
     * The answer to a question; what a granted option asks is answered beside the pick that grants it, under the
     * option's id.
     */
    public Optional<String> answer(String question) {
        return taken.isPresent() ? taken.get().answer(question) : details().flatMap(mapNode -> mapNode.text(question));
    }

    /** What is written beside a pick about an option that it grants. */
    Optional<MapNode> details() {
        return root().pick().details().map(option.key().id());
    }

    /** The pick that it all depends on. */
    public TakenOption root() {
        return taken.orElseGet(() -> from.orElseThrow().root());
    }

    /** Whether an owner gives it, or what gives it. */
    public boolean isOfOwner() {
        return OwnerLinks.isOfOwner(root());
    }

    /** Whether it is active: all that it depends on must hold. */
    public boolean isActive(DerivedSheet derived) {
        return from.map(source -> source.isActive(derived)).orElse(true)
                && block.map(gives -> derived.holds(gives.holds())
                        && from.orElseThrow().isNthTaking(gives.time(), derived)).orElse(true)
                && derived.holds(option.holds());
    }

    /** Whether the character has the option: it is taken, or what gives it is at work. */
    public boolean isHad(DerivedSheet derived) {
        return from.isEmpty() || (from.get().isActive(derived) && derived.holds(block.orElseThrow().holds())
                && from.get().isNthTaking(block.get().time(), derived));
    }

    /** Whether it is the taking of its option that has a number, counted from 1; 0 is any. */
    boolean isNthTaking(long time, DerivedSheet derived) {
        return time == 0 || root().tenure().isPast() || derived.optionInstances(option.key()).stream()
                .filter(optionInstance -> optionInstance.isHad(derived)).limit(time)
                .reduce((first, next) -> next).filter(this::isSame).isPresent()
                && derived.times(option.key()) >= time;
    }

    /** Whether it is this very one. Picks that are made up have no place in a file, and look alike. */
    private boolean isSame(OptionInstance other) {
        return equals(other) && root().pick() == other.root().pick();
    }

    /**
     * Whether an effect stays out: a preset, because the playbook was changed to in play, or what a playbook that is
     * being left does not leave, or what one that was left gave only while it was had.
     */
    public boolean leavesOut(EffectBlock gives, Effect effect, SheetRules sheet) {
        if (taken.isEmpty()) {
            return false;
        }
        boolean preset = taken.get().entered() && !option.onEntry() && effect.isPreset();
        return preset || switch (taken.get().tenure()) {
            case HELD -> false;
            case RETURNED -> effect.isPreset() ? gives.said().orElse(true)
                    : !effect.becomesOwn(sheet) && gives.said().orElse(false);
            case LEAVING -> !effect.becomesOwn(sheet) || !gives.said().orElse(true);
            case LEFT -> effect.becomesOwn(sheet) || !gives.said().orElse(false);
        };
    }

    /** Whether it is a playbook of the past, of which only some effects go on. */
    public boolean isLeft() {
        return taken.map(TakenOption::tenure).filter(tenure -> tenure == TakenOption.Tenure.LEFT).isPresent();
    }

    public boolean dependsOn(OptionKey key) {
        return option.key().equals(key) || from.map(source -> source.dependsOn(key)).orElse(false);
    }
}
