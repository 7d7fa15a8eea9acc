package lampblack.font;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import lampblack.picture.FontLetters;

/** Which letters a font has, and by which number it draws each. */
final class LetterTable {

    private static final int BASIC = 4;
    private static final int WHOLE = 12;
    private static final int WINDOWS = 3;
    private static final int GROUP = 12;
    private static final int LAST = 0xffff;

    private final BitSet letters = new BitSet();
    /** The numbers of letters up to {@link FontLetters#END}. */
    private final int[] numbers = new int[FontLetters.END];
    private final int glyphs;

    /** @param table as it stands in the file @param glyphs how many things the font can draw */
    LetterTable(FontBytes table, int glyphs) {
        this.glyphs = glyphs;
        FontBytes best = best(table);
        if (best.two(0) == WHOLE) {
            whole(best);
        } else if (best.two(0) == BASIC) {
            basic(best);
        }
    }

    /** Of several tables the one that knows most letters of Unicode; one of none where there is none. */
    private static FontBytes best(FontBytes table) {
        FontBytes best = table.part(0, 0);
        for (int i = 0; i < Math.min(table.two(2), SfntTables.MOST); i++) {
            int at = 4 + 8 * i;
            FontBytes found = table.part(table.four(at + 4), table.length());
            int format = found.two(0);
            boolean unicode = table.two(at) == 0 || table.two(at) == WINDOWS && table.two(at + 2) != 0;
            if (unicode && (format == WHOLE || format == BASIC && best.two(0) != WHOLE)) {
                best = found;
            }
        }
        return best;
    }

    /** Segments of the first 65,536 letters. */
    private void basic(FontBytes table) {
        int size = table.two(6) & ~1;
        int next = 0;
        for (int i = 0; i < size && table.has(16 + 3L * size + i, 2); i += 2) {
            int start = table.two(16 + size + i);
            int step = table.two(16 + 2 * size + i);
            int place = 16 + 3 * size + i;
            int far = table.two(place);
            int end = table.two(14 + i);
            for (int letter = Math.max(start, next); letter <= end && letter < LAST; letter++) {
                int number = far == 0 ? letter + step : table.two(place + far + 2 * (letter - start));
                add(letter, far == 0 || number == 0 ? number & LAST : number + step & LAST);
            }
            next = Math.max(next, end + 1);
        }
    }

    /** Groups of all letters. */
    private void whole(FontBytes table) {
        long groups = Math.min(table.four(12), table.length() / GROUP);
        long next = 0;
        for (int i = 0; i < groups; i++) {
            int at = 16 + GROUP * i;
            long start = table.four(at);
            long end = Math.min(table.four(at + 4), Character.MAX_CODE_POINT);
            for (long letter = Math.max(start, next); letter <= end; letter++) {
                add((int) letter, table.four(at + 8) + letter - start);
            }
            next = Math.max(next, end + 1);
        }
    }

    private void add(int letter, long number) {
        if (number > 0 && number < glyphs && letter >= FontLetters.FIRST) {
            letters.set(letter);
            if (letter < numbers.length) {
                numbers[letter] = (int) number;
            }
        }
    }

    boolean isEmpty() {
        return letters.isEmpty();
    }

    /** Its letters with their widths. @param width of what is drawn by a number, in thousandths of an em */
    FontLetters measured(IntUnaryOperator width) {
        List<Integer> ranges = new ArrayList<>();
        for (int from = letters.nextSetBit(0); from >= 0; from = letters.nextSetBit(letters.nextClearBit(from))) {
            ranges.addAll(List.of(from, letters.nextClearBit(from) - 1));
        }
        int[] widths = IntStream.range(FontLetters.FIRST, numbers.length)
                .map(letter -> numbers[letter] == 0 ? 0 : Math.max(1, width.applyAsInt(numbers[letter]))).toArray();
        int usual = (int) IntStream.of(widths).filter(found -> found > 0).average().orElse(600);
        return new FontLetters(ranges.stream().mapToInt(letter -> letter).toArray(), widths, usual);
    }
}
