package lampblack.explain;

import java.util.List;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.character.Rating;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Span;
import lampblack.replay.EntryResult;
import lampblack.rules.step.CreationStep;

/** A creation step or ledger entry, with the choices before and after it. */
record TimelineEvent(Choices before, Choices after, Optional<CreationStep> step, Optional<EntryResult> line) {

    /** A place that was written at this stage. */
    Citation place(Span span) {
        return new Citation(span, line.map(entryResult -> entryResult.entry().header().index() + 1));
    }

    /** Where an entry of the ledger says what it is. */
    Optional<Citation> place() {
        return line.map(entryResult -> place(entryResult.entry().header().span()));
    }

    Optional<LedgerEntry> entry() {
        return line.map(EntryResult::entry);
    }

    /** What a trait was called before this stage gave it its name; empty where it did not. */
    Optional<String> renamed(String set, String key) {
        if (before.set(set) == after.set(set)) {
            return Optional.empty();
        }
        return renamed(List.copyOf(before.set(set).keySet()), List.copyOf(after.set(set).keySet()), key);
    }

    /** What something taken was before this stage put it in the place of that; empty where it did not. */
    Optional<TakenOption> replaced(TakenOption taken) {
        if (before.list(taken.list()) == after.list(taken.list())) {
            return Optional.empty();
        }
        List<TakenOption> old = before.list(taken.list());
        List<Span> places = old.stream().map(takenOption -> takenOption.pick().span()).toList();
        List<Span> now = after.list(taken.list()).stream().map(takenOption -> takenOption.pick().span()).toList();
        return renamed(places, now, taken.pick().span()).map(span -> old.get(places.indexOf(span)));
    }

    private static <T> Optional<T> renamed(List<T> before, List<T> after, T name) {
        int index = after.indexOf(name);
        boolean inPlace = before.size() == after.size() && index >= 0 && !before.contains(name)
                && !after.contains(before.get(index));
        return inPlace ? Optional.of(before.get(index)) : Optional.empty();
    }

    /** How many points it put into a trait that then has one name and had another before. */
    long put(String set, String key, String keyBefore) {
        return after.rating(set, key).map(Rating::points).orElse(0L)
                - before.rating(set, keyBefore).map(Rating::points).orElse(0L);
    }
}
