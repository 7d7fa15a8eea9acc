package lampblack.rules;

/** From how many to how many: {@code 2}, {@code 0..2}, {@code 1..unlimited}. */
public record Range(Amount least, Amount most) {

    public static Range exactly(Amount amount) {
        return new Range(amount, amount);
    }
}
