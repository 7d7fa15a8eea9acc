package lampblack.builder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Notice;
import lampblack.builder.page.Notice.ProblemText;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.diagnostic.Message;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.fill.FilledForm;
import lampblack.edit.fill.FilledSheet;
import lampblack.edit.fill.ReadBack;
import lampblack.sheet.fill.FormOrigin;

/** Reads what was filled in on a PDF into the character that it is of. */
record FilledController(Builder builder) {

    /** {@code POST /characters/{stem}/filled}: the file is a PDF whose fields were filled in. */
    Reply take(Request request) {
        Optional<LoadedCharacter> character = builder.shelf().open(request.key());
        if (character.isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        if (request.uploads().size() != 1) {
            return refused(request, Message.of("web.filled.none"));
        }
        String name = request.uploads().get(0).name();
        byte[] pdf = switch (request.uploads().get(0)) {
            case Upload.SingleUpload file -> file.bytes();
            case Upload.UploadedPack pack -> new byte[0];
            case Upload.UnusableUpload bad -> new byte[0];
        };
        return builder.prints().filledIn(pdf).map(form -> form.unreadable()
                .map(why -> refused(request, why.says(name))).orElseGet(() -> read(request, form, name, character.get())))
                .orElseGet(() -> new Reply.Refusal(Reply.Status.MISSING));
    }

    private Reply read(Request request, FilledForm form, String name, LoadedCharacter read) {
        LoadedCharacter before = builder.editor().takenOver(read);
        String file = Keys.file(request.key());
        Optional<FormOrigin> origin = form.meant(Optional.of(file));
        if (origin.isEmpty()) {
            return refused(request, Message.of("web.filled.which", "file", name, "character", file));
        }
        if (!before.evaluated().ruleset().id().equals(origin.get().ruleset())
                || !before.evaluated().sheet().id().equals(origin.get().sheet())) {
            return refused(request, Message.of("import.another-game", "file", name, "ruleset", origin.get().ruleset(),
                    "sheet", origin.get().sheet(), "character", file));
        }
        ReadBack back = FilledSheet.read(form.of(origin.get()), builder.editor(), before, builder.messages());
        String text = back.change().text();
        return text.equals(read.text().source().text()) ? said(request, name, back)
                : switch (builder.shelf().write(request.key(), read.text().version(), text)) {
                    case SaveOutcome.Written written -> said(request, name, back);
                    case SaveOutcome.ChangedMeanwhile conflict ->
                            shown(request, Reply.Status.CHANGED_MEANWHILE, List.of(refusal("web.filled.conflict")));
                    case SaveOutcome.NotWritten failure ->
                            shown(request, Reply.Status.NOT_SAVED, List.of(refusal("web.not-saved")));
                };
    }

    /** What was read, and what was not with the reasons. */
    private Reply said(Request request, String name, ReadBack back) {
        List<Notice> notices = new ArrayList<>();
        if (!back.unread().isEmpty()) {
            notices.add(notice("refused", builder.text("web.filled.unread", "file", name), back.unread()));
        }
        if (!back.says().isEmpty()) {
            notices.add(notice("done", builder.text("web.filled.read", "file", name), back.says()));
        }
        if (notices.isEmpty()) {
            notices.add(notice("done", builder.text("import.nothing", "file", name, "character",
                    Keys.file(request.key())), List.of()));
        }
        return shown(request, Reply.Status.FINE, notices);
    }

    private Reply refused(Request request, Message why) {
        return shown(request, Reply.Status.REFUSED, List.of(notice("refused", builder.text("web.filled.refused"),
                List.of(why))));
    }

    private Notice refusal(String key) {
        return notice("refused", builder.text(key), List.of());
    }

    private Notice notice(String kind, String heading, List<Message> lines) {
        return new Notice(kind, heading, lines.stream().map(line -> new ProblemText("note", "",
                builder.messages().render(line), List.of())).toList(), List.of());
    }

    private Reply shown(Request request, Reply.Status status, List<Notice> notices) {
        return new CharacterController(builder).shown(request, status, CharacterTab.FILE, notices);
    }
}
