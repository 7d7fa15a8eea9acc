package lampblack.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongBinaryOperator;
import java.util.function.Predicate;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Worded;
import lampblack.rules.Amount;

/**
 * Why something is as it is, as a tree: what is so, where that is written, and what it is made of.
 *
 * @param number what it comes to, where it is a number; {@link Amount#UNLIMITED} where there is no limit
 * @param role what it is to the whole it is a part of
 */
public record Reason(Message words, Optional<Long> number, Role role, List<Citation> places, List<Reason> parts) {

    /** What a part is to its whole. */
    public enum Role implements Worded {
        /** Its number is added to the highest of the others. */
        ADDS("adds"),
        /** The highest of these numbers counts. */
        HIGHEST("highest"),
        /** The lowest of these numbers counts. */
        LOWEST("lowest"),
        /** It is only said beside. */
        ASIDE("aside");

        private final String word;

        Role(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    public Reason {
        places = List.copyOf(places);
        parts = List.copyOf(parts);
    }

    /** Something that is so, said beside. */
    public static Reason of(Message words) {
        return new Reason(words, Optional.empty(), Role.ASIDE, List.of(), List.of());
    }

    /** The same with what it comes to. */
    public Reason worth(long amount) {
        return new Reason(words, Optional.of(amount), role, places, parts);
    }

    /** The same as a part of another kind. */
    public Reason as(Role other) {
        return new Reason(words, number, other, places, parts);
    }

    /** A part that adds an amount. */
    public Reason adding(long amount) {
        return worth(amount).as(Role.ADDS);
    }

    public Reason at(Citation place) {
        return at(List.of(place));
    }

    public Reason at(Optional<Citation> place) {
        return place.map(this::at).orElse(this);
    }

    /** The same with further places. */
    public Reason at(List<Citation> more) {
        List<Citation> all = new ArrayList<>(places);
        more.stream().filter(citation -> !all.contains(citation)).forEach(all::add);
        return new Reason(words, number, role, all, parts);
    }

    public Reason with(Reason part) {
        return with(List.of(part));
    }

    /** The same with further parts. */
    public Reason with(List<Reason> more) {
        List<Reason> all = new ArrayList<>(parts);
        all.addAll(more);
        return new Reason(words, number, role, places, all);
    }

    /** What its parts come to; empty where no part counts. */
    public Optional<Long> total() {
        Optional<Long> highest = folded(Role.HIGHEST, Math::max);
        Optional<Long> lowest = folded(Role.LOWEST, Math::min);
        Optional<Long> sum = folded(Role.ADDS, Reason::plus);
        return highest.or(() -> lowest).map(most -> plus(most, sum.orElse(0L))).or(() -> sum);
    }

    /** Whether a part satisfies something, or a part of it does. */
    public boolean any(Predicate<Reason> wanted) {
        return wanted.test(this) || parts.stream().anyMatch(part -> part.any(wanted));
    }

    private Optional<Long> folded(Role which, LongBinaryOperator way) {
        return parts.stream().filter(part -> part.role == which).map(part -> part.number.orElse(0L))
                .reduce(way::applyAsLong);
    }

    private static long plus(long one, long other) {
        return one == Amount.UNLIMITED || other == Amount.UNLIMITED ? Amount.UNLIMITED : one + other;
    }
}
