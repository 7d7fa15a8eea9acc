package lampblack.rules.derived;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.character.Pick;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.EffectTarget;
import lampblack.rules.effect.OptionInstance;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.WhenTaken;
import lampblack.rules.track.LedgerRoom;
import lampblack.rules.track.Track;

/**
 * A moment at which something is taken, and what happens then.
 *
 * @param source the option that is taken; empty where it is an advance itself
 * @param place where it is written
 */
public record TakenMoment(WhenTaken what, Optional<OptionInstance> source, Span place) {

    /** What it moves the tracks by, as the sheet was before. */
    public Map<String, Long> amounts(DerivedSheet before) {
        Map<String, Long> amounts = new LinkedHashMap<>();
        what.amounts().forEach((track, amount) -> amounts.put(track, amount.evaluate(before)));
        return amounts;
    }

    /** The choices with what of it the ledger keeps, as far as there is room; what is lost is reported. */
    public Choices applyTo(Choices choices, DerivedSheet before, ProblemCollector problems) {
        Choices next = choices;
        for (Map.Entry<String, Long> entry : amounts(before).entrySet()) {
            Track track = before.sheet().tracks().get(entry.getKey());
            if (track.ledger()) {
                long amount = entry.getValue();
                next = amount < 0 ? next.spend(track.id(), -amount)
                        : new LedgerRoom(track, before.withChoices(next)).add(amount, place, problems);
            }
        }
        for (EffectTarget target : what.options()) {
            Optional<Option> option = key(target).flatMap(key -> before.sheet().option(key));
            next = option.isPresent() ? judged(option.get(), before.withChoices(next), problems) : next;
        }
        for (TakenOption gone : gone(before.choices())) {
            next = next.minus(gone);
        }
        return next;
    }

    /** The options that go, of those that were there before. */
    List<TakenOption> gone(Choices before) {
        List<TakenOption> gone = new ArrayList<>();
        for (EffectTarget target : what.loses()) {
            key(target).flatMap(key -> before.taken(key.list(), key.id()).stream().filter(taken -> !gone.contains(taken))
                    .findFirst()).ifPresent(gone::add);
        }
        return gone;
    }

    /** The choices with the options that come with it, each as often as it can be had, and without those that go. */
    Choices withOptions(SheetRules sheet, Choices choices) {
        Choices next = choices;
        for (EffectTarget target : what.options()) {
            Optional<Option> option = key(target).flatMap(sheet::option);
            if (option.isPresent()) {
                OptionKey key = option.get().key();
                long times = option.get().times().fixed().orElse(Amount.UNLIMITED);
                next = next.times(key.list(), key.id()) < times ? next.plus(brought(key)) : next;
            }
        }
        for (TakenOption gone : gone(next)) {
            next = next.minus(gone);
        }
        return next;
    }

    private Choices judged(Option option, DerivedSheet now, ProblemCollector problems) {
        OptionList list = now.sheet().lists().get(option.key().list());
        boolean had = now.times(option.key()) >= option.times().evaluate(now);
        if (!had && now.count(list.id()) < list.atMost().evaluate(now)) {
            return now.choices().plus(brought(option.key()));
        }
        problems.report(option.key().toString(), Diagnostic.of(Code.LEDGER__LOST, place, Message.of(
                had ? "ledger.lost.had" : "ledger.lost.list", "option", option.label().title(), "list",
                list.label().title())));
        return now.choices();
    }

    private Optional<OptionKey> key(EffectTarget target) {
        return target.named().map(OptionKey::of).or(() -> source.flatMap(target::option));
    }

    private TakenOption brought(OptionKey key) {
        Pick pick = new Pick(Scalar.text(key.id(), place), new MapNode(Map.of(), place));
        return new TakenOption(key.list(), key.id(), key.id(), false, pick).asBrought();
    }
}
