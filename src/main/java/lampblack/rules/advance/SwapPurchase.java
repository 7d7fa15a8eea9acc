package lampblack.rules.advance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.character.Name;
import lampblack.character.Pick;
import lampblack.character.Rating;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Candidate;
import lampblack.rules.Label;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.derived.NamedAnswers;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionFilter;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.PickJudge;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitResolver;
import lampblack.rules.track.TraitSet;

/**
 * Trades something that a player named for a new one, which keeps its rating and place. In YAML: {@code swap:
 * [specialties, hindrances]}.
 */
public record SwapPurchase(List<String> sets, List<String> lists) implements Purchase {

    @Override
    public Optional<Bought> buy(Advance advance, LedgerEntry.Buy entry, DerivedSheet before,
            ProblemCollector problems) {
        Optional<Scalar> old = scalar(advance, entry, "swap", problems);
        Optional<Scalar> other = scalar(advance, entry, "for", problems);
        if (old.isEmpty() || other.isEmpty()
                || !PickJudge.judgeName(Name.of(other.get().text()), other.get(), problems)) {
            return Optional.empty();
        }
        if (Name.of(old.get().text()).key().equals(Name.of(other.get().text()).key())) {
            problems.report(other.get().text(), Diagnostic.of(Code.SWAP__SAME, other.get().span(), "name",
                    other.get().text()));
            return Optional.empty();
        }
        List<Trait> traits = sets.stream()
                .flatMap(set -> TraitResolver.existing(before.sheet().traits().get(set), old.get(), before).stream())
                .toList();
        List<TakenOption> taken = lists.stream().flatMap(list -> taken(list, old.get(), before).stream()).toList();
        if (traits.size() + taken.size() == 1) {
            return Optional.of(bought(traits.isEmpty()
                    ? swap(taken.get(0), other.get(), entry, before, problems)
                    : swap(traits.get(0), other.get(), entry, before, problems)));
        }
        if (traits.isEmpty() && taken.isEmpty()) {
            List<String> blocks = Stream.concat(sets.stream(), lists.stream()).toList();
            TraitResolver.unknown(Code.SWAP__UNKNOWN, blocks, before.sheet(), old.get(), names(before), problems);
        } else {
            List<String> paths = new ArrayList<>();
            traits.forEach(trait -> paths.add(trait.set() + "." + before.title(trait)));
            taken.forEach(takenOption -> paths.add(takenOption.list() + "." + takenOption.name()));
            TraitResolver.ambiguous(old.get(), paths, problems);
        }
        return Optional.empty();
    }

    private static Bought bought(Choices next) {
        return new Bought(next, Map.of());
    }

    private static Optional<Scalar> scalar(Advance advance, LedgerEntry.Buy entry, String key,
            ProblemCollector problems) {
        return advance.needed(entry, key, problems).flatMap(Node::asScalar);
    }

    private static Choices swap(Trait trait, Scalar other, LedgerEntry.Buy entry, DerivedSheet before,
            ProblemCollector problems) {
        TraitSet rules = before.sheet().traits().get(trait.set());
        Name name = Name.of(other.text());
        if (!name.key().equals(trait.id()) && before.has(new Trait(trait.set(), name.key()))) {
            problems.report(other.text(), Diagnostic.of(Code.NAME__TAKEN, other.span(), "name", other.text(), "block",
                    rules.label().title()));
        }
        Rating old = before.ratings().put(trait, other.span());
        String under = entry.header().node().scalar("under")
                .flatMap(written -> TraitResolver.parent(rules, before.sheet(), written, problems)).orElse(old.under());
        boolean named = before.choices().rating(trait.set(), trait.id()).isPresent();
        Choices next = !named ? before.choices() : before.choices().swapped(trait.set(), trait.id(), name.key(),
                new Rating(name.shown(), old.points(), under, other.span()));
        return new NamedAnswers(before, trait.set(), trait.id()).as(other, next);
    }

    private static Choices swap(TakenOption old, Scalar other, LedgerEntry.Buy entry, DerivedSheet before,
            ProblemCollector problems) {
        OptionList rules = before.sheet().lists().get(old.list());
        String key = Name.of(other.text()).key();
        if (!key.equals(old.id()) && !before.choices().taken(old.list(), key).isEmpty()) {
            problems.report(other.text(), Diagnostic.of(Code.NAME__TAKEN, other.span(), "name", other.text(), "block",
                    rules.label().title()));
        }
        Pick pick = new Pick(other, new MapNode(Map.of(), other.span()));
        Optional<TakenOption> known = new PickJudge(rules, new ProblemCollector()).resolve(pick);
        known.filter(takenOption -> !takenOption.made() && !takenOption.id().equals(old.id()))
                .ifPresent(takenOption -> judge(takenOption, rules, before.withChoices(before.choices().minus(old)),
                entry, problems));
        Choices next = before.choices().swapped(old, known.orElseGet(() -> old.renamed(key, pick)));
        return new NamedAnswers(before, old.list(), old.id()).as(other, next);
    }

    /** Judges an option of the ruleset that takes the place of something: what has a price has to be bought. */
    private static void judge(TakenOption taken, OptionList rules, DerivedSheet without, LedgerEntry.Buy entry,
            ProblemCollector problems) {
        Option option = rules.entries().get(taken.id());
        if (option.price().isPresent()) {
            problems.report(option.key().toString(), Diagnostic.of(Code.OPTION__NOT_OFFERED, taken.pick().span(),
                    Message.of("option.not-offered.priced", "option", option.label().title())));
        } else {
            new PickJudge(rules, problems).judge(taken, without, OptionFilter.ANY, "ledger." + entry.header().index());
        }
    }

    private static Optional<TakenOption> taken(String list, Scalar written, DerivedSheet derived) {
        String key = Name.of(written.text().startsWith(list + ".") ? written.text().substring(list.length() + 1)
                : written.text()).key();
        return derived.choices().taken(list, key).stream().findFirst();
    }

    private Set<String> names(DerivedSheet derived) {
        Set<String> names = new LinkedHashSet<>();
        sets.forEach(set -> derived.traits(set).forEach(trait -> names.add(derived.title(trait))));
        lists.forEach(list -> derived.choices().list(list).forEach(takenOption -> names.add(takenOption.name())));
        return names;
    }

    @Override
    public List<Candidate> candidates(DerivedSheet derived) {
        return names(derived).stream().map(name -> {
            Map<String, String> keys = new LinkedHashMap<>();
            keys.put("swap", name);
            keys.put("for", Candidate.BLANK);
            return new Candidate(keys, name, "", List.of("for"));
        }).toList();
    }

    @Override
    public List<String> keys() {
        return List.of("swap", "for", "under");
    }

    @Override
    public Optional<ListChoice> listChoice(Label label) {
        return Optional.empty();
    }

    @Override
    public List<String> swapsIn() {
        return lists;
    }
}
