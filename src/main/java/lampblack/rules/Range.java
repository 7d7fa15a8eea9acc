package lampblack.rules;

import java.util.stream.Stream;

/** From how many to how many: {@code 2}, {@code 0..2}, {@code 1..unlimited}. */
public record Range(Amount least, Amount most) {

    public static Range exactly(Amount amount) {
        return new Range(amount, amount);
    }

    /** The amounts that it is written with: one, or two. */
    public Stream<Amount> amounts() {
        return most == least ? Stream.of(least) : Stream.of(least, most);
    }
}
