package lampblack.rules.track;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.Amount;
import lampblack.rules.GainPolicy;
import lampblack.rules.Label;

/**
 * A set of things with a rating: fixed, open for players to name, or worked out from others.
 *
 * @param under the set whose entries these stand under
 * @param min the lowest rating that may be put; 1 in an open set unless said otherwise
 * @param derived how its ratings come about, where nobody chooses them
 * @param steps the names of the ratings from 0 on, or from the lowest where that is below 0, if they have names
 * @param atMost how many of it a character may have, where it is open
 * @param inPlay whether gains and losses move its ratings
 * @param gains which of its ratings the ledger may gain
 */
public record TraitSet(
        Label label,
        boolean open,
        boolean inPlay,
        Optional<String> under,
        Amount min,
        Amount max,
        Amount start,
        Optional<Derivation> derived,
        List<Label> steps,
        Map<String, TraitEntry> entries,
        List<String> suggestions,
        Amount atMost,
        GainPolicy gains) {

    /** The key of what is offered to players who name something. */
    public static final String SUGGESTIONS = "suggestions";

    public String id() {
        return label.id();
    }

    /** The links of which those who belong to the same sheet are among what is suggested. */
    public List<String> fellows() {
        return label.written().items(SUGGESTIONS).stream().flatMap(item -> item.asMap().stream())
                .flatMap(fellows -> fellows.text("link").stream()).toList();
    }

    /** Whether it is one thing with a rating, written without a set round it. */
    public boolean isSingle() {
        TraitEntry own = entries.get(id());
        return own != null && entries.size() == 1 && own.label().span().equals(label.span());
    }

    /** The rating that the first of its steps names. */
    public long firstStep() {
        return min.fixed().map(least -> Math.min(0, least)).orElse(0L);
    }

    /** What a rating is called, where it has a name. */
    public Optional<Label> step(long rating) {
        long index = rating - firstStep();
        return index >= 0 && index < steps.size() ? Optional.of(steps.get((int) index)) : Optional.empty();
    }

    public Optional<Derivation> derivation(String entry) {
        return Optional.ofNullable(entries.get(entry)).flatMap(TraitEntry::derived).or(() -> derived);
    }

    public Amount start(String entry) {
        return Optional.ofNullable(entries.get(entry)).flatMap(TraitEntry::start).orElse(start);
    }

    public Amount max(String entry) {
        return Optional.ofNullable(entries.get(entry)).flatMap(TraitEntry::max).orElse(max);
    }
}
