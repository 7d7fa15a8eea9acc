package lampblack.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.Entry;
import lampblack.character.Rating;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.node.Scalar;

/**
 * Raises a rating by one. In YAML: {@code raise: specialties}, or a list of sets and traits.
 *
 * @param sets the sets any trait of which may be raised
 * @param traits single traits that may be raised besides
 */
public record Raise(List<String> sets, List<Trait> traits, Optional<Amount> upTo) implements Purchase {

    @Override
    public Optional<Bought> buy(Advance advance, Entry.Buy entry, Standing before, Judgement to) {
        Optional<Scalar> written = advance.needed(entry, "raise", to).filter(Scalar.class::isInstance)
                .map(Scalar.class::cast);
        if (written.isEmpty()) {
            return Optional.empty();
        }
        Optional<Trait> trait = find(written.get(), before);
        if (trait.isEmpty()) {
            unknown(written.get(), before, to);
            return Optional.empty();
        }
        Trait found = trait.get();
        long from = before.rating(found);
        long cap = Math.min(before.cap(found), upTo.map(each -> each.in(before)).orElse(Amount.UNLIMITED));
        if (from + 1 > cap) {
            to.object(found.toString(), from + 1, Diagnostic.of(Code.ADVANCE__OVER_CAP, written.get().span(), "trait",
                    before.title(found), "rating", before.ratingName(found, from + 1), "cap",
                    before.ratingName(found, cap)));
        }
        Rating dot = before.state().rating(found.set(), found.id())
                .map(old -> new Rating(old.name(), 1, old.under(), old.span()))
                .orElseGet(() -> new Rating(found.id(), 1, "", written.get().span()));
        return Optional.of(new Bought(before.state().plus(found.set(), found.id(), dot),
                Map.of("from", from, "to", from + 1), Map.of()));
    }

    private Optional<Trait> find(Scalar written, Standing at) {
        for (String set : sets) {
            Optional<Trait> trait = Naming.existing(at.sheet().traits().get(set), written, at);
            if (trait.isPresent()) {
                return trait;
            }
        }
        for (Trait each : traits) {
            if (each.id().equals(written.text()) || each.toString().equals(written.text())) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    private void unknown(Scalar written, Standing at, Judgement to) {
        Set<String> known = new LinkedHashSet<>();
        all(at).forEach(each -> known.add(written(each, at)));
        String set = sets.isEmpty() ? traits.get(0).set() : sets.get(0);
        Naming.unknown(at.sheet().traits().get(set), written, known, to);
    }

    private List<Trait> all(Standing at) {
        List<Trait> all = new ArrayList<>();
        sets.forEach(set -> all.addAll(at.traits(set)));
        all.addAll(traits);
        return all;
    }

    private static String written(Trait trait, Standing at) {
        return at.sheet().traits().get(trait.set()).open() ? at.title(trait) : trait.id();
    }

    @Override
    public List<Candidate> candidates(Standing at) {
        return all(at).stream().map(each -> new Candidate(Map.of("raise", written(each, at)), at.title(each), "", List.of()))
                .toList();
    }

    @Override
    public List<String> keys() {
        return List.of("raise");
    }
}
