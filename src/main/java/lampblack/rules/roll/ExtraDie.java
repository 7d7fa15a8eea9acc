package lampblack.rules.roll;

/**
 * A die of another roll that is rolled beside the dice of one.
 *
 * @param roll the id of the roll whose die it is
 * @param die its faces, or the chain of which it is one
 * @param takes whether it is taken off the result and not added to it
 */
public record ExtraDie(String roll, Die die, boolean takes) {}
