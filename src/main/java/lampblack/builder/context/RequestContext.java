package lampblack.builder.context;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import lampblack.builder.change.ChangeResult;
import lampblack.builder.change.UndoState;
import lampblack.builder.page.FormData;
import lampblack.builder.page.MessagePage;
import lampblack.builder.page.PageView;
import lampblack.builder.page.Urls;
import lampblack.builder.roll.RecentActivity;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;

/** One request: what it asks, the rulesets as they were when it came, and how it is answered. */
public final class RequestContext {

    private static final String SAVED = "saved";
    private static final int SEE_OTHER = 303;
    private static final int NOT_FOUND = 404;

    private final Context context;
    private final PageContext moment;
    private final List<LoadedCharacter> opened = new ArrayList<>();
    private Supplier<Optional<UndoState.VersionTrail>> course = Optional::empty;
    private Optional<UndoState> undoing = Optional.empty();

    public RequestContext(Context context, AppContext workshop) {
        this.context = context;
        this.moment = PageContext.now(workshop);
    }

    public Context context() {
        return context;
    }

    /** The same for the whole request, whatever changes on the disk meanwhile. */
    public PageContext moment() {
        return moment;
    }

    public AppContext workshop() {
        return moment.workshop();
    }

    public ShelfFolder shelf() {
        return moment.shelf();
    }

    public RulesetSnapshot rulebooks() {
        return moment.rulebooks();
    }

    /** A character as it stands on the disk, which is this request's alone; empty where it is damaged. */
    public Optional<LoadedCharacter> open(Path file) {
        Optional<LoadedCharacter> found = rulebooks().open(file);
        found.ifPresent(opened::add);
        return found;
    }

    /** Leaves what was opened to the next request. */
    public void close() {
        opened.forEach(rulebooks()::keep);
        opened.clear();
    }

    /** What can be undone of a file, and done again, once what is being saved is saved. */
    public UndoState undoing(Path file) {
        return undoing.orElseGet(() -> UndoState.of(file));
    }

    /** Begins to look through the versions of a file, for a page that shows what can be undone. */
    public void lookBack(Path file) {
        course = workshop().aside().start(() -> Optional.of(new UndoState.VersionTrail(file)));
    }

    /** Goes on as if a change were saved, while it is. */
    public void foresee(ChangeResult told) {
        undoing = course.get().map(versionTrail -> versionTrail.with(told.attempt().text()));
        saved(told);
    }

    /** A change that was to be saved is not. */
    public void failed(ChangeResult told) {
        undoing = Optional.empty();
        context.attribute(SAVED, null);
        sitting().forget(told.attempt().after().orElseThrow().text().version());
    }

    /** A change is saved just as it was judged. */
    public void kept(LoadedCharacter after) {
        opened.removeIf(loadedCharacter -> Path.of(loadedCharacter.key()).equals(Path.of(after.key())));
        opened.add(after);
    }

    /** What has been said and rolled with the character that the address names. */
    public RecentActivity sitting() {
        return workshop().sittings().of(path("stem"));
    }

    /** Remembers that a change is saved, and what is to be said of it. */
    public void saved(ChangeResult told) {
        context.attribute(SAVED, true);
        sitting().saved(told.attempt().after().orElseThrow().text().version(),
                told.says().stream().map(messages()::render).toList(),
                form().fields().getOrDefault("due", List.of()));
    }

    /** Whether this request has changed something. */
    public boolean isSaved() {
        return context.attribute(SAVED) != null;
    }

    public Messages messages() {
        return moment.workshop().messages();
    }

    public String words(String key, Object... namesAndValues) {
        return moment.words(key, namesAndValues);
    }

    /** A step of the path, decoded. */
    public String path(String name) {
        return context.pathParam(name);
    }

    public boolean isPost() {
        return context.method() == HandlerType.POST;
    }

    public FormData form() {
        return new FormData(context.formParamMap());
    }

    /** Whether the address asks for something by a name behind its question mark. */
    public boolean asks(String name) {
        return context.queryParam(name) != null;
    }

    /** The version of the file that the page showed; a script says it in a header, a form in a field. */
    public Optional<String> seen() {
        return Optional.ofNullable(context.header("If-Match")).map(name -> name.replace("\"", ""))
                .or(() -> form().text("seen"));
    }

    /** Whether only the part of the page that changes is asked for. */
    public boolean isPart() {
        return "true".equals(context.header("HX-Request"));
    }

    /** Answers with a page, or with its main part where only that is asked for. */
    public void show(int status, PageView page) {
        context.status(status).contentType("text/html; charset=utf-8")
                .result(isPart() ? moment.renderPart(page) : moment.renderPage(page));
    }

    public void show(PageView page) {
        show(200, page);
    }

    /** Answers that there is nothing at this address. */
    public void missing() {
        show(NOT_FOUND, new MessagePage(words("web.status.404.title"), words("web.status.404")));
    }

    /** Answers with a file to keep. @param name plain words, of which no program can make another header */
    public void download(String name, String type, byte[] bytes) {
        String safe = name.replaceAll("[^A-Za-z0-9 ._-]", "_");
        context.header("Content-Disposition", "attachment; filename=\"" + safe + "\"; filename*=UTF-8''"
                + Urls.encoded(name)).contentType(type).result(bytes);
    }

    /** Sends the browser to another page, after something has been done. */
    public void go(String path) {
        context.status(SEE_OTHER).header("Location", path);
    }
}
