package lampblack.rules;

import java.util.List;
import lampblack.diagnostic.Span;

/**
 * A block of effects that holds while its condition does.
 *
 * @param time the taking of the option that alone brings it, counted from 1; 0 where each does
 * @param places where each of the effects is said, in their order
 */
public record Gives(Requirement holds, long time, List<Effect> effects, List<Span> places, Span span) {}
