package lampblack.ruleset.migration;

import java.util.Optional;

/** The number of one version of a ruleset, such as {@code 2.0.1}. */
public record Version(int major, int minor, int patch) implements Comparable<Version> {

    private static final int MAX_DIGITS = 6;

    /** Reads three numbers with points between them; empty where a text is anything else. */
    public static Optional<Version> of(String text) {
        String[] numbers = text.split("[.]", -1);
        if (numbers.length != 3) {
            return Optional.empty();
        }
        for (String number : numbers) {
            if (!isNumber(number)) {
                return Optional.empty();
            }
        }
        return Optional.of(new Version(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]),
                Integer.parseInt(numbers[2])));
    }

    private static boolean isNumber(String text) {
        boolean is = !text.isEmpty() && text.length() <= MAX_DIGITS;
        for (int i = 0; is && i < text.length(); i++) {
            is = text.charAt(i) >= '0' && text.charAt(i) <= '9';
        }
        return is;
    }

    public boolean isBefore(Version other) {
        return compareTo(other) < 0;
    }

    @Override
    public int compareTo(Version other) {
        int first = Integer.compare(major, other.major);
        int second = first == 0 ? Integer.compare(minor, other.minor) : first;
        return second == 0 ? Integer.compare(patch, other.patch) : second;
    }

    @Override
    public String toString() {
        return major + "." + minor + "." + patch;
    }
}
