package lampblack.cli.edit;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.character.TakenOver;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.SafeText;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.play.NamedMarks;
import lampblack.play.PartMarks;
import lampblack.play.TakenMarks;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Label;
import lampblack.rules.option.OptionKey;
import lampblack.rules.track.Track;
import lampblack.sheet.text.LedgerText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Takes an entry of the ledger back. */
@Command(name = "undo", description = "Undo a ledger entry.")
public final class UndoCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "FILE", description = "The character.")
    private Path file;

    @Parameters(paramLabel = "N", index = "1", arity = "0..1",
            description = "The number of the entry, as `show --history` prints it; without it, the last.")
    private Optional<Integer> number = Optional.empty();

    @Option(names = "--force", description = "Undo it even if later entries then have problems.")
    private boolean force;

    @Override
    public Integer call() {
        Optional<LoadedCharacter> character = context.characterToChange(file);
        if (character.isEmpty()) {
            return ExitCode.ERRORS;
        }
        int entries = character.get().file().root().items("ledger").size();
        if (entries == 0) {
            throw context.usageError("cli.nothing-to-undo");
        }
        int which = number.orElse(entries);
        if (which < 1 || which > entries) {
            throw context.usageError("cli.no-entry", "number", which, "count", entries);
        }
        Optional<TakenOver> takeover = character.get().file().takenOver().stream()
                .filter(over -> over.index() == which - 1).findFirst();
        if (takeover.isPresent()) {
            throw context.usageError("cli.undo-takeover", "number", which, "version", takeover.get().version().text());
        }
        return undo(character.get(), which);
    }

    private int undo(LoadedCharacter before, int which) {
        ProposedChange attempt = ChangeWriter.editor(context).undo(before, which - 1);
        if (force && attempt.added().stream().anyMatch(problem -> problem.code() == Code.LEDGER__LONE_HALF)) {
            attempt = ChangeWriter.editor(context).undoAlone(before, which - 1);
        }
        if (attempt.after().isEmpty() || !attempt.added().isEmpty() && !force) {
            context.printToErrors("cli.undo-breaks", "number", which, "count", attempt.added().size());
            ChangeWriter.refuse(context, attempt, attempt.added());
            if (attempt.after().isPresent()) {
                context.printToErrors("cli.undo-force");
            }
            return ExitCode.ERRORS;
        }
        int exit = ChangeWriter.save(context, attempt);
        if (exit == ExitCode.FINE) {
            report(before.evaluated(), attempt.after().get().evaluated(), which);
            context.print(context.err(), attempt.added());
        }
        return exit;
    }

    /** Says how many of the marks that came with the entry were taken back. */
    private void marked(EvaluatedCharacter before, long said, String track, long amount) {
        String title = Optional.ofNullable(before.sheet().tracks().get(track)).map(Track::label).map(Label::title)
                .orElse(track.substring(track.indexOf('.') + 1));
        context.printMessage(amount == -said ? "cli.marked-with" : "cli.marks-undone-some", "track", title, "amount",
                signed(amount), "said", signed(-said));
    }

    private void said(String key, NamedMarks.Named mark) {
        mark.words().forEach(words -> context.printMessage(key, "row", mark.path(), "words",
                Message.verbatim(SafeText.line(words))));
    }

    private static String signed(long amount) {
        return (amount > 0 ? "+" : "") + amount;
    }

    private void report(EvaluatedCharacter before, EvaluatedCharacter after, int which) {
        LedgerText words = new LedgerText(before, context.messages());
        Optional<EntryResult> result = before.history().stream()
                .filter(entryResult -> entryResult.entry().header().index() == which - 1).findFirst();
        String what = result.map(words::what).orElse("");
        context.printMessage("cli.undone", "number", which, "what", Message.verbatim(SafeText.line(what)));
        result.map(done -> new TakenMarks(before, done.entry())).ifPresent(marks -> marks.back()
                .forEach((track, amount) -> marked(before, marks.said().get(track), track, amount)));
        result.map(done -> new PartMarks(before, done.entry()).back()).orElse(List.of()).forEach(back ->
                context.printMessage("cli.of-part", "part", back.part(), "words", Message.of(back.back() == -back.said()
                        ? "cli.marked-with" : "cli.marks-undone-some", "track", back.track().label().title(), "amount",
                        signed(back.back()), "said", signed(-back.said()))));
        result.map(done -> new TakenMarks(before, done.entry()).named()).ifPresent(named -> {
            named.back().forEach(mark -> said("cli.words-back", mark));
            named.lost().forEach(mark -> said("cli.words-lost", mark));
        });
        result.map(EntryResult::went).orElse(List.of()).forEach(went -> context.printMessage("cli.went-undone", "option",
                before.derived().title(new OptionKey(went.list(), went.id()))));
        result.map(EntryResult::came).orElse(List.of()).forEach(came -> context.printMessage("cli.came-undone",
                "option",
                before.derived().title(new OptionKey(came.list(), came.id()))));
        for (String track : result.map(EntryResult::changes).orElse(Map.of()).keySet()) {
            String title = after.derived().titleOf(after.sheet().tracks().get(track).label());
            context.printMessage("cli.balance-now", "track", title, "before", before.derived().balance(track), "after",
                    after.derived().balance(track));
        }
    }
}
