package lampblack.rules;

import java.util.List;
import java.util.Optional;

/** One trait of a fixed set, and what it says differently from its set. */
public record TraitEntry(
        Label label,
        Optional<String> under,
        Optional<Amount> start,
        Optional<Amount> max,
        Optional<Derivation> derived,
        List<String> tags) {}
