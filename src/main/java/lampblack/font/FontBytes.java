package lampblack.font;

/**
 * A stretch of a font file; behind its end everything is 0.
 *
 * @param all the file, or what was packed in it
 */
record FontBytes(byte[] all, int from, int length) {

    FontBytes(byte[] all) {
        this(all, 0, all.length);
    }

    int at(int place) {
        return place >= 0 && place < length ? all[from + place] & 0xff : 0;
    }

    int two(int place) {
        return at(place) << 8 | at(place + 1);
    }

    /** Four bytes as a number that is never below nought. */
    long four(int place) {
        return (long) two(place) << 16 | two(place + 2);
    }

    /** Four letters. */
    String tag(int place) {
        StringBuilder tag = new StringBuilder();
        for (int i = place; i < place + 4; i++) {
            tag.append((char) at(i));
        }
        return tag.toString();
    }

    boolean has(long place, long count) {
        return place >= 0 && count >= 0 && place + count <= length;
    }

    /** A part of it, cut short where it ends. */
    FontBytes part(long place, long count) {
        int start = Math.clamp(place, 0, length);
        return new FontBytes(all, from + start, Math.clamp(count, 0, length - start));
    }
}
