package lampblack.diagnostic;

/** A constant that files, messages and pages name by a word of its own, never by its name in Java. */
public interface Worded {

    /** As it is written: {@code at-most}. */
    String word();

    /** The constant that is written so; fails where none of them is. */
    static <T extends Worded> T of(T[] constants, String word) {
        for (T constant : constants) {
            if (constant.word().equals(word)) {
                return constant;
            }
        }
        throw new IllegalArgumentException(word);
    }
}
