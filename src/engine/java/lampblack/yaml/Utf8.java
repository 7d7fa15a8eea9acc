package lampblack.yaml;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSByRef;
import org.teavm.jso.JSObject;

/** Reads texts that are written in UTF-8, by what every browser has: a page reads thousands before it is shown. */
final class Utf8 {

    private static final JSObject DECODER = decoder();

    private Utf8() {}

    static String text(byte[] bytes, int from, int to) {
        return decoded(DECODER, bytes, from, to);
    }

    /** Half a letter becomes the same sign as in Java, and no letter is left out. */
    @JSBody(script = "return new TextDecoder('utf-8', {ignoreBOM: true});")
    private static native JSObject decoder();

    @JSBody(params = {"decoder", "bytes", "from", "to"}, script = "return decoder.decode(bytes.subarray(from, to));")
    private static native String decoded(JSObject decoder, @JSByRef byte[] bytes, int from, int to);
}
