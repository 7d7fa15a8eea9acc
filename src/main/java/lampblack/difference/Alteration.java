package lampblack.difference;

import java.util.Optional;
import lampblack.node.Node;

/**
 * What is said of something otherwise than before.
 *
 * @param way the keys to it, such as {@code cost.xp}; empty where the thing is nothing but a value
 * @param was empty where nothing was said
 * @param is empty where nothing is said any more
 */
public record Alteration(String way, Optional<Node> was, Optional<Node> is) {}
