package lampblack.builder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lampblack.builder.board.BoardInput;
import lampblack.builder.board.BoardLog;
import lampblack.builder.board.BoardPart;
import lampblack.builder.board.BoardSheetBuilder;
import lampblack.builder.change.ChangeResult;
import lampblack.builder.change.CharacterChange;
import lampblack.builder.change.CharacterChanges;
import lampblack.builder.change.LateChange;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Notice;
import lampblack.builder.page.RetryForm;
import lampblack.builder.page.RulingInput;
import lampblack.builder.page.Urls;
import lampblack.builder.play.OddsView;
import lampblack.builder.play.RollRequest;
import lampblack.builder.play.RollingPart;
import lampblack.builder.shelf.GroupName;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.diagnostic.Diagnostic;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.edit.RulingsForChange;
import lampblack.rules.roll.Roll;
import lampblack.rules.track.Trait;

/** Changes sheets from the board of their group; the answer is the sheet alone, unless more has to be said. */
record BoardController(Builder builder) {

    private static final String ROLL = "roll";
    /** The field of a form that is sent from elsewhere, so that the whole board is the answer. */
    private static final String WHOLE = "whole";

    /** {@code POST /group/{stem}/sheets/{sheet}/{change}}. */
    Reply change(Request request) {
        Optional<CharacterChange> change = Optional.ofNullable(CharacterChanges.all(builder.shelf(), builder.seeds())
                .get(request.step("change")));
        boolean isRoll = request.step("change").equals(ROLL);
        if (change.isEmpty() && !isRoll) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        Optional<LoadedCharacter> read = builder.shelf().open(key(request));
        if (read.isEmpty()) {
            return refused(request, Reply.Status.CHANGED_MEANWHILE, new Notice("refused",
                    builder.text("web.board.gone", "file", Keys.file(key(request))), List.of(), List.of()));
        }
        return isRoll ? roll(request, read.get()) : change(request, change.get(), read.get(), LateChange.TRIES);
    }

    private static String key(Request request) {
        return request.step("sheet");
    }

    /** @param tries how often it is made to a file that changes while it is saved */
    private Reply change(Request request, CharacterChange change, LoadedCharacter read, int tries) {
        LoadedCharacter before = builder.editor().takenOver(read);
        Optional<String> seen = request.seen();
        if (seen.isEmpty()) {
            return refused(request, Reply.Status.UNSEEN, Notice.of("refused", builder.text("web.unseen"), List.of(),
                    builder.messages()));
        }
        LateChange late = new LateChange(builder.shelf(), builder.editor(), builder.activities().of(key(request)));
        Optional<ChangeResult> made = late.result(before, seen.get(), change, request.form());
        if (made.isEmpty() || tries == 0) {
            return conflict(request, before, late.isPossible(before, change, request.form()));
        }
        ChangeResult result = made.get();
        ProposedChange proposed = RulingInput.allowed(builder.editor(), result.proposed(), request.form());
        if (!proposed.isProblemFree()) {
            Notice notice = notice("web.refused", proposed.added());
            return refused(request, Reply.Status.REFUSED, !RulingsForChange.canResolve(proposed) ? notice
                    : notice.with(RetryForm.allowing(request.form(), action(request), before.text().version(),
                            builder.messages())));
        }
        return afterSave(request, new ChangeResult(proposed, result.says(), result.isWhole()).from(read),
                current -> change(request, change, current, tries - 1));
    }

    /** @param again makes the change to the file as it has become while this was saved */
    private Reply afterSave(Request request, ChangeResult result, Function<LoadedCharacter, Reply> again) {
        LoadedCharacter after = result.proposed().after().orElseThrow();
        String version = after.text().version();
        return new Reply.AfterSave(result.proposed(), () -> {
            List<String> says = says(request, result);
            builder.activities().update(key(request),
                    activity -> activity.saved(version, says, request.form().all("due")));
            return shown(request, after, result.isWhole() || request.form().text(WHOLE).isPresent());
        }, saved -> switch (saved) {
            // What was judged is not to the byte what was saved, or other files have changed with it.
            case SaveOutcome.Written other -> builder.shelf().open(key(request))
                    .map(current -> shown(request, current, true)).orElseGet(() -> new Reply.Refusal(
                            Reply.Status.MISSING));
            case SaveOutcome.ChangedMeanwhile meanwhile -> {
                builder.activities().update(key(request), activity -> activity.without(version));
                yield builder.shelf().open(key(request)).map(again)
                        .orElseGet(() -> new Reply.Refusal(Reply.Status.MISSING));
            }
            case SaveOutcome.NotWritten failure -> {
                builder.activities().update(key(request), activity -> activity.without(version));
                yield refused(request, Reply.Status.NOT_SAVED, notice("web.not-saved", List.of(failure.found())));
            }
        });
    }

