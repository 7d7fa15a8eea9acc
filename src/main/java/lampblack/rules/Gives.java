package lampblack.rules;

import java.util.List;
import lampblack.diagnostic.Span;

/**
 * A block of effects that holds while its condition does.
 *
 * @param places where each of the effects is said, in their order
 */
public record Gives(Requirement holds, List<Effect> effects, List<Span> places, Span span) {}
