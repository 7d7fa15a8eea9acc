package lampblack.web;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import lampblack.io.Attempt;
import lampblack.io.LoadedCharacter;

/** One request: what it asks, the rulesets as they were when it came, and how it is answered. */
final class Visit {

    private static final String SAVED = "saved";
    private static final int SEE_OTHER = 303;
    private static final int NOT_FOUND = 404;

    private final Context context;
    private final Moment moment;
    private final List<LoadedCharacter> opened = new ArrayList<>();
    private Supplier<Optional<Undoing.Course>> course = Optional::empty;
    private Optional<Undoing> undoing = Optional.empty();

    Visit(Context context, Workshop workshop) {
        this.context = context;
        this.moment = Moment.now(workshop);
    }

    Context context() {
        return context;
    }

    /** The same for the whole request, whatever changes on the disk meanwhile. */
    Moment moment() {
        return moment;
    }

    Workshop workshop() {
        return moment.workshop();
    }

    Shelf shelf() {
        return moment.shelf();
    }

    Library rulebooks() {
        return moment.rulebooks();
    }

    /** A character as it stands on the disk, which is this request's alone; empty where it is damaged. */
    Optional<LoadedCharacter> open(Path file) {
        Optional<LoadedCharacter> found = rulebooks().open(file);
        found.ifPresent(opened::add);
        return found;
    }

    /** Leaves what was opened to the next request. */
    void close() {
        opened.forEach(rulebooks()::keep);
        opened.clear();
    }

    /** What can be undone of a file, and done again, once what is being saved is saved. */
    Undoing undoing(Path file) {
        return undoing.orElseGet(() -> Undoing.of(file));
    }

    /** Begins to look through the versions of a file, for a page that shows what can be undone. */
    void lookBack(Path file) {
        course = workshop().aside().begin(() -> Optional.of(new Undoing.Course(file)));
    }

    /** Goes on as if a change were saved, while it is. */
    void foresee(Told told) {
        undoing = course.get().map(each -> each.with(told.attempt().text()));
        saved(told);
    }

    /** A change that was to be saved is not. */
    void failed(Told told) {
        undoing = Optional.empty();
        context.attribute(SAVED, null);
        sitting().unsaved(told.attempt().after().orElseThrow().text().sha256());
    }

    /** A change is saved just as it was judged. */
    void kept(LoadedCharacter after) {
        opened.removeIf(each -> each.path().equals(after.path()));
        opened.add(after);
    }

    /** What has been said and rolled with the character that the address names. */
    Sitting sitting() {
        return workshop().sittings().of(path("stem"));
    }

    /** Remembers that a change is saved, and what is to be said of it. */
    void saved(Told told) {
        context.attribute(SAVED, true);
        sitting().saved(told.attempt().after().orElseThrow().text().sha256(),
                told.says().stream().map(workshop().messages()::render).toList(),
                form().fields().getOrDefault("due", List.of()));
    }

    /** Whether this request has changed something. */
    boolean isSaved() {
        return context.attribute(SAVED) != null;
    }

    String words(String key, Object... namesAndValues) {
        return moment.words(key, namesAndValues);
    }

    /** A step of the path, decoded. */
    String path(String name) {
        return context.pathParam(name);
    }

    boolean isPost() {
        return context.method() == HandlerType.POST;
    }

    Form form() {
        return new Form(context.formParamMap());
    }

    /** Whether the address asks for something by a name behind its question mark. */
    boolean asks(String name) {
        return context.queryParam(name) != null;
    }

    /** The version of the file that the page showed; a script says it in a header, a form in a field. */
    Optional<String> seen() {
        return Optional.ofNullable(context.header("If-Match")).map(each -> each.replace("\"", ""))
                .or(() -> form().text("seen"));
    }

    /** Whether only the part of the page that changes is asked for. */
    boolean isPart() {
        return "true".equals(context.header("HX-Request"));
    }

    /** Answers with a page, or with its main part where only that is asked for. */
    void show(int status, Page page) {
        context.status(status).contentType("text/html; charset=utf-8")
                .result(isPart() ? moment.part(page) : moment.whole(page));
    }

    void show(Page page) {
        show(200, page);
    }

    /** Answers that there is nothing at this address. */
    void missing() {
        show(NOT_FOUND, new WordsPage(words("web.status.404.title"), words("web.status.404")));
    }

    /** Answers with a file to keep. @param name plain words, of which no program can make another header */
    void download(String name, String type, byte[] bytes) {
        String safe = name.replaceAll("[^A-Za-z0-9 ._-]", "_");
        context.header("Content-Disposition", "attachment; filename=\"" + safe + "\"; filename*=UTF-8''"
                + Paths.encoded(name)).contentType(type).result(bytes);
    }

    /** Sends the browser to another page, after something has been done. */
    void go(String path) {
        context.status(SEE_OTHER).header("Location", path);
    }
}
