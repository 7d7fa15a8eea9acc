package lampblack.rules.track;

import java.util.List;
import java.util.Optional;
import lampblack.rules.Amount;
import lampblack.rules.Label;

/** One trait of a fixed set, and what it says differently from its set. */
public record TraitEntry(
        Label label,
        Optional<String> under,
        Optional<Amount> start,
        Optional<Amount> max,
        Optional<Derivation> derived,
        List<String> tags) {}
