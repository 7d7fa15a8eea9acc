package lampblack.rules.derived;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.character.TakenOption;
import lampblack.character.KeyedList;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.effect.OptionInstance;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;

/** What is taken at some moment, and what happens then. */
public record TakenMoments(SheetRules sheet) {

    /** What happens with an entry of the ledger: the advance it takes, and each option that is new with it. */
    public List<TakenMoment> at(LedgerEntry entry, Choices before, Choices after) {
        List<TakenMoment> all = new ArrayList<>();
        for (Scalar name : entry.bought().stream().toList()) {
            Optional.ofNullable(sheet.advances().get(name.text())).map(Advance::whenTaken)
                    .filter(what -> !what.isNothing())
                    .ifPresent(what -> all.add(new TakenMoment(what, Optional.empty(), name.span())));
        }
        boolean changes = entry.changesPlaybook();
        for (Map.Entry<String, KeyedList<TakenOption>> list : after.options().entrySet()) {
            KeyedList<TakenOption> old = before.options().getOrDefault(list.getKey(), Choices.NOTHING);
            if (old != list.getValue() && (!changes || list.getKey().equals(OptionKey.PLAYBOOKS))) {
                since(before.taken(), old, list.getValue(), all);
            }
        }
        return all;
    }

    /** The choices after an entry, with what happens by it; what finds no room is reported. */
    public Choices applyTo(LedgerEntry entry, DerivedSheet before, Choices after, ProblemCollector problems) {
        Choices next = after;
        for (TakenMoment moment : at(entry, before.choices(), after)) {
            next = moment.applyTo(next, before, problems);
        }
        for (Map.Entry<String, Long> came : elsewhere(entry, before, after, true).entrySet()) {
            next = next.spend(came.getKey(), -came.getValue());
        }
        return next;
    }

    /**
     * What an entry moves the tracks of owners by, by {@code link.track}.
     *
     * @param ledger whether those that their ledgers keep are asked for, or those of play
     */
    public Map<String, Long> elsewhere(LedgerEntry entry, DerivedSheet before, Choices after, boolean ledger) {
        Map<String, Long> all = new LinkedHashMap<>();
        at(entry, before.choices(), after).forEach(moment -> moment.what().elsewhere().forEach((other, amount) -> {
            if (sheet.linked().isOfLedger(other) == ledger) {
                all.merge(other.key(), amount.evaluate(before), Long::sum);
            }
        }));
        all.values().removeIf(amount -> amount == 0);
        return all;
    }

    /** What owners get when something is taken with an entry, by link and by their track. */
    public Map<String, Map<String, Long>> forOwners(LedgerEntry entry, DerivedSheet before, Choices after) {
        Map<String, Map<String, Long>> all = new LinkedHashMap<>();
        at(entry, before.choices(), after).forEach(moment -> moment.what().elsewhere().forEach((other, amount) ->
                all.computeIfAbsent(other.link(), link -> new LinkedHashMap<>()).merge(other.track(),
                        amount.evaluate(before), Long::sum)));
        return all;
    }

    /** What members get with an entry, by how they belong to the sheet, and by their track. */
    public Map<String, Map<String, Long>> forMembers(LedgerEntry entry, DerivedSheet before, Choices after) {
        Map<String, Map<String, Long>> all = new LinkedHashMap<>();
        at(entry, before.choices(), after).forEach(moment -> moment.what().forMembers(before)
                .forEach((path, amounts) -> {
            Map<String, Long> sum = all.computeIfAbsent(path, link -> new LinkedHashMap<>());
            amounts.forEach((track, amount) -> sum.merge(track, amount, Long::sum));
        }));
        return all;
    }

    /** The options that came with what was taken between two states. */
    public static List<TakenOption> came(Choices before, Choices after) {
        List<TakenOption> all = new ArrayList<>();
        for (Map.Entry<String, KeyedList<TakenOption>> list : after.options().entrySet()) {
            KeyedList<TakenOption> old = before.options().getOrDefault(list.getKey(), Choices.NOTHING);
            if (old != list.getValue()) {
                old.compare(list.getValue(), (at, gone) -> { }, (at, come) -> {
                    if (come.brought() && at >= before.taken()) {
                        all.add(come);
                    }
                });
            }
        }
        return all;
    }

    /** The options that go with what is taken by an entry. */
    public List<TakenOption> went(LedgerEntry entry, Choices before, Choices after) {
        return at(entry, before, after).stream().flatMap(moment -> moment.gone(before).stream()).toList();
    }

    private void since(int number, KeyedList<TakenOption> before, KeyedList<TakenOption> after, List<TakenMoment> to) {
        before.compare(after, (at, gone) -> { }, (at, come) -> {
            if (at >= number) {
                of(come).ifPresent(to::add);
            }
        });
    }

    /** What moments move a track by. */
    static long moved(String track, List<TakenMoment> moments, DerivedSheet derived) {
        long moved = 0;
        for (TakenMoment moment : moments) {
            Amount amount = moment.what().amounts().get(track);
            moved += amount == null ? 0 : amount.evaluate(derived);
        }
        return moved;
    }

    /** What creation, as it stands, moved the tracks by. */
    Map<String, Long> inCreation(DerivedSheet derived) {
        Map<String, Long> moved = new LinkedHashMap<>();
        inCreation(derived.choices()).forEach(moment -> moment.amounts(derived)
                .forEach((track, amount) -> moved.merge(track, amount, Long::sum)));
        return moved;
    }

    /** The choices of creation with the options that come with them. */
    public Choices withOptions(Choices choices) {
        Choices next = choices;
        for (TakenMoment moment : inCreation(choices)) {
            next = moment.withOptions(sheet, next);
        }
        return next;
    }

    /** What is taken in creation, as it stands. */
    List<TakenMoment> inCreation(Choices choices) {
        List<TakenMoment> all = new ArrayList<>();
        choices.options().values().forEach(list -> list.forEach(taken -> of(taken).ifPresent(all::add)));
        return all;
    }

    private Optional<TakenMoment> of(TakenOption taken) {
        Optional<Option> option = taken.made() || taken.brought() ? Optional.empty()
                : sheet.option(taken.list(), taken.id()).filter(known -> !known.whenTaken().isNothing());
        return option.map(known -> new TakenMoment(known.whenTaken(), Optional.of(OptionInstance.of(known, taken)),
                taken.pick().span()));
    }
}
