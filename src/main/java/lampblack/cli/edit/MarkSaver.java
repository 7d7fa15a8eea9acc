package lampblack.cli.edit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import lampblack.character.Name;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.SafeText;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.node.NewValue;
import lampblack.play.MarkResult;
import lampblack.play.MarkWriter;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
import lampblack.sheet.Markup;
import lampblack.sheet.text.LedgerText;

/** How marks are written: each on what those before it left, and all of them saved at once or none. */
public final class MarkSaver {

    private final CommandContext context;
    private final LoadedCharacter before;
    private final Optional<String> part;
    private final List<String> says = new ArrayList<>();
    private ProposedChange attempt;

    public MarkSaver(CommandContext context, LoadedCharacter before, Optional<String> part) {
        this(context, part, new ProposedChange(before, before.text().source().text(), Optional.of(before), List.of()));
    }

    private MarkSaver(CommandContext context, Optional<String> part, ProposedChange begun) {
        this.context = context;
        this.before = begun.before();
        this.part = part;
        this.attempt = begun;
    }

    /**
     * Adds an entry to the ledger, which owners pay for; their files, with what they pay, are to be saved with this
     * one.
     * Empty where something speaks against it, which is told.
     */
    public Optional<List<MarkSaver>> add(NewValue entry) {
        ProposedChange next = ChangeWriter.editor(context).add(attempt.after().orElseThrow(), List.of(entry));
        if (!next.isProblemFree()) {
            ChangeWriter.refuse(context, next, next.added());
            return Optional.empty();
        }
        EvaluatedCharacter evaluated = next.after().orElseThrow().evaluated();
        EntryResult written = evaluated.history().get(evaluated.history().size() - 1);
        LedgerText words = new LedgerText(evaluated, context.messages());
        says.add(SafeText.line(words.what(written) + ": " + words.change(written) + "."));
        attempt = new ProposedChange(before, next.text(), next.after(), List.of());
        return Optional.of(next.others().stream().map(other -> new MarkSaver(context, Optional.empty(), other))
                .toList());
    }

    /** Whether it writes the file of a character. */
    public boolean writes(LoadedCharacter character) {
        return before.text().source().name().equals(character.text().source().name());
    }

    /** The marks as they stand now. */
    MarkWriter marking() {
        EvaluatedCharacter whole = attempt.after().orElseThrow().evaluated();
        if (part.isEmpty()) {
            return MarkWriter.of(whole);
        }
        List<String> known = new ArrayList<>();
        for (Map.Entry<String, Map<String, EvaluatedCharacter>> kind : whole.parts().entrySet()) {
            for (String name : kind.getValue().keySet()) {
                if (List.of(Name.of(name).key(), kind.getKey() + "." + Name.of(name).key())
                        .contains(Name.of(part.get()).key())) {
                    return MarkWriter.ofPart(whole, kind.getKey(), name);
                }
                known.add(name);
            }
        }
        context.requireKnown("cli.no-part", part.get(), known);
        throw context.usageError("cli.no-part", "name", part.get());
    }

    /** Marks something; whether nothing speaks against it. */
    public boolean mark(Function<MarkWriter, MarkResult> change) {
        return mark(marking(), change);
    }

    /** Marks something on the character itself, whatever part is marked otherwise. */
    public boolean markWhole(Function<MarkWriter, MarkResult> change) {
        return mark(MarkWriter.of(attempt.after().orElseThrow().evaluated()), change);
    }

    private boolean mark(MarkWriter writer, Function<MarkWriter, MarkResult> change) {
        LoadedCharacter now = attempt.after().orElseThrow();
        MarkResult marked = change.apply(writer);
        if (marked.refused().isPresent()) {
            if (marked.misuse()) {
                throw context.usageError(marked.refused().get());
            }
            context.err().println(SafeText.line(context.messages().render(marked.refused().get())));
            whenFull(marked).ifPresent(context.err()::println);
            context.printToErrors("cli.not-written-because", "file", file());
            return false;
        }
        ProposedChange next = ChangeWriter.editor(context).edit(now, marked.edits());
        if (next.after().isEmpty() || !next.added().isEmpty()) {
            ChangeWriter.refuse(context, next, next.added());
            return false;
        }
        marked.says().forEach(message -> says.add(SafeText.line(context.messages().render(message))));
        whenFull(marked).ifPresent(says::add);
        new FullRequestText(now.evaluated(), next.after().get().evaluated(), before.text().source().name()).words()
                .forEach(message -> says.add(SafeText.line(context.messages().render(message))));
        attempt = new ProposedChange(before, next.text(), next.after(), List.of());
        return true;
    }

    /** Saves what is marked and says what was done. */
    int save(OnConflict onConflict) {
        int exit = write(List.of(), onConflict);
        if (exit == ExitCode.FINE) {
            says.forEach(context.out()::println);
        }
        return exit;
    }

    /** Saves what is marked. */
    public int write() {
        return write(List.of());
    }

    /** Saves what is marked here and in other files, all of it or nothing. */
    public int write(List<MarkSaver> others) {
        return write(others, OnConflict.TELL);
    }

    private int write(List<MarkSaver> others, OnConflict onConflict) {
        List<MarkSaver> changed = new ArrayList<>(List.of(this));
        changed.addAll(others);
        changed.removeIf(saver -> saver.attempt.text().equals(saver.before.text().source().text()));
        List<ProposedChange> attempts = changed.stream().map(saver -> saver.attempt).toList();
        int exit = changed.isEmpty() ? ExitCode.FINE
                : ChangeWriter.write(context, attempts.get(0).with(attempts.subList(1, attempts.size())), onConflict);
        if (exit == ExitCode.FINE) {
            others.forEach(other -> {
                says.addAll(other.says);
                if (changed.contains(other)) {
                    ChangeWriter.alsoWritten(other.attempt).forEach(words ->
                            says.add(SafeText.line(context.messages().render(words))));
                }
            });
        }
        return exit;
    }

    /** What was done. */
    public List<String> messages() {
        return List.copyOf(says);
    }

    private Message file() {
        return Message.verbatim(SafeText.line(Path.of(before.text().source().name()).toString()));
    }

    private static Optional<String> whenFull(MarkResult marked) {
        return words(marked.whenFull());
    }

    /** What a track says of being full, as plain text; empty where it says nothing. */
    static Optional<String> words(String whenFull) {
        return Optional.of(Markup.plain(whenFull)).filter(words -> !words.isEmpty());
    }
}
