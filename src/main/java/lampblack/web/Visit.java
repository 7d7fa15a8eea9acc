package lampblack.web;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/** One request: what it asks, the rulesets as they were when it came, and how it is answered. */
final class Visit {

    private static final byte[] DOCTYPE = "<!DOCTYPE html>\n".getBytes(StandardCharsets.UTF_8);
    private static final int SEE_OTHER = 303;
    private static final int NOT_FOUND = 404;

    private final Context context;
    private final Workshop workshop;
    private final Library library;

    Visit(Context context, Workshop workshop) {
        this.context = context;
        this.workshop = workshop;
        this.library = workshop.libraries().now();
    }

    Context context() {
        return context;
    }

    Workshop workshop() {
        return workshop;
    }

    Shelf shelf() {
        return workshop.shelf();
    }

    /** The same for the whole request, whatever changes on the disk meanwhile. */
    Library library() {
        return library;
    }

    String words(String key, Object... namesAndValues) {
        return workshop.words(key, namesAndValues);
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
        Map<String, Object> values = Map.of("page", page,
                "frame", Frame.of(page, this));
        context.status(status).contentType("text/html; charset=utf-8");
        if (isPart()) {
            context.result(workshop.renderer().render("web/part", values));
            return;
        }
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        whole.writeBytes(DOCTYPE);
        whole.writeBytes(workshop.renderer().render("web/frame", values));
        context.result(whole.toByteArray());
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
