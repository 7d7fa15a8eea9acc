package lampblack.builder;

import java.util.List;
import java.util.Optional;
import lampblack.builder.file.DamagedPage;
import lampblack.builder.file.FileEditorView;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Control;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Notice;
import lampblack.builder.page.RetryForm;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.StoredText;
import lampblack.builder.shelf.StoredVersion;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;
import lampblack.edit.LoadedCharacter;

/** Gives a character's file as it is, and takes it back changed by hand. */
record FileController(Builder builder) {

    /** {@code GET /characters/{stem}/download}. */
    Reply download(Request request) {
        return builder.shelf().find(request.key()).flatMap(StoredText::bytes)
                .<Reply>map(bytes -> new Reply.Content("application/yaml; charset=utf-8", bytes,
                        Optional.of(Keys.file(request.key()))))
                .orElseGet(() -> new Reply.Refusal(Reply.Status.MISSING));
    }

    /** {@code POST /characters/{stem}/text}: the whole file as it was written by hand. */
    Reply write(Request request) {
        String key = request.key();
        Optional<StoredText> stored = builder.shelf().find(key);
        if (stored.isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        String seen = seen(request);
        String before = stored.get().text().value().map(text -> text.source().text()).orElse("");
        String text = FileEditorView.normalised(request.form().required("text"), before);
        Checked<LoadedCharacter> judged = builder.shelf().judge(key, text);
        List<Diagnostic> errors = judged.diagnostics().stream()
                .filter(diagnostic -> diagnostic.severity() == Severity.ERROR).toList();
        boolean anyway = judged.value().isPresent() && request.form().text("anyway").isPresent();
        if (!errors.isEmpty() && !anyway) {
            boolean readable = judged.value().isPresent();
            return page(request, Reply.Status.REFUSED, readable ? "web.file.errors" : "web.file.unreadable", readable);
        }
        return answer(request, builder.shelf().write(key, seen, text));
    }

    /** {@code POST /characters/{stem}/restore}: an earlier version becomes the newest. */
    Reply restore(Request request) {
        String key = request.key();
        boolean isThere = builder.shelf().find(key).isPresent();
        long number = request.form().number("version");
        Optional<StoredVersion> version = isThere ? builder.shelf().versions(key).stream()
                .filter(one -> one.number() == number).findFirst() : Optional.empty();
        if (version.isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        return answer(request, builder.shelf().restore(key, version.get(), seen(request)));
    }

    private static String seen(Request request) {
        return request.seen().orElseThrow(() -> new FormData.MalformedForm("seen"));
    }

    private Reply answer(Request request, SaveOutcome saved) {
        return switch (saved) {
            case SaveOutcome.Written written -> new Reply.Redirect(CharacterTab.FILE.path(request.key()));
            case SaveOutcome.ChangedMeanwhile conflict ->
                    page(request, Reply.Status.CHANGED_MEANWHILE, "web.file.conflict", false);
            case SaveOutcome.NotWritten failure -> page(request, Reply.Status.NOT_SAVED, "web.not-saved", false);
        };
    }

    /** The page with what was sent, why it is not saved, and, where it may be, a way to save it all the same. */
    private Reply page(Request request, Reply.Status status, String key, boolean isOffered) {
        Notice said = Notice.of("refused", builder.text(key), List.of(), builder.messages());
        List<Notice> notices = List.of(isOffered ? said.with(anyway(request)) : said);
        Optional<LoadedCharacter> current = builder.shelf().load(request.key()).value();
        return Reply.Page.of(status, current.isPresent()
                ? new CharacterController(builder).page(request, CharacterTab.FILE, current.get(), notices)
                : DamagedPage.of(builder.shelf(), builder.games(), request.key(), request.form().text("text"),
                        builder.messages(), builder.clock(), notices));
    }

    private Control anyway(Request request) {
        Control same = RetryForm.of(request.form(), Urls.character(request.key()) + "/text",
                builder.text("web.file.anyway"), request.seen().orElse(""));
        return RetryForm.of(same.action(), same.label(), same.with("anyway", "yes").fields());
    }
}
