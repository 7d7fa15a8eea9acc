package lampblack.engine;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Span;
import lampblack.page.published.PublishedPage;
import lampblack.page.ZipWriter;
import lampblack.ruleset.Ruleset;
import lampblack.workshop.DraftGame;
import lampblack.workshop.DraftPrints;
import lampblack.workshop.PrintedProblem;
import lampblack.workshop.Workshop;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSArray;
import org.teavm.jso.core.JSArrayReader;
import org.teavm.jso.core.JSString;
import org.teavm.jso.typedarrays.Int8Array;

/**
 * What the scripts of a workshop's page may ask of its engine, under {@code lampblackEngine}, and with it all that is asked
 * by the pages that are published from there.
 */
public final class WorkshopScript {

    private static CarriedWorkshop carried;
    private static Messages messages;
    private static Workshop workshop;
    private static DraftPrints prints;
    private static DraftGame draft;
    private static PublishedPage published;

    private WorkshopScript() {}

    public static void main(String[] arguments) {
        // Nothing happens before a page asks.
    }

    /** Begins with what the page carries. */
    @JSExport
    public static void begin(PieceFinder pieces) {
        carried = new CarriedWorkshop(new CarriedPieces(name -> pieces.find(name).copyToJavaArray()));
        messages = carried.messages();
        workshop = carried.workshop();
        prints = carried.prints();
    }

    /**
     * Checks a game.
     *
     * @param texts of its files, each behind its name
     * @return {@code problems}, {@code count} in words, {@code isUsable}, and {@code kinds} of sheets by their titles
     */
    @JSExport
    public static JSObject check(String id, JSArrayReader<JSString> texts) {
        draft = workshop.check(id, map(texts));
        JSArray<JSObject> problems = new JSArray<>();
        draft.problems().forEach(problem -> problems.push(problem(problem)));
        String[] kinds = game().map(DraftPrints::kinds).orElse(List.of()).stream().map(DraftPrints.DraftSheet::title)
                .toArray(String[]::new);
        return checked(problems, PrintedProblem.count(draft.problems(), messages), game().isPresent(), kinds);
    }

    /** An empty sheet of the game that was checked last, as an HTML document. @param kind its number */
    @JSExport
    public static String blank(int kind) {
        return game().map(game -> utf8(prints.blank(game, DraftPrints.kinds(game).get(kind)))).orElse("");
    }

    /** The sheet of a random character of that game, as an HTML document; empty where none was found. */
    @JSExport
    public static String random(int kind, int seed) {
        return game().flatMap(game -> prints.random(game, DraftPrints.kinds(game).get(kind), seed))
                .map(WorkshopScript::utf8).orElse("");
    }

    /** Files in one. @param texts of the files, each behind its name */
    @JSExport
    public static JSObject zip(JSArrayReader<JSString> texts) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        map(texts).forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
        return Int8Array.copyFromJavaArray(ZipWriter.zip(files));
    }

    /**
     * What the published page of a game carries, before it is compressed; nothing where the game has errors.
     *
     * @param texts of its files, each behind its name
     */
    @JSExport
    public static JSObject publish(String id, JSArrayReader<JSString> texts) {
        Optional<PublishedPage> page = carried.page(workshop.check(id, map(texts)));
        page.ifPresent(whole -> published = whole);
        return page.map(whole -> Int8Array.copyFromJavaArray(whole.pieces().together())).orElse(null);
    }

    /** That page. @param packed what it carries, compressed */
    @JSExport
    public static String page(Int8Array packed) {
        return published.html(packed.copyToJavaArray());
    }

    /** As {@link EngineScript#start}. */
    @JSExport
    public static void start(PieceFinder pieces) {
        EngineScript.start(pieces);
    }

    /** As {@link EngineScript#answer}. */
    @JSExport
    public static JSObject answer(boolean writes, String address, JSArrayReader<JSString> fields,
            JSArrayReader<SentFileObject> files, String version, boolean isPart) {
        return EngineScript.answer(writes, address, fields, files, version, isPart);
    }

    /** As {@link EngineScript#keep}. */
    @JSExport
    public static boolean keep(BrowserStore.StoreObject store) {
        return EngineScript.keep(store);
    }

    /** As {@link EngineScript#take}. */
    @JSExport
    public static boolean take(BrowserStore.StoreObject store) {
        return EngineScript.take(store);
    }

    /** As {@link EngineScript#removed}. */
    @JSExport
    public static boolean removed(String name) {
        return EngineScript.removed(name);
    }

    /** As {@link EngineScript#code}. */
    @JSExport
    public static JSObject code(String beginning, String digits) {
        return EngineScript.code(beginning, digits);
    }

    private static Optional<Ruleset> game() {
        return draft.usable().map(game -> game.ruleset());
    }

    private static Map<String, String> map(JSArrayReader<JSString> texts) {
        Map<String, String> map = new LinkedHashMap<>();
        for (int i = 0; i + 1 < texts.getLength(); i += 2) {
            map.put(texts.get(i).stringValue(), texts.get(i + 1).stringValue());
        }
        return map;
    }

    private static JSObject problem(Diagnostic problem) {
        PrintedProblem text = PrintedProblem.of(problem, messages);
        JSArray<JSObject> fixes = new JSArray<>();
        problem.fixes().stream().filter(WorkshopScript::isOwn).forEach(fix -> {
            JSArray<JSObject> edits = new JSArray<>();
            for (Edit edit : fix.edits()) {
                edits.push(edit(place(edit.span()), edit.replacement()));
            }
            fixes.push(fix(messages.render(fix.title()), edits));
        });
        return problem(problem.severity().word(), text.head(), String.join("\n", text.excerpt()),
                text.notes().toArray(new String[0]), place(problem.span()), fixes);
    }

    /** Whether it changes nothing but the game itself. */
    private static boolean isOwn(Fix fix) {
        return fix.edits().stream().allMatch(edit -> edit.span().source().name().startsWith(draft.id() + "/"));
    }

    private static JSObject place(Span span) {
        String name = span.source().name();
        String own = name.startsWith(draft.id() + "/") ? name.substring(draft.id().length() + 1) : "";
        return place(own, span.start(), span.end(), span.line());
    }

    private static String utf8(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    @JSBody(params = {"problems", "count", "isUsable", "kinds"},
            script = "return {problems: problems, count: count, isUsable: isUsable, kinds: kinds};")
    private static native JSObject checked(JSObject problems, String count, boolean isUsable, String[] kinds);

    @JSBody(params = {"severity", "head", "excerpt", "notes", "place", "fixes"}, script = "return {severity: severity, "
            + "head: head, excerpt: excerpt, notes: notes, place: place, fixes: fixes};")
    private static native JSObject problem(String severity, String head, String excerpt, String[] notes, JSObject place,
            JSObject fixes);

    @JSBody(params = {"title", "edits"}, script = "return {title: title, edits: edits};")
    private static native JSObject fix(String title, JSObject edits);

    @JSBody(params = {"place", "text"}, script = "return {place: place, text: text};")
    private static native JSObject edit(JSObject place, String text);

    @JSBody(params = {"file", "start", "end", "line"},
            script = "return {file: file, start: start, end: end, line: line};")
    private static native JSObject place(String file, int start, int end, int line);
}
