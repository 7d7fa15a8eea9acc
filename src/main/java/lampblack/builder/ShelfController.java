package lampblack.builder;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Notice;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.DeletedCharacter;
import lampblack.builder.shelf.GamePage;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.ShelfMarks;
import lampblack.builder.shelf.ShelfPage;
import lampblack.builder.shelf.ShelfQuery;
import lampblack.builder.shelf.StoredText;
import lampblack.builder.shelf.TrashPage;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Source;
import lampblack.edit.VersionedText;

/** Shows the shelf and its games; deletes and restores characters. */
record ShelfController(Builder builder) {

    /** What the address of the shelf calls how many were just imported. */
    static final String IMPORTED = "imported";

    /** {@code GET /}: all that is asked for. */
    Reply shelf(Request request) {
        ShelfQuery query = ShelfQuery.of(request.fields());
        List<Notice> imported = request.fields().text(IMPORTED).filter(count -> count.matches("[0-9]{1,4}"))
                .map(count -> Notice.of("done", builder.text("web.import.taken", "count", Integer.parseInt(count)),
                        List.of(), builder.messages())).stream().toList();
        Reply.Page page = Reply.Page.of(page(query, imported));
        return request.isPart() ? page.at(Reply.AddressUse.REPLACED, query.path()) : page;
    }

    /** {@code GET /games/{game}}. */
    Reply game(Request request) {
        String id = request.step("game");
        return builder.games().ids().contains(id) ? Reply.Page.of(game(id, List.of()))
                : new Reply.Refusal(Reply.Status.MISSING);
    }

    GamePage game(String id, List<Notice> notices) {
        return GamePage.of(builder.shelf(), builder.games(), id, builder.messages(), notices);
    }

    ShelfPage page(List<Notice> notices) {
        return page(ShelfQuery.PLAIN, notices);
    }

    private ShelfPage page(ShelfQuery query, List<Notice> notices) {
        return ShelfPage.of(builder.shelf(), builder.games(), builder.messages(), builder.clock(), query, notices);
    }

    /** The shelf page with the reason why a request was refused. */
    Reply refused(Reply.Status status, String key, List<Diagnostic> reasons) {
        return Reply.Page.of(status, page(List.of(notice(key, reasons))));
    }

    private Notice notice(String key, List<Diagnostic> reasons) {
        return Notice.of("refused", builder.text(key), reasons, builder.messages());
    }

    /** {@code POST /characters/{stem}/tags}: the words that the shelf finds it by. */
    Reply tag(Request request) {
        List<String> tags = ShelfMarks.tags(request.form().required("tags"));
        return marked(request, text -> ShelfMarks.tagged(text, tags));
    }

    /** {@code POST /characters/{stem}/archive}: puts it away, or fetches it back. */
    Reply archive(Request request) {
        boolean away = request.form().required("away").equals("yes");
        return marked(request, text -> ShelfMarks.archived(text, away));
    }

    private Reply marked(Request request, Function<Source, Optional<String>> change) {
        ShelfQuery query = ShelfQuery.of(request.fields());
        Optional<StoredText> stored = builder.shelf().find(request.key());
        if (stored.isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        Optional<Source> text = stored.get().text().value().map(VersionedText::source);
        Optional<String> after = text.flatMap(change);
        if (after.isEmpty()) {
            return refused(Reply.Status.REFUSED, "web.not-saved", stored.get().text().diagnostics());
        }
        if (after.get().equals(text.get().text())) {
            return new Reply.Redirect(query.path());
        }
        return switch (builder.shelf().write(request.key(), seen(request), after.get())) {
            case SaveOutcome.Written saved -> new Reply.Redirect(query.path());
            case SaveOutcome.ChangedMeanwhile conflict ->
                    refused(Reply.Status.CHANGED_MEANWHILE, "web.not-saved", List.of(conflict.found()));
            case SaveOutcome.NotWritten failure ->
                    refused(Reply.Status.NOT_SAVED, "web.not-saved", List.of(failure.found()));
        };
    }

    private static String seen(Request request) {
        return request.seen().orElseThrow(() -> new FormData.MalformedForm("seen"));
    }

    /** {@code POST /characters/{stem}/delete}: into the trash; the shelf says so, and offers to take it back. */
    Reply delete(Request request) {
        if (builder.shelf().find(request.key()).isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        List<DeletedCharacter> before = builder.shelf().deleted();
        return switch (builder.shelf().delete(request.key(), seen(request))) {
            case SaveOutcome.Written deleted -> new Reply.Redirect(without(request, before).path());
            case SaveOutcome.ChangedMeanwhile conflict ->
                    refused(Reply.Status.CHANGED_MEANWHILE, "web.not-deleted", List.of(conflict.found()));
            case SaveOutcome.NotWritten failure ->
                    refused(Reply.Status.NOT_SAVED, "web.not-deleted", List.of(failure.found()));
        };
    }

    private ShelfQuery without(Request request, List<DeletedCharacter> before) {
        ShelfQuery query = ShelfQuery.of(request.fields());
        return builder.shelf().deleted().stream().filter(one -> !before.contains(one)
                && one.key().equals(request.key())).findFirst().map(one -> query.without(one.id())).orElse(query);
    }

    /** {@code GET /trash}. */
    Reply trash() {
        return Reply.Page.of(trash(List.of()));
    }

    private TrashPage trash(List<Notice> notices) {
        return TrashPage.of(builder.shelf(), builder.games(), builder.messages(), builder.clock(), notices);
    }

    /** {@code POST /trash}: takes one back. */
    Reply takeBack(Request request) {
        String id = request.form().required("id");
        Optional<DeletedCharacter> deleted = builder.shelf().deleted().stream().filter(one -> one.id().equals(id))
                .findFirst();
        if (deleted.isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        ShelfQuery query = ShelfQuery.of(request.fields());
        return builder.shelf().bringBack(deleted.get()).<Reply>map(key -> new Reply.Redirect(
                query.deleted().contains(id) ? query.broughtBack(id).path() + "#card." + Urls.encoded(key)
                        : Urls.character(key)))
                .orElseGet(() -> Reply.Page.of(Reply.Status.NOT_SAVED,
                        trash(List.of(notice("web.not-saved", List.of())))));
    }
}
