package lampblack.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Entry;
import lampblack.character.State;

/** Brings so much of one currency or several, or nothing beside what it costs. In YAML: {@code gain: {stash: 1}}. */
public record Bring(Map<String, Amount> amounts) implements Purchase {

    public Bring {
        amounts = new LinkedHashMap<>(amounts);
    }

    @Override
    public Optional<Bought> buy(Advance advance, Entry.Buy entry, Standing before, Judgement to) {
        State next = before.state();
        for (Map.Entry<String, Amount> each : amounts.entrySet()) {
            next = Earning.add(next, each.getKey(), each.getValue().in(before), before.with(next));
        }
        return Optional.of(new Bought(next, Map.of(), Map.of()));
    }

    @Override
    public List<Candidate> candidates(Standing at) {
        List<String> titles = new ArrayList<>();
        amounts.forEach((track, amount) -> titles.add("+" + amount.in(at) + " "
                + at.titleOf(at.sheet().tracks().get(track).label())));
        return List.of(new Candidate(Map.of(), String.join(", ", titles), "", List.of()));
    }

    @Override
    public List<String> keys() {
        return List.of();
    }
}
