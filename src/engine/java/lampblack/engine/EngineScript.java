package lampblack.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.page.AddressedRequest;
import lampblack.page.PublishedBuilder;
import lampblack.page.QrDrawing;
import lampblack.page.RenderedReply;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSArrayReader;
import org.teavm.jso.core.JSString;
import org.teavm.jso.typedarrays.Int8Array;

/** What the scripts of a published page may ask of its engine, under {@code lampblackEngine}. */
public final class EngineScript {

    private static PublishedBuilder builder;

    private EngineScript() {}

    public static void main(String[] arguments) {
        // Nothing happens before a page asks.
    }

    /** Begins with what the page carries. */
    @JSExport
    public static void start(PieceFinder pieces) {
        builder = new CarriedGames(new CarriedPieces(name -> pieces.find(name).copyToJavaArray())).builder();
    }

    /**
     * Answers a request.
     *
     * @param writes whether a form is sent
     * @param fields of the form, each a name and a value
     * @param version of the character that the page showed; empty where it does not say
     * @param isPart whether only the part of the page that changes is asked for
     * @return {@code status}, {@code headers}, each a name and a value, and {@code body}
     */
    @JSExport
    public static JSObject answer(boolean writes, String address, JSArrayReader<JSString> fields,
            JSArrayReader<SentFileObject> files, String version, boolean isPart) {
        Map<String, List<String>> form = new LinkedHashMap<>();
        for (int i = 0; i + 1 < fields.getLength(); i += 2) {
            form.computeIfAbsent(fields.get(i).stringValue(), name -> new ArrayList<>())
                    .add(fields.get(i + 1).stringValue());
        }
        List<AddressedRequest.SentFile> sent = new ArrayList<>();
        for (int i = 0; i < files.getLength(); i++) {
            sent.add(new AddressedRequest.SentFile(files.get(i).getName(), files.get(i).getBytes().copyToJavaArray()));
        }
        RenderedReply reply = builder.answer(new AddressedRequest(writes, address, form,
                Optional.of(version).filter(seen -> !seen.isEmpty()), isPart, sent));
        List<String> headers = new ArrayList<>();
        reply.headers().forEach((name, value) -> headers.addAll(List.of(name, value)));
        return reply(reply.status(), headers.toArray(new String[0]), Int8Array.copyFromJavaArray(reply.body()));
    }

    /**
     * Puts what is here where the browser keeps it.
     *
     * @param store null where the browser keeps nothing
     * @return whether it keeps it otherwise than the pages say
     */
    @JSExport
    public static boolean keep(BrowserStore.StoreObject store) {
        return builder.keep(Optional.ofNullable(store).map(BrowserStore::new));
    }

    /** Takes what the browser has kept. @return whether that was anything new */
    @JSExport
    public static boolean take(BrowserStore.StoreObject store) {
        return builder.files().take(new BrowserStore(store));
    }

    /** Lets a file go that was removed on another page of the game. @return whether it was here */
    @JSExport
    public static boolean removed(String name) {
        return builder.files().removed(name);
    }

    /**
     * An address as a QR code.
     *
     * @param digits that the address ends with
     * @return {@code size} and {@code path}; nothing where it is too long for a code
     */
    @JSExport
    public static JSObject code(String beginning, String digits) {
        return QrDrawing.of(beginning, digits).map(code -> drawing(code.size(), code.path())).orElse(null);
    }

    @JSBody(params = {"size", "path"}, script = "return {size: size, path: path};")
    private static native JSObject drawing(int size, String path);

    @JSBody(params = {"status", "headers", "body"}, script = "return {status: status, headers: headers, body: body};")
    private static native JSObject reply(int status, String[] headers, Int8Array body);
}