    /** What is said of a change; first of all that it takes one back or does it again. */
    private List<String> says(Request request, ChangeResult result) {
        List<String> says = new ArrayList<>(result.says().stream().map(builder.messages()::render).toList());
        switch (request.step("change")) {
            case "undo" -> says.add(0, builder.text("web.board.undone"));
            case "redo" -> says.add(0, builder.text("web.board.redone"));
            default -> says.addAll(says.isEmpty() ? List.of(builder.text("web.board.done")) : List.of());
        }
        return says;
    }

    private BoardInput input(Request request) {
        return new GroupController(builder).input(GroupName.of(request.key()));
    }

    private Reply shown(Request request, LoadedCharacter current, boolean isWhole) {
        if (!request.isPart()) {
            return new Reply.Redirect(place(request));
        }
        if (isWhole) {
            return new GroupController(builder).shown(request, Reply.Status.FINE, List.of());
        }
        return Reply.Page.of(BoardPart.of(input(request), new BoardSheetBuilder(input(request), current)
                .sheet(List.of()), List.of())).showing(current.text().version());
    }

    private static String place(Request request) {
        return Urls.group(request.key()) + "#" + BoardSheetBuilder.id(key(request));
    }

    /** The roll that a form names, or what is usual {@code on} a trait. */
    private static Optional<Roll> roll(LoadedCharacter character, FormData form) {
        Optional<String> named = form.text(ROLL);
        String on = form.text("on").orElse("");
        return named.isPresent() ? named.map(RollingPart.rolls(character)::get)
                : on.contains(".") ? RollingPart.usual(character, Trait.of(on)) : Optional.empty();
    }

    /** Lets dice fall for a sheet, with whatever else its form may say. */
    private Reply roll(Request request, LoadedCharacter character) {
        FormData form = request.form();
        Optional<Roll> roll = roll(character, form);
        if (roll.isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        RollRequest rollRequest = RollRequest.of(character, roll.get(), form);
        Optional<String> problem = OddsView.problem(builder.messages(), rollRequest);
        if (problem.isEmpty()) {
            DiceThrow dice = new DiceThrow(builder);
            dice.of(rollRequest, List.of(), dice.seed());
        }
        if (!request.isPart()) {
            return problem.map(why -> refused(request, Reply.Status.REFUSED, new Notice("refused", why, List.of(),
                    List.of()))).orElseGet(() -> new Reply.Redirect(place(request)));
        }
        List<LoadedCharacter> all = new GroupController(builder).all(request.key());
        return Reply.Page.of(problem.isEmpty() ? Reply.Status.FINE : Reply.Status.REFUSED, BoardPart.of(input(request),
                new BoardSheetBuilder(input(request), character).sheet(problem.stream().toList()),
                List.of(BoardLog.of(input(request), all, request.fields()))));
    }

    private static String action(Request request) {
        return Urls.group(request.key()) + "/sheets/" + Urls.encoded(key(request)) + "/" + request.step("change");
    }

    private Reply conflict(Request request, LoadedCharacter current, boolean isPossible) {
        Notice plain = new Notice("conflict", builder.text("web.board.conflict", "name", current.name()), List.of(),
                List.of());
        return refused(request, Reply.Status.CHANGED_MEANWHILE, (!isPossible ? plain
                : plain.with(RetryForm.of(request.form(), action(request), builder.text("web.conflict.again"),
                        current.text().version()))).withWritten(request.form(), builder.messages()));
    }

    private Notice notice(String key, List<Diagnostic> reasons) {
        return Notice.of("refused", builder.text(key), reasons, builder.messages());
    }

    private Reply refused(Request request, Reply.Status status, Notice notice) {
        return new GroupController(builder).shown(request, status, List.of(notice));
    }
}
