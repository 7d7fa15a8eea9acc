package lampblack.engine;

import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/** What a test asks, under {@code lampblackSamples}, of a script that is compiled as those of pages are. */
public final class SampleScript {

    private SampleScript() {}

    public static void main(String[] arguments) {
        // Nothing happens before a test asks.
    }

    @JSExport
    public static String[] all() {
        return JdkSamples.all();
    }

    @JSExport
    public static String[] letters() {
        return JdkSamples.letters();
    }

    @JSExport
    public static String pattern(String pattern, String text) {
        return JdkSamples.pattern(pattern, text);
    }

    @JSExport
    public static String inflated(Int8Array bytes) {
        return JdkSamples.inflated(bytes.copyToJavaArray());
    }

    @JSExport
    public static String text(Int8Array bytes) {
        return JdkSamples.text(bytes.copyToJavaArray());
    }
}
