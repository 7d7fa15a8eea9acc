package lampblack.rules;

import java.util.List;
import lampblack.diagnostic.Span;

/** A block of effects that holds while its condition does. */
public record Gives(Requirement holds, List<Effect> effects, Span span) {}
