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
import lampblack.diagnostic.Message;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Between;
import lampblack.rules.Candidate;
import lampblack.rules.Label;
import lampblack.rules.ProblemCollector;
import lampblack.rules.Range;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.ListChoice;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitResolver;
import lampblack.rules.track.TraitSet;

/**
 * Raises a rating by one. In YAML: {@code raise: specialties}, or a list of sets and traits.
 *
 * @param sets the sets any trait of which may be raised
 * @param traits single traits that may be raised besides
 * @param only the ratings that are raised
 */
public record RaisePurchase(List<String> sets, List<Trait> traits, Optional<Amount> upTo, Range only)
        implements Purchase {

    /** The same, whatever a rating is before. */
    public RaisePurchase atAnyRating() {
        return new RaisePurchase(sets, traits, upTo, Range.ANY);
    }

    @Override
    public Optional<Bought> buy(Advance advance, LedgerEntry.Buy entry, DerivedSheet before,
            ProblemCollector problems) {
        Optional<Scalar> written = advance.needed(entry, "raise", problems).flatMap(Node::asScalar);
        if (written.isEmpty()) {
            return Optional.empty();
        }
        List<Trait> matches = find(written.get(), before);
        if (matches.size() != 1) {
            unknown(written.get(), matches, before, problems);
            return Optional.empty();
        }
        Trait found = matches.get(0);
        if (!offers(found, before)) {
            problems.report(found.toString(), Diagnostic.of(Code.ADVANCE__NOT_OFFERED, written.get().span(), "advance",
                    advance.label().title(), "trait", before.title(found)));
        }
        long from = before.rating(found);
        Between passing = only.of(before);
        if (!passing.holds(from)) {
            problems.report(found.toString(), Diagnostic.of(Code.ADVANCE__NOT_OFFERED, written.get().span(),
                    Message.of("advance.not-offered.rating", "advance", advance.label().title(), "trait",
                    before.title(found), "rating", from, "range", passing.words())));
        }
        long cap = Math.min(before.cap(found), upTo.map(amount -> amount.evaluate(before)).orElse(Amount.UNLIMITED));
        // What an effect takes away makes no room above the cap.
        if (Math.max(from, before.ratings().chosen(found)) >= cap && cap != Amount.UNLIMITED) {
            problems.report(found.toString(), from + 1,
                    Diagnostic.of(Code.ADVANCE__OVER_CAP, written.get().span(), "trait",
                    before.title(found), "rating", before.ratingName(found, from + 1), "cap",
                    before.ratingName(found, cap)));
        }
        return Optional.of(new Bought(raised(found, from, written.get(), before),
                Map.of("from", from, "to", from + 1)));
    }

    /** The choices with a rating one higher: an effect that stops at some rating makes way for what is bought. */
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
    private List<Trait> find(Scalar written, DerivedSheet derived) {
        Set<Trait> meant = new LinkedHashSet<>();
        sets.forEach(set -> TraitResolver.existing(derived.sheet().traits().get(set), written, derived)
                .ifPresent(meant::add));
        traits.stream().filter(trait -> trait.id().equals(written.text()) || trait.toString().equals(written.text()))
                .forEach(meant::add);
        if (meant.isEmpty()) {
            derived.sheet().traits().values().stream().filter(set -> set.derived().isEmpty())
                    .forEach(set -> TraitResolver.existing(set, written, derived).ifPresent(meant::add));
        }
        return List.copyOf(meant);
    }

    private void unknown(Scalar written, List<Trait> matches, DerivedSheet derived, ProblemCollector problems) {
        if (matches.size() > 1) {
            TraitResolver.ambiguous(written, matches.stream().map(trait -> trait.set() + "." + written(trait, derived))
                    .toList(), problems);
            return;
        }
        Set<String> known = new LinkedHashSet<>();
        all(derived).forEach(trait -> known.add(written(trait, derived)));
        List<String> blocks = new ArrayList<>(sets);
        traits.stream().map(Trait::set).filter(set -> !blocks.contains(set)).forEach(blocks::add);
        TraitResolver.unknown(Code.TRAIT__UNKNOWN, blocks, derived.sheet(), written, known, problems);
    }

    private List<Trait> all(DerivedSheet derived) {
        List<Trait> all = new ArrayList<>();
        for (String set : sets) {
            TraitSet rules = derived.sheet().traits().get(set);
            derived.traits(set).stream().filter(trait -> rules.derivation(trait.id()).isEmpty()).forEach(all::add);
        }
        all.addAll(traits);
        return all;
    }

    private boolean offers(Trait trait, DerivedSheet derived) {
        boolean ofSet = sets.contains(trait.set())
                && derived.sheet().traits().get(trait.set()).derivation(trait.id()).isEmpty() && derived.has(trait);
        return ofSet || traits.contains(trait);
    }

    private static String written(Trait trait, DerivedSheet derived) {
        return derived.sheet().traits().get(trait.set()).open() ? derived.title(trait) : trait.id();
    }

    @Override
    public List<Candidate> candidates(DerivedSheet derived) {
        return all(derived).stream()
                .map(trait -> new Candidate(Map.of("raise", written(trait, derived)), derived.title(trait), "",
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

    @Override
    public boolean raises(Trait trait) {
        return sets.contains(trait.set()) || traits.contains(trait);
    }
}
