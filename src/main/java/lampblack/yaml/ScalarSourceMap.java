package lampblack.yaml;

import java.util.Arrays;
import lampblack.diagnostic.Span;
import lampblack.node.Scalar;

/** The characters of a scalar's value, each with the place in the source it was written at. */
final class ScalarSourceMap {

    private final StringBuilder text = new StringBuilder();
    private int[] places = new int[16];
    private int behind;

    /** @param start where the value ends as long as it is empty */
    ScalarSourceMap(int start) {
        this.behind = start;
    }

    static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    static boolean isBreak(char c) {
        return c == '\n' || c == '\r';
    }

    /** The offset behind a line break that stands at an offset. */
    static int afterBreak(String raw, int at) {
        return raw.startsWith("\r\n", at) ? at + 2 : Math.min(at + 1, raw.length());
    }

    void add(char c, int place, int next) {
        if (text.length() == places.length) {
            places = Arrays.copyOf(places, places.length * 2);
        }
        places[text.length()] = place;
        text.append(c);
        behind = next;
    }

    /** The scalar, whose places are known as far as what was collected is its value. */
    Scalar scalar(Scalar.ScalarType type, String value, Span span) {
        if (!value.contentEquals(text)) {
            int[] unknown = new int[value.length() + 1];
            Arrays.fill(unknown, span.start());
            return new Scalar(type, value, span, span.start(), unknown);
        }
        int[] exact = Arrays.copyOf(places, value.length() + 1);
        exact[value.length()] = behind;
        return new Scalar(type, value, span, exact[0], exact);
    }
}
