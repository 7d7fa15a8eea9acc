package lampblack.rules;

import java.util.Optional;
import lampblack.character.Taken;
import lampblack.node.MapNode;

/**
 * An option at work: one that was taken, or one that another gives for free while it holds.
 *
 * @param taken how it was taken; empty where it is a gift
 * @param from whose gift it is
 * @param block the block of effects that holds the gift
 */
public record Giver(Option option, Optional<Taken> taken, Optional<Giver> from, Optional<Gives> block) {

    /** An option that was taken. */
    static Giver of(Option option, Taken taken) {
        return new Giver(option, Optional.of(taken), Optional.empty(), Optional.empty());
    }

    /** The answer to a question; what a gift asks is answered beside the pick that gives it, under the gift's id. */
    Optional<String> answer(String question) {
        return taken.isPresent() ? taken.get().answer(question) : details().flatMap(each -> each.text(question));
    }

    /** What is written beside a pick about one of its gifts. */
    Optional<MapNode> details() {
        return root().pick().details().map(option.key().id());
    }

    /** The pick that it all hangs on. */
    Taken root() {
        return taken.orElseGet(() -> from.orElseThrow().root());
    }

    /** Whether it is at work: all that it hangs on must hold. */
    public boolean works(Standing at) {
        return from.map(giver -> giver.works(at)).orElse(true)
                && block.map(gives -> at.holds(gives.holds()) && from.orElseThrow().isOf(gives.time(), at)).orElse(true)
                && at.holds(option.holds());
    }

    /** Whether the character has the option: it is taken, or what gives it is at work. */
    public boolean isHad(Standing at) {
        return from.isEmpty() || (from.get().works(at) && at.holds(block.orElseThrow().holds())
                && from.get().isOf(block.get().time(), at));
    }

    /** Whether it is the taking of its option that has a number, counted from 1; 0 is any. */
    boolean isOf(long time, Standing at) {
        return time == 0 || at.givers(option.key()).stream().filter(each -> each.isHad(at)).limit(time)
                .reduce((first, next) -> next).filter(this::isSame).isPresent()
                && at.times(option.key()) >= time;
    }

    /** Whether it is this very one. Picks that are made up have no place in a file, and look alike. */
    private boolean isSame(Giver other) {
        return equals(other) && root().pick() == other.root().pick();
    }

    /** Whether an effect is a preset that stays out, because the playbook was changed to in play. */
    boolean leavesOut(Effect effect) {
        boolean entered = taken.map(Taken::entered).orElse(false) && !option.onEntry();
        return entered && effect.isPreset();
    }

    boolean hangsOn(OptionKey key) {
        return option.key().equals(key) || from.map(giver -> giver.hangsOn(key)).orElse(false);
    }
}
