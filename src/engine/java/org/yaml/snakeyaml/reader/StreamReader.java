package org.yaml.snakeyaml.reader;

import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.scanner.Constant;

/**
 * The letters of a YAML text one after the other, in the place of SnakeYAML's own class of this name, whose arrays are
 * copied beyond their ends: Java fills them up, and what TeaVM makes of it fails. It answers as that does, down to how
 * far ahead it reads, which decides what of several things that are wrong is said first.
 */
public class StreamReader {

    private static final String NAME = "'string'";
    /** As many characters as are read at once. */
    private static final int AHEAD = 1023;
    private static final int BYTE_ORDER_MARK = 0xFEFF;

    private final String text;
    /** The characters of the text that have been read. */
    private int taken;
    private final int[] letters;
    /** The letters that have been read. */
    private int known;
    private int pointer;
    private int documentStart;
    private int line;
    private int column;

    public StreamReader(String text) {
        this.text = text;
        this.letters = new int[text.length()];
    }

    /** Whether YAML permits a letter as it is. */
    public static boolean isPrintable(int letter) {
        return letter >= ' ' && letter <= '~' || letter == '\t' || letter == '\n' || letter == '\r' || letter == 0x85
                || letter >= 0xA0 && letter <= 0xD7FF || letter >= 0xE000 && letter <= 0xFFFD
                || letter >= Character.MIN_SUPPLEMENTARY_CODE_POINT && letter <= Character.MAX_CODE_POINT;
    }

    /** Whether YAML permits all letters of a text as they are. */
    public static boolean isPrintable(String text) {
        return text.codePoints().allMatch(StreamReader::isPrintable);
    }

    public Mark getMark() {
        return new Mark(NAME, pointer, line, column, letters, pointer);
    }

    public void forward() {
        forward(1);
    }

    public void forward(int length) {
        for (int i = 0; i < length && has(0); i++) {
            int letter = letters[pointer++];
            if (Constant.LINEBR.has(letter) || letter == '\r' && has(0) && letters[pointer] != '\n') {
                line++;
                column = 0;
            } else if (letter != BYTE_ORDER_MARK) {
                column++;
            }
        }
    }

    /** The next letter; 0 at the end. */
    public int peek() {
        return peek(0);
    }

    /** The letter that comes after some more; 0 behind the end. */
    public int peek(int more) {
        return has(more) ? letters[pointer + more] : 0;
    }

    /** The next letters, or as many as there are. */
    public String prefix(int length) {
        return length == 0 ? "" : new String(letters, pointer, has(length) ? length : Math.min(length, known - pointer));
    }

    /** The next letters, none of them a line break, which are left behind. */
    public String prefixForward(int length) {
        String prefix = prefix(length);
        pointer += length;
        column += length;
        return prefix;
    }

    public int getColumn() {
        return column;
    }

    public int getLine() {
        return line;
    }

    /** The letters before this place. */
    public int getIndex() {
        return pointer;
    }

    /** The letters of the present document before this place. */
    public int getDocumentIndex() {
        return pointer - documentStart;
    }

    public void resetDocumentIndex() {
        documentStart = pointer;
    }

    private boolean has(int more) {
        if (taken < text.length() && pointer + more >= known) {
            read();
        }
        return pointer + more < known;
    }

    private void read() {
        int end = Math.min(taken + AHEAD, text.length());
        if (Character.isHighSurrogate(text.charAt(end - 1))) {
            if (end == text.length()) {
                throw new ReaderException(NAME, pointer + end - taken, text.charAt(end - 1),
                        "The last char is HighSurrogate (no LowSurrogate detected).");
            }
            end++;
        }
        while (taken < end) {
            int letter = text.codePointAt(taken);
            letters[known++] = letter;
            taken += Character.charCount(letter);
            if (!isPrintable(letter)) {
                throw new ReaderException(NAME, known - 1, letter,
                        "special characters are not allowed");
            }
        }
    }
}
