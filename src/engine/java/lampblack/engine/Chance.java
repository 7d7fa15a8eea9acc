package lampblack.engine;

import org.teavm.jso.JSBody;

/** Chance, as the browser has it. */
final class Chance {

    private Chance() {}

    /** What dice are rolled from, where nobody asks for the same again. */
    static long seed() {
        return (long) next() << Integer.SIZE | next() & 0xFFFFFFFFL;
    }

    @JSBody(script = "return crypto.getRandomValues(new Int32Array(1))[0];")
    private static native int next();
}
