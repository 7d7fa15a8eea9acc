package lampblack.rules;

/** What an option does to one quantity: the effect, the option at work, and the block of effects it stands in. */
public record Gift(Effect effect, Giver giver, Gives block) {

    /** Whether it acts now: all that it hangs on must hold. */
    public boolean works(Standing at) {
        return giver.works(at) && at.holds(block.holds()) && giver.isOf(block.time(), at);
    }
}
