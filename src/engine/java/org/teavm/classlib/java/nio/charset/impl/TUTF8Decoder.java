package org.teavm.classlib.java.nio.charset.impl;

import org.teavm.classlib.java.nio.charset.TCharset;
import org.teavm.classlib.java.nio.charset.TCoderResult;

/**
 * Reads UTF-8 as Java does, of texts that are there as a whole. TeaVM's own takes letters that are written longer than
 * they are, and those beyond Unicode, and may lose half a letter at the end.
 */
public final class TUTF8Decoder extends TBufferedDecoder {

    private static final int CONTINUATION = 0x3f;

    public TUTF8Decoder(TCharset charset) {
        super(charset, 1f / 3, 0.5f);
    }

    @Override
    protected TCoderResult arrayDecode(byte[] in, int from, int end, char[] out, int begin, int room,
            Controller controller) {
        TCoderResult result = null;
        int at = from;
        int to = begin;
        while (at < end && to < room) {
            int first = in[at] & 0xff;
            int length = length(first);
            int good = length == 0 ? 0 : good(in, at, Math.min(end, at + length), first);
            if (good < length && at + good == end && controller.hasMoreInput()) {
                break;
            }
            if (length == 0 || good < length) {
                result = TCoderResult.malformedForLength(Math.max(1, good));
                break;
            }
            int letter = letter(in, at, length, first);
            if (letter >= Character.MIN_SURROGATE && letter <= Character.MAX_SURROGATE) {
                result = TCoderResult.malformedForLength(length);
                break;
            }
            if (letter < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
                out[to++] = (char) letter;
            } else if (to + 2 <= room) {
                out[to++] = Character.highSurrogate(letter);
                out[to++] = Character.lowSurrogate(letter);
            } else {
                result = controller.hasMoreOutput(2) ? null : TCoderResult.OVERFLOW;
                break;
            }
            at += length;
        }
        controller.setInPosition(at);
        controller.setOutPosition(to);
        return result;
    }

    /** The bytes of a letter that begins so; 0 where none does. */
    private static int length(int first) {
        return first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
    }

    /** How many bytes, from the first on, can be those of one letter. */
    private static int good(byte[] in, int at, int end, int first) {
        int good = 1;
        while (at + good < end && (in[at + good] & 0xc0) == 0x80 && (good > 1 || isSecond(first, in[at + 1] & 0xff))) {
            good++;
        }
        return good;
    }

    /** Whether a letter is not written longer than it is, nor beyond Unicode. */
    private static boolean isSecond(int first, int second) {
        return switch (first) {
            case 0xe0 -> second >= 0xa0;
            case 0xf0 -> second >= 0x90;
            case 0xf4 -> second < 0x90;
            default -> true;
        };
    }

    private static int letter(byte[] in, int at, int length, int first) {
        int letter = length == 1 ? first : first & 0x7f >> length;
        for (int i = 1; i < length; i++) {
            letter = letter << 6 | in[at + i] & CONTINUATION;
        }
        return letter;
    }
}
