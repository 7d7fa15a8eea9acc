package lampblack.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.LedgerEntry;

/**
 * One of two entries, in the ledgers of two files, that say the same: which of them belong together is nowhere written,
 * so that they are matched as many times as there are of each.
 */
public sealed interface Half<T extends Half<T>> permits Payment, MembersGain {

    /** The entry that says so. */
    LedgerEntry entry();

    /** Whether it is the other half of another. */
    boolean matches(T other);

    /** Those of some that have no other half among others, of which each belongs to one at most. */
    static <T extends Half<T>> List<T> alone(List<T> some, List<T> others) {
        List<T> left = new ArrayList<>(others);
        List<T> alone = new ArrayList<>();
        for (T half : some) {
            Optional<T> other = left.stream().filter(half::matches).findFirst();
            other.ifPresentOrElse(left::remove, () -> alone.add(half));
        }
        return alone;
    }

    /** The number of the entry that is the other half of one; of several alike the one at the same place. */
    static <T extends Half<T>> Optional<Integer> other(List<T> mine, int index, List<T> others) {
        Optional<T> half = mine.stream().filter(item -> item.entry().header().index() == index).findFirst();
        List<T> alike = half.map(one -> others.stream().filter(one::matches).toList()).orElse(List.of());
        long before = half.map(one -> mine.stream().filter(one::matches)
                .filter(item -> item.entry().header().index() < index).count()).orElse(0L);
        return alike.isEmpty() ? Optional.empty()
                : Optional.of(alike.get((int) Math.min(before, alike.size() - 1L)).entry().header().index());
    }
}
