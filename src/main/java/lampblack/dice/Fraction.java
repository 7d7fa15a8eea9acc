package lampblack.dice;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** An exact number, as a fraction in lowest terms whose denominator is above 0. */
public record Fraction(BigInteger numerator, BigInteger denominator) implements Comparable<Fraction> {

    public static final Fraction ZERO = of(0);
    public static final Fraction ONE = of(1);
    private static final int PERCENT = 100;

    public Fraction {
        BigInteger shared = numerator.gcd(denominator);
        if (denominator.signum() < 0) {
            shared = shared.negate();
        }
        if (!shared.equals(BigInteger.ONE)) {
            numerator = numerator.divide(shared);
            denominator = denominator.divide(shared);
        }
    }

    public static Fraction of(long number) {
        return new Fraction(BigInteger.valueOf(number), BigInteger.ONE);
    }

    public Fraction plus(Fraction other) {
        return new Fraction(numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    public Fraction minus(Fraction other) {
        return plus(new Fraction(other.numerator.negate(), other.denominator));
    }

    public Fraction times(Fraction other) {
        return new Fraction(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    /** It divided by another, which is not 0. */
    public Fraction over(Fraction other) {
        return new Fraction(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
    }

    public boolean isZero() {
        return numerator.signum() == 0;
    }

    @Override
    public int compareTo(Fraction other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    /** It as a decimal with so many places, halves away from 0: {@code 1.5}. */
    public String rounded(int places) {
        return new BigDecimal(numerator).divide(new BigDecimal(denominator), places, RoundingMode.HALF_UP)
                .toPlainString();
    }

    /** It as so many of a hundred, to a tenth: {@code 2.8%}. */
    public String percent() {
        return times(of(PERCENT)).rounded(1) + "%";
    }

    /** It as it is written exactly: {@code 1/36}, or {@code 2}. */
    @Override
    public String toString() {
        return denominator.equals(BigInteger.ONE) ? numerator.toString() : numerator + "/" + denominator;
    }
}
