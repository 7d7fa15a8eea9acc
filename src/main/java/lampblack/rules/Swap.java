package lampblack.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.character.Entry;
import lampblack.character.Name;
import lampblack.character.Pick;
import lampblack.character.Rating;
import lampblack.character.State;
import lampblack.character.Taken;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Scalar;

/**
 * Trades something that a player named for a new one, which keeps its rating and place. In YAML: {@code swap:
 * [specialties, hindrances]}.
 */
public record Swap(List<String> sets, List<String> lists) implements Purchase {

    @Override
    public Optional<Bought> buy(Advance advance, Entry.Buy entry, Standing before, Judgement to) {
        Optional<Scalar> old = scalar(advance, entry, "swap", to);
        Optional<Scalar> other = scalar(advance, entry, "for", to);
        if (old.isEmpty() || other.isEmpty() || !Picking.judgeName(Name.of(other.get().text()), other.get(), to)) {
            return Optional.empty();
        }
        List<Trait> traits = sets.stream()
                .flatMap(set -> Naming.existing(before.sheet().traits().get(set), old.get(), before).stream()).toList();
        List<Taken> things = lists.stream().flatMap(list -> taken(list, old.get(), before).stream()).toList();
        if (traits.size() + things.size() == 1) {
            return Optional.of(bought(traits.isEmpty()
                    ? swap(things.get(0), other.get(), entry, before, to)
                    : swap(traits.get(0), other.get(), entry, before, to)));
        }
        if (traits.isEmpty() && things.isEmpty()) {
            List<String> blocks = Stream.concat(sets.stream(), lists.stream()).toList();
            Naming.unknown(Code.SWAP__UNKNOWN, blocks, before.sheet(), old.get(), names(before), to);
        } else {
            List<String> paths = new ArrayList<>();
            traits.forEach(each -> paths.add(each.set() + "." + before.title(each)));
            things.forEach(each -> paths.add(each.list() + "." + each.name()));
            Naming.ambiguous(old.get(), paths, to);
        }
        return Optional.empty();
    }

    private static Bought bought(State next) {
        return new Bought(next, Map.of(), Map.of());
    }

    private static Optional<Scalar> scalar(Advance advance, Entry.Buy entry, String key, Judgement to) {
        return advance.needed(entry, key, to).filter(Scalar.class::isInstance).map(Scalar.class::cast);
    }

    private static State swap(Trait trait, Scalar other, Entry.Buy entry, Standing before, Judgement to) {
        TraitSet rules = before.sheet().traits().get(trait.set());
        Name name = Name.of(other.text());
        if (!name.key().equals(trait.id()) && before.has(new Trait(trait.set(), name.key()))) {
            to.object(other.text(), Diagnostic.of(Code.NAME__TAKEN, other.span(), "name", other.text(), "block",
                    rules.label().title()));
        }
        Rating old = before.ratings().put(trait, other.span());
        String under = entry.header().node().scalar("under")
                .flatMap(written -> Naming.parent(rules, before.sheet(), written, to)).orElse(old.under());
        boolean named = before.state().rating(trait.set(), trait.id()).isPresent();
        State next = !named ? before.state() : before.state().swapped(trait.set(), trait.id(), name.key(),
                new Rating(name.shown(), old.points(), under, other.span()));
        return answered(next, trait.set(), trait.id(), other, before);
    }

    private static State swap(Taken old, Scalar other, Entry.Buy entry, Standing before, Judgement to) {
        OptionList rules = before.sheet().lists().get(old.list());
        String key = Name.of(other.text()).key();
        if (!key.equals(old.id()) && !before.state().taken(old.list(), key).isEmpty()) {
            to.object(other.text(), Diagnostic.of(Code.NAME__TAKEN, other.span(), "name", other.text(), "block",
                    rules.label().title()));
        }
        Pick pick = new Pick(other, new MapNode(Map.of(), other.span()));
        Optional<Taken> known = new Picking(rules, new Judgement()).resolve(pick);
        known.filter(each -> !each.made() && !each.id().equals(old.id()))
                .ifPresent(each -> judge(each, rules, before.with(before.state().minus(old)), entry, to));
        State next = before.state().swapped(old, known.orElseGet(() -> old.renamed(key, pick)));
        return answered(next, old.list(), old.id(), other, before);
    }

    /** Judges an option of the ruleset that takes the place of something: what has a price has to be bought. */
    private static void judge(Taken taken, OptionList rules, Standing without, Entry.Buy entry, Judgement to) {
        Option option = rules.entries().get(taken.id());
        if (option.price().isPresent()) {
            to.object(option.key().toString(), Diagnostic.of(Code.OPTION__NOT_OFFERED, taken.pick().span(),
                    Message.of("option.not-offered.priced", "option", option.label().title())));
        } else {
            new Picking(rules, to).judge(taken, without, Filter.ANY, "ledger." + entry.header().index());
        }
    }

    /** The state in which every answer that named what is swapped names what it became. */
    private static State answered(State state, String block, String key, Scalar other, Standing before) {
        Map<Taken, Taken> others = new LinkedHashMap<>();
        for (Giver giver : before.possessions().asking(block)) {
            String gift = giver.taken().isPresent() ? "" : giver.option().key().id();
            for (Question question : giver.option().asks().values()) {
                boolean names = question.which().filter(block::equals).isPresent()
                        && giver.answer(question.label().id()).filter(each -> Name.of(each).key().equals(key)).isPresent();
                if (names) {
                    others.compute(giver.root(), (root, changed) -> (changed == null ? root : changed)
                            .answering(gift, question.label().id(), other));
                }
            }
        }
        State next = state;
        for (Map.Entry<Taken, Taken> each : others.entrySet()) {
            next = next.swapped(each.getKey(), each.getValue());
        }
        return next;
    }

    private static Optional<Taken> taken(String list, Scalar written, Standing at) {
        String key = Name.of(written.text().startsWith(list + ".") ? written.text().substring(list.length() + 1)
                : written.text()).key();
        return at.state().taken(list, key).stream().findFirst();
    }

    private Set<String> names(Standing at) {
        Set<String> names = new LinkedHashSet<>();
        sets.forEach(set -> at.traits(set).forEach(each -> names.add(at.title(each))));
        lists.forEach(list -> at.state().list(list).forEach(each -> names.add(each.name())));
        return names;
    }

    @Override
    public List<Candidate> candidates(Standing at) {
        return names(at).stream().map(name -> {
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
}
