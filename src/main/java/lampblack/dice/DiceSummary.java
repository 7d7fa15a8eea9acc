package lampblack.dice;

import java.util.List;

/**
 * All that matters of how dice fell.
 *
 * @param kept the die that counts, or the sum
 * @param highest of all dice; 0 where that does not matter
 * @param lowest of all dice; 0 where that does not matter
 * @param shown how many dice show the faces of each watch, up to its cap
 */
record DiceSummary(long kept, long highest, long lowest, List<Long> shown) {}
