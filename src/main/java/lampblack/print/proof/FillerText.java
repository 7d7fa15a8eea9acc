package lampblack.print.proof;

import java.util.ArrayList;
import java.util.List;

/** Words to fill a sheet with: long ones, many, and in more scripts than one font carries. */
final class FillerText {

    private static final int NAME = 80;
    private static final int MARK = 120;
    private static final int MANY = 300;
    private static final int MAX = 1900;
    private static final String LONG = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau";
    private static final List<String> WORDS = List.of("the", "river", "took", "another", "bridge", "and", "nobody",
            "counted", "what", "it", "left;", "I", "did.", "Façade,", "Łódź,", "Ærøskøbing", "—", "Ξενοδοχείο,",
            "Чайковский,", "Nguyễn", "“so", "they", "say”", LONG, "with", "a", "lamp", "that", "never", "went", "out");
    private static final List<String> FOREIGN = List.of("夜の見張り", "소금", "שלום", "سلام", "नमस्ते", "🔥", "👩‍🚀", "🗝️");

    private FillerText() {}

    /** So many words, at most as many letters as a field takes. */
    static String words(int count) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            words.add(WORDS.get(i % WORDS.size()));
        }
        return cut(String.join(" ", words), MAX);
    }

    /** A long text. */
    static String essay() {
        return words(MANY);
    }

    /** Words of scripts that the fonts of a sheet do not carry. */
    static String foreign() {
        return String.join(" ", FOREIGN);
    }

    /** The longest name there may be, a different one for each number. */
    static String name(int number) {
        return cut("The " + number + " " + (number % 2 == 0 ? "Unforgettable Brotherhood of the " : "") + LONG
                + " Lamplighters of the Lower Quays", NAME);
    }

    /** Words for a slot, a different text for each number. */
    static String mark(int number) {
        return cut(number + ": " + words(24), MARK);
    }

    private static String cut(String text, int most) {
        return text.substring(0, text.offsetByCodePoints(0, Math.min(most, text.codePointCount(0, text.length()))))
                .strip();
    }
}
