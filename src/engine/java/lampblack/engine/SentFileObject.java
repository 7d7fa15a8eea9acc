package lampblack.engine;

import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.typedarrays.Int8Array;

/** A file that a form brings. */
interface SentFileObject extends JSObject {

    @JSProperty
    String getName();

    @JSProperty
    Int8Array getBytes();
}
