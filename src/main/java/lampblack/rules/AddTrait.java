package lampblack.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Entry;
import lampblack.character.Name;
import lampblack.character.Rating;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.Scalar;

/** Adds a new trait to an open set. In YAML: {@code {add: specialties, at: 1}}. */
public record AddTrait(String set, long at) implements Purchase {

    @Override
    public Optional<Bought> buy(Advance advance, Entry.Buy entry, Standing before, Judgement to) {
        TraitSet rules = before.sheet().traits().get(set);
        Optional<Scalar> written = advance.needed(entry, "add", to).filter(Scalar.class::isInstance)
                .map(Scalar.class::cast);
        Optional<Trait> trait = written.flatMap(each -> Naming.resolve(rules, each, to));
        if (trait.isEmpty()) {
            return Optional.empty();
        }
        Scalar name = written.get();
        if (before.has(trait.get())) {
            to.object(name.text(), Diagnostic.of(Code.NAME__TAKEN, name.span(), "name", name.text(), "block",
                    rules.label().title()));
        }
        String under = under(rules, entry, name, before, to);
        Rating rating = new Rating(Name.of(name.text()).shown(), at, under, name.span());
        return Optional.of(new Bought(before.state().plus(set, trait.get().id(), rating), Map.of("from", 0L, "to", at),
                Map.of()));
    }

    private static String under(TraitSet rules, Entry.Buy entry, Scalar name, Standing before, Judgement to) {
        Optional<Scalar> written = entry.header().node().scalar("under");
        if (written.isPresent()) {
            return Naming.parent(rules, before.sheet(), written.get(), to).orElse("");
        }
        rules.under().ifPresent(parent -> to.owe("ledger." + entry.header().index(), name.span(), Message.of("todo.under",
                "trait", name.text(), "parent", before.sheet().traits().get(parent).label().title())));
        return "";
    }

    @Override
    public List<Candidate> candidates(Standing standing) {
        TraitSet rules = standing.sheet().traits().get(set);
        Map<String, String> keys = new LinkedHashMap<>();
        keys.put("add", Candidate.BLANK);
        List<String> blanks = rules.under().isPresent() ? List.of("add", "under") : List.of("add");
        return List.of(new Candidate(keys, rules.label().title(), rules.label().text(), blanks));
    }

    @Override
    public List<String> keys() {
        return List.of("add", "under");
    }
}
