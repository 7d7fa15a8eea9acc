package lampblack.rules.roll;

import java.util.List;
import java.util.Optional;

/**
 * What is rolled: a die, or one of a chain that it moves along.
 *
 * @param chain the numbers of faces, of which the first is rolled first; exactly one where the die never changes
 * @param of the path of the trait, set or track that says which of the chain it is at present
 * @param gone what happens after the last of the chain, in small markup, or empty
 */
public record Die(List<Long> chain, Optional<String> of, String gone) {

    public Die {
        chain = List.copyOf(chain);
    }

    /** The most faces it can have. */
    public long faces() {
        return chain.stream().mapToLong(Long::longValue).max().orElse(0);
    }

    public boolean isChain() {
        return chain.size() > 1;
    }
}
