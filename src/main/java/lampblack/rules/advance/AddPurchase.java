package lampblack.rules.advance;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.LedgerEntry;
import lampblack.character.Name;
import lampblack.character.Rating;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Candidate;
import lampblack.rules.Label;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.ListChoice;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitResolver;
import lampblack.rules.track.TraitSet;

/** Adds a new trait to an open set. In YAML: {@code {add: specialties, at: 1}}. */
public record AddPurchase(String set, long at) implements Purchase {

    @Override
    public Optional<Bought> buy(Advance advance, LedgerEntry.Buy entry, DerivedSheet before,
            ProblemCollector problems) {
        TraitSet rules = before.sheet().traits().get(set);
        Optional<Scalar> written = advance.needed(entry, "add", problems).flatMap(Node::asScalar);
        Optional<Trait> trait = written.flatMap(scalar ->
                TraitResolver.resolve(rules, scalar, before.sheet(), problems));
        if (trait.isEmpty()) {
            return Optional.empty();
        }
        Scalar name = written.get();
        if (before.has(trait.get())) {
            problems.report(name.text(), Diagnostic.of(Code.NAME__TAKEN, name.span(), "name", name.text(), "block",
                    rules.label().title()));
        }
        String under = under(rules, entry, name, before, problems);
        Rating rating = new Rating(Name.of(name.text()).shown(), at, under, name.span());
        return Optional.of(new Bought(before.choices().plus(set, trait.get().id(), rating),
                Map.of("from", 0L, "to", at)));
    }

    private static String under(TraitSet rules, LedgerEntry.Buy entry, Scalar name, DerivedSheet before,
            ProblemCollector problems) {
        Optional<Scalar> written = entry.header().node().scalar("under");
        if (written.isPresent()) {
            return TraitResolver.parent(rules, before.sheet(), written.get(), problems).orElse("");
        }
        rules.under().ifPresent(parent -> problems.addTodo("ledger." + entry.header().index(), name.span(),
                Message.of("todo.under",
                "trait", name.text(), "parent", before.sheet().traits().get(parent).label().title())));
        return "";
    }

    @Override
    public List<Candidate> candidates(DerivedSheet derived) {
        TraitSet rules = derived.sheet().traits().get(set);
        Map<String, String> keys = new LinkedHashMap<>();
        keys.put("add", Candidate.BLANK);
        List<String> blanks = rules.under().isPresent() ? List.of("add", "under") : List.of("add");
        return List.of(new Candidate(keys, rules.label().title(), rules.label().text(), blanks));
    }

    @Override
    public List<String> keys() {
        return List.of("add", "under");
    }

    @Override
    public Optional<ListChoice> listChoice(Label label) {
        return Optional.empty();
    }

    @Override
    public Optional<String> addsTo() {
        return Optional.of(set);
    }
}
