package lampblack.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A set of things with a rating: fixed, open for players to name, or worked out from others.
 *
 * @param under the set whose entries these stand under
 * @param min the lowest rating that may be put; 1 in an open set unless said otherwise
 * @param derived how its ratings come about, where nobody chooses them
 * @param steps the names of the ratings 0, 1, 2…, where they have names
 */
public record TraitSet(
        Label label,
        boolean open,
        Optional<String> under,
        Amount min,
        Amount max,
        Amount start,
        Optional<Derivation> derived,
        List<Label> steps,
        Map<String, TraitEntry> entries,
        List<String> suggestions) {

    public String id() {
        return label.id();
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
