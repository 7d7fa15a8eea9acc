package lampblack.rules.advance;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.character.Rating;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Candidate;
import lampblack.rules.Label;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.ListChoice;
import lampblack.rules.trait.Trait;
import lampblack.rules.trait.TraitResolver;
import lampblack.rules.trait.TraitSet;

/**
 * Raises a rating by one. In YAML: {@code raise: specialties}, or a list of sets and traits.
 *
 * @param sets the sets any trait of which may be raised
 * @param traits single traits that may be raised besides
 */
public record RaisePurchase(List<String> sets, List<Trait> traits, Optional<Amount> upTo) implements Purchase {

    @Override
    public Optional<Bought> buy(Advance advance, LedgerEntry.Buy entry, DerivedSheet before, ProblemCollector to) {
        Optional<Scalar> written = advance.needed(entry, "raise", to).flatMap(Node::asScalar);
        if (written.isEmpty()) {
            return Optional.empty();
        }
        List<Trait> meant = find(written.get(), before);
        if (meant.size() != 1) {
            unknown(written.get(), meant, before, to);
            return Optional.empty();
        }
        Trait found = meant.get(0);
        if (!offers(found, before)) {
            to.report(found.toString(), Diagnostic.of(Code.ADVANCE__NOT_OFFERED, written.get().span(), "advance",
                    advance.label().title(), "trait", before.title(found)));
        }
        long from = before.rating(found);
        long cap = Math.min(before.cap(found), upTo.map(amount -> amount.evaluate(before)).orElse(Amount.UNLIMITED));
        // What a gift takes away makes no room above the cap.
        if (Math.max(from, before.ratings().chosen(found)) >= cap && cap != Amount.UNLIMITED) {
            to.report(found.toString(), from + 1, Diagnostic.of(Code.ADVANCE__OVER_CAP, written.get().span(), "trait",
                    before.title(found), "rating", before.ratingName(found, from + 1), "cap",
                    before.ratingName(found, cap)));
        }
        return Optional.of(new Bought(raised(found, from, written.get(), before),
                Map.of("from", from, "to", from + 1), Map.of()));
    }

    /** The state in which a rating is one higher: a gift that goes up to some rating makes way for what is bought. */
    private static Choices raised(Trait trait, long from, Scalar written, DerivedSheet before) {
        Rating old = before.ratings().put(trait, written.span());
        long least = 1;
        long most = 1 + Math.max(0, from - before.ratings().chosen(trait));
        while (least < most) {
            long middle = (least + most) / 2;
            boolean enough = before.withChoices(with(middle, trait, old, before)).rating(trait) > from;
            least = enough ? least : middle + 1;
            most = enough ? middle : most;
        }
        return with(least, trait, old, before);
    }

    private static Choices with(long more, Trait trait, Rating old, DerivedSheet before) {
        return before.choices().with(trait.set(), trait.id(),
                new Rating(old.name(), old.points() + more, old.under(), old.span()));
    }

    /** What a name may mean among what this raises, or else among all that could be raised at all. */
    private List<Trait> find(Scalar written, DerivedSheet at) {
        Set<Trait> meant = new LinkedHashSet<>();
        sets.forEach(set -> TraitResolver.existing(at.sheet().traits().get(set), written, at).ifPresent(meant::add));
        traits.stream().filter(trait -> trait.id().equals(written.text()) || trait.toString().equals(written.text()))
                .forEach(meant::add);
        if (meant.isEmpty()) {
            at.sheet().traits().values().stream().filter(set -> set.derived().isEmpty())
                    .forEach(set -> TraitResolver.existing(set, written, at).ifPresent(meant::add));
        }
        return List.copyOf(meant);
    }

    private void unknown(Scalar written, List<Trait> meant, DerivedSheet at, ProblemCollector to) {
        if (meant.size() > 1) {
            TraitResolver.ambiguous(written, meant.stream().map(trait -> trait.set() + "." + written(trait, at))
                    .toList(), to);
            return;
        }
        Set<String> known = new LinkedHashSet<>();
        all(at).forEach(trait -> known.add(written(trait, at)));
        List<String> blocks = new ArrayList<>(sets);
        traits.stream().map(Trait::set).filter(set -> !blocks.contains(set)).forEach(blocks::add);
        TraitResolver.unknown(Code.TRAIT__UNKNOWN, blocks, at.sheet(), written, known, to);
    }

    private List<Trait> all(DerivedSheet at) {
        List<Trait> all = new ArrayList<>();
        for (String set : sets) {
            TraitSet rules = at.sheet().traits().get(set);
            at.traits(set).stream().filter(trait -> rules.derivation(trait.id()).isEmpty()).forEach(all::add);
        }
        all.addAll(traits);
        return all;
    }

    private boolean offers(Trait trait, DerivedSheet at) {
        boolean ofSet = sets.contains(trait.set())
                && at.sheet().traits().get(trait.set()).derivation(trait.id()).isEmpty() && at.has(trait);
        return ofSet || traits.contains(trait);
    }

    private static String written(Trait trait, DerivedSheet at) {
        return at.sheet().traits().get(trait.set()).open() ? at.title(trait) : trait.id();
    }

    @Override
    public List<Candidate> candidates(DerivedSheet at) {
        return all(at).stream().map(trait -> new Candidate(Map.of("raise", written(trait, at)), at.title(trait), "",
                List.of()))
                .toList();
    }

    @Override
    public List<String> keys() {
        return List.of("raise");
    }

    @Override
    public Optional<ListChoice> listChoice(Label label) {
        return Optional.empty();
    }
}
