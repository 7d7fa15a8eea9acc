package lampblack.engine;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int8Array;

/** Gives what a published page carries, by the names that it was written under. */
@JSFunctor
interface PieceFinder extends JSObject {

    Int8Array find(String name);
}
