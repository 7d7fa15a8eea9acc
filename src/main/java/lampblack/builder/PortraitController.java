package lampblack.builder;

import java.util.List;
import java.util.Optional;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Notice;
import lampblack.picture.Picture;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;

/** Shows the picture of a character, takes another, and takes it away. */
record PortraitController(Builder builder) {

    /** {@code GET /characters/{stem}/portrait/{version}}. */
    Reply show(Request request) {
        return builder.shelf().find(request.key()).flatMap(stored -> builder.shelf().portrait(request.key()))
                .<Reply>map(Reply.Portrait::new).orElseGet(() -> new Reply.Refusal(Reply.Status.MISSING));
    }

    /** {@code POST /characters/{stem}/portrait}: the file is the picture from now on; with {@code remove}, none is. */
    Reply take(Request request) {
        CharacterTab tab = request.form().text("tab").flatMap(CharacterTab::of).orElse(CharacterTab.BUILD);
        if (builder.shelf().find(request.key()).isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        if (request.form().text("remove").isPresent()) {
            return answer(request, tab, "web.portrait.removed",
                    builder.shelf().changePortrait(request.key(), Optional.empty()));
        }
        Checked<Picture> picture = picture(request.uploads());
        return picture.value().isPresent()
                ? answer(request, tab, "web.portrait.changed",
                        builder.shelf().changePortrait(request.key(), picture.value()))
                : refused(request, tab, Reply.Status.REFUSED, "web.portrait.refused", picture.diagnostics());
    }

    private static Checked<Picture> picture(List<Upload> uploads) {
        return uploads.size() != 1 ? none() : switch (uploads.get(0)) {
            case Upload.SingleUpload file -> Picture.read(file.name(), file.bytes());
            case Upload.UploadedPack pack -> none();
            case Upload.UnusableUpload bad -> none();
        };
    }

    private static Checked<Picture> none() {
        Report report = new Report();
        report.add(Diagnostic.of(Code.FILE__UNREADABLE, new Source("", "").start(), Message.of("web.portrait.none")));
        return Checked.nothing(report);
    }

    private Reply answer(Request request, CharacterTab tab, String says, boolean isDone) {
        if (isDone) {
            builder.shelf().find(request.key()).flatMap(stored -> stored.text().value()).ifPresent(text ->
                    builder.activities().update(request.key(), activity -> activity.saved(text.version(),
                            List.of(builder.text(says)), List.of())));
        }
        return isDone ? new Reply.Redirect(tab.path(request.key()))
                : refused(request, tab, Reply.Status.NOT_SAVED, "web.not-saved", List.of());
    }

    private Reply refused(Request request, CharacterTab tab, Reply.Status status, String key,
            List<Diagnostic> reasons) {
        return new CharacterController(builder).shown(request, status, tab, List.of(Notice.of("refused",
                builder.text(key), reasons, builder.messages())));
    }
}
