package lampblack.rules.advance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.rules.Amount;
import lampblack.rules.Candidate;
import lampblack.rules.Label;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.ListChoice;

/** Brings so much of one currency or several, or nothing beside what it costs. In YAML: {@code gain: {stash: 1}}. */
public record GainPurchase(Map<String, Amount> amounts) implements Purchase {

    public GainPurchase {
        amounts = new LinkedHashMap<>(amounts);
    }

    @Override
    public Optional<Bought> buy(Advance advance, LedgerEntry.Buy entry, DerivedSheet before,
            ProblemCollector problems) {
        Choices next = before.choices();
        for (Map.Entry<String, Amount> item : amounts.entrySet()) {
            next = Earning.add(next, item.getKey(), item.getValue().evaluate(before), before,
                    entry.header().span(), problems);
        }
        return Optional.of(new Bought(next, Map.of()));
    }

    @Override
    public List<Candidate> candidates(DerivedSheet derived) {
        List<String> titles = new ArrayList<>();
        amounts.forEach((track, amount) -> {
            long gained = amount.evaluate(derived);
            titles.add("+" + gained + " " + derived.titleOf(derived.sheet().tracks().get(track).label(), gained));
        });
        return List.of(new Candidate(Map.of(), String.join(", ", titles), "", List.of()));
    }

    @Override
    public List<String> keys() {
        return List.of();
    }

    @Override
    public Optional<ListChoice> listChoice(Label label) {
        return Optional.empty();
    }

    @Override
    public Set<String> gains() {
        return amounts.keySet();
    }
}
