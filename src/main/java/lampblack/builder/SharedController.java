package lampblack.builder;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import lampblack.builder.board.BoardInput;
import lampblack.builder.board.BoardPart;
import lampblack.builder.board.GroupChange;
import lampblack.builder.board.GroupText;
import lampblack.builder.board.SharedNotes;
import lampblack.builder.shelf.UndoState;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.GroupName;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.StoredText;
import lampblack.edit.VersionedText;

/** Changes the clocks and notes that a group shares. */
record SharedController(Builder builder) {

    private static final int TRIES = 20;

    /** {@code POST /group/{stem}/clocks}. */
    Reply clocks(Request request) {
        List<String> against = changed(request, "clocks", Optional.empty(), GroupChange::ofClocks);
        String written = against.isEmpty() ? "" : request.form().text("begin").orElse("");
        return answer(request, "clocks", against, () -> BoardPart.ofClocks(input(request), against, written));
    }

    /** {@code POST /group/{stem}/notes}: for the notes as they were shown, or not at all. */
    Reply notes(Request request) {
        FormData form = request.form();
        List<String> against = changed(request, "notes", request.seen(), GroupChange::ofNotes);
        return answer(request, "notes", against, () -> BoardPart.ofNotes(input(request), against,
                form.text("words").orElse("")));
    }

    /** {@code POST /group/{stem}/clocks/undo}, and {@code redo}; of notes as well. */
    Reply again(Request request, String what) {
        boolean isUndo = request.step("change").equals("undo");
        GroupName group = GroupName.of(request.key());
        boolean isOwn = !builder.activities().of(input(request).memory(what)).said(GroupText.of(builder.shelf(), group)
                .version().orElse("")).isEmpty();
        if (!isOwn) {
            List<String> changed = List.of(builder.text("web.board.changed"));
            return answer(request, what, changed, () -> part(request, what, changed));
        }
        UndoState state = new UndoState.VersionTrail(builder.shelf().groups().versions(group),
                builder.shelf().groups().find(group)).undoing();
        Optional<String> then = (isUndo ? state.back() : state.forth()).map(StoredText::text)
                .flatMap(text -> text.value()).map(VersionedText::source).map(source -> source.text());
        List<String> against = then.isEmpty() ? List.of(builder.text("web.board.nothing-to-undo"))
                : write(request, what, GroupText.of(builder.shelf(), group), then.get(),
                        builder.text(isUndo ? "web.board.undone" : "web.board.redone")).map(WriteAttempt::against)
                        .orElse(List.of(builder.text("web.board.changed")));
        return answer(request, what, against, () -> part(request, what, against));
    }

    private PageView part(Request request, String what, List<String> against) {
        return what.equals("clocks") ? BoardPart.ofClocks(input(request), against, "")
                : BoardPart.ofNotes(input(request), against, "");
    }

    private BoardInput input(Request request) {
        return new GroupController(builder).input(GroupName.of(request.key()));
    }

    /** Makes a change to the text as it is now. @param seen tells the notes that it may be made to; empty for any */
    private List<String> changed(Request request, String what, Optional<String> seen,
            BiFunction<GroupText, FormData, GroupChange> change) {
        for (int i = 0; i < TRIES; i++) {
            GroupText now = GroupText.of(builder.shelf(), GroupName.of(request.key()));
            if (now.root().isEmpty()) {
                return List.of(builder.text("web.board.not-saved"));
            }
            if (seen.isPresent() && !seen.get().equals(SharedNotes.stamp(now))
                    && !GroupChange.words(request.form()).equals(now.notes())) {
                return List.of(builder.text("web.board.notes-changed", "now", now.notes()));
            }
            GroupChange result = change.apply(now, request.form());
            if (result.text().isEmpty()) {
                return List.of(builder.messages().render(result.says()));
            }
            Optional<WriteAttempt> written = write(request, what, now, result.text().get(),
                    builder.messages().render(result.says()));
            if (written.isPresent()) {
                return written.get().against();
            }
        }
        return List.of(builder.text("web.board.changed"));
    }

    /** That it was tried. @param against why it is not written, or nothing where it is */
    private record WriteAttempt(List<String> against) {}

    /** Empty where the text has changed meanwhile. */
    private Optional<WriteAttempt> write(Request request, String what, GroupText now, String text, String says) {
        SaveOutcome saved = builder.shelf().groups().write(now.name(), now.version(), text);
        return switch (saved) {
            case SaveOutcome.Written written -> {
                builder.activities().update(input(request).memory(what),
                        activity -> activity.saved(written.version(), List.of(says), List.of()));
                yield Optional.of(new WriteAttempt(List.of()));
            }
            case SaveOutcome.ChangedMeanwhile meanwhile -> Optional.empty();
            case SaveOutcome.NotWritten failed -> Optional.of(new WriteAttempt(List.of(
                    builder.messages().render(failed.found().message()))));
        };
    }

    private Reply answer(Request request, String what, List<String> against,
            Supplier<PageView> part) {
        if (request.isPart()) {
            return Reply.Page.of(against.isEmpty() ? Reply.Status.FINE : Reply.Status.REFUSED, part.get());
        }
        return against.isEmpty() ? new Reply.Redirect(Urls.group(request.key()) + "#" + what)
                : new GroupController(builder).shown(request, Reply.Status.REFUSED, List.of(
                        new Notice("refused", String.join(" ", against), List.of(), List.of())
                                .withWritten(request.form(), builder.messages())));
    }
}
