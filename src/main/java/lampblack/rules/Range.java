package lampblack.rules;

import java.util.Optional;
import java.util.stream.Stream;
import lampblack.rules.derived.DerivedSheet;

/** From how many to how many: {@code 2}, {@code 0..2}, {@code 1..unlimited}. */
public record Range(Amount least, Amount most) {

    public static final Range ANY = new Range(new Amount.Fixed(Between.LEAST), Amount.Fixed.NO_LIMIT);

    public static Range exactly(Amount amount) {
        return new Range(amount, amount);
    }

    public boolean isAny() {
        return equals(ANY);
    }

    /** Which numbers pass for a character. */
    public Between of(DerivedSheet derived) {
        return new Between(least.evaluate(derived), most.evaluate(derived));
    }

    /** The same, where they pass for every character. */
    public Optional<Between> fixed() {
        return least.fixed().flatMap(low -> most.fixed().map(high -> new Between(low, high)));
    }

    /** The amounts that it is written with: one, or two. */
    public Stream<Amount> amounts() {
        return most == least ? Stream.of(least) : Stream.of(least, most);
    }
}
