package lampblack.builder;

import java.util.List;
import java.util.Optional;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Notice;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.DeletedCharacter;
import lampblack.builder.shelf.GamePage;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.ShelfPage;
import lampblack.builder.shelf.TrashPage;
import lampblack.diagnostic.Diagnostic;

/** Shows the shelf and its games; deletes and restores characters. */
record ShelfController(Builder builder) {

    /** {@code GET /}. */
    Reply shelf() {
        return Reply.Page.of(page(List.of()));
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
        return ShelfPage.of(builder.shelf(), builder.games(), builder.messages(), builder.clock(), notices);
    }

    /** The shelf page with the reason why a request was refused. */
    Reply refused(Reply.Status status, String key, List<Diagnostic> reasons) {
        return Reply.Page.of(status, page(List.of(notice(key, reasons))));
    }

    private Notice notice(String key, List<Diagnostic> reasons) {
        return Notice.of("refused", builder.text(key), reasons, builder.messages());
    }

    /** {@code POST /characters/{stem}/delete}: into the trash, from where it can be taken back. */
    Reply delete(Request request) {
        if (builder.shelf().find(request.key()).isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        String seen = request.seen().orElseThrow(() -> new FormData.MalformedForm("seen"));
        return switch (builder.shelf().delete(request.key(), seen)) {
            case SaveOutcome.Written deleted -> new Reply.Redirect("/");
            case SaveOutcome.ChangedMeanwhile conflict ->
                    refused(Reply.Status.CHANGED_MEANWHILE, "web.not-deleted", List.of(conflict.found()));
            case SaveOutcome.NotWritten failure ->
                    refused(Reply.Status.NOT_SAVED, "web.not-deleted", List.of(failure.found()));
        };
    }

    /** {@code GET /trash}. */
    Reply trash() {
        return Reply.Page.of(trash(List.of()));
    }

    private TrashPage trash(List<Notice> notices) {
        return TrashPage.of(builder.shelf().deleted(), builder.messages(), builder.clock(), notices);
    }

    /** {@code POST /trash}: takes one back. */
    Reply takeBack(Request request) {
        String id = request.form().required("id");
        Optional<DeletedCharacter> deleted = builder.shelf().deleted().stream().filter(one -> one.id().equals(id))
                .findFirst();
        if (deleted.isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        return builder.shelf().bringBack(deleted.get()).<Reply>map(key -> new Reply.Redirect(Urls.character(key)))
                .orElseGet(() -> Reply.Page.of(Reply.Status.NOT_SAVED,
                        trash(List.of(notice("web.not-saved", List.of())))));
    }
}
