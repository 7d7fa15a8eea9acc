package lampblack.picture;

import java.util.Arrays;

/**
 * A typeface of an author's own that may be printed and given on, with what its file says of it.
 *
 * @param type as addresses name it, such as {@code font/woff2}
 * @param bytes the whole file
 * @param family what it calls itself
 * @param copyright whose it is, as the file says it; empty where it does not
 * @param licence what may be done with it, in its own words or those of whoever names it; empty where nobody says
 * @param printOnly whether its maker allows it in what is read or printed, but in nothing that is changed
 */
public record Typeface(String type, byte[] bytes, String family, String copyright, String licence,
        boolean printOnly, FontLetters letters) {

    /** The same under a licence that is stated beside it, which says more than a mark in the file. */
    public Typeface under(String stated) {
        return new Typeface(type, bytes, family, copyright, stated, false, letters);
    }

    /** The whole of it as an address. */
    public String address() {
        return DataAddress.of(type, bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Typeface face && Arrays.equals(bytes, face.bytes) && licence.equals(face.licence);
    }

    @Override
    public int hashCode() {
        return bytes.length;
    }
}
