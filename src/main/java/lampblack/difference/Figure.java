package lampblack.difference;

import java.util.Optional;
import lampblack.node.Node;

/** A number, or the least and the most of a range such as {@code 0..2}. */
record Figure(long least, long most) {

    private static final int MAX_DIGITS = 15;

    /** The figure that a value is, also one with a sign or of dice as {@code +1d}; empty for anything else. */
    static Optional<Figure> of(Node node) {
        return node.asValue().flatMap(value -> of(value.text()));
    }

    private static Optional<Figure> of(String text) {
        int dots = text.indexOf("..");
        Optional<Long> least = number(dots < 0 ? text : text.substring(0, dots));
        Optional<Long> most = dots < 0 ? least : number(text.substring(dots + 2));
        return least.flatMap(from -> most.map(to -> new Figure(from, to)));
    }

    private static Optional<Long> number(String text) {
        String digits = text.endsWith("d") ? text.substring(0, text.length() - 1) : text;
        boolean signed = digits.startsWith("+") || digits.startsWith("-");
        String plain = signed ? digits.substring(1) : digits;
        boolean is = !plain.isEmpty() && plain.length() <= MAX_DIGITS;
        for (int i = 0; is && i < plain.length(); i++) {
            is = plain.charAt(i) >= '0' && plain.charAt(i) <= '9';
        }
        return is ? Optional.of(Long.parseLong(plain) * (digits.startsWith("-") ? -1 : 1)) : Optional.empty();
    }

    /** More than 0 if this is more than another, less if it is less, 0 where its ends go apart or together. */
    int compareTo(Figure other) {
        int low = Long.compare(least, other.least);
        int high = Long.compare(most, other.most);
        return low == 0 ? high : high == 0 || low == high ? low : 0;
    }
}
