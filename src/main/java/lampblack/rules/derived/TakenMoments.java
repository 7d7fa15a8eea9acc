package lampblack.rules.derived;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.character.TakenOption;
import lampblack.character.collection.KeyedList;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.WhenTaken;

/** What is taken at some moment, and what happens then. */
public record TakenMoments(SheetRules sheet) {

    /** What happens with an entry of the ledger: the advance it takes, and each option that is new with it. */
    public WhenTaken at(LedgerEntry entry, Choices before, Choices after) {
        WhenTaken all = entry.bought().map(name -> sheet.advances().get(name.text())).map(Advance::whenTaken)
                .orElse(WhenTaken.NOTHING);
        boolean changes = entry.changesPlaybook();
        for (Map.Entry<String, KeyedList<TakenOption>> list : after.options().entrySet()) {
            KeyedList<TakenOption> old = before.options().getOrDefault(list.getKey(), Choices.NOTHING);
            if (old != list.getValue() && (!changes || list.getKey().equals(OptionKey.PLAYBOOKS))) {
                all = all.and(since(before.taken(), old, list.getValue()));
            }
        }
        return all;
    }

    private WhenTaken since(int number, KeyedList<TakenOption> before, KeyedList<TakenOption> after) {
        WhenTaken[] all = {WhenTaken.NOTHING};
        before.compare(after, (at, gone) -> { }, (at, come) -> {
            if (at >= number) {
                all[0] = all[0].and(of(come));
            }
        });
        return all[0];
    }

    /** What creation, as it stands, moved the tracks by. */
    public Map<String, Long> inCreation(Choices choices) {
        Map<String, Long> moved = new LinkedHashMap<>();
        choices.options().values().forEach(list -> list.forEach(taken -> of(taken).amounts()
                .forEach((track, amount) -> moved.merge(track, amount, Long::sum))));
        return moved;
    }

    private WhenTaken of(TakenOption taken) {
        return Optional.of(taken).filter(option -> !option.made())
                .flatMap(option -> sheet.option(option.list(), option.id())).map(Option::whenTaken)
                .orElse(WhenTaken.NOTHING);
    }
}
