package lampblack.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import lampblack.character.Name;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Shown;
import lampblack.engine.Marked;
import lampblack.engine.Marking;
import lampblack.engine.Outcome;
import lampblack.io.Attempt;
import lampblack.io.LoadedCharacter;
import lampblack.sheet.Markup;

/** How marks are written: each on what those before it left, and all of them saved at once or none. */
final class MarkWriting {

    private final Desk desk;
    private final LoadedCharacter before;
    private final Optional<String> part;
    private final List<String> says = new ArrayList<>();
    private Attempt attempt;

    MarkWriting(Desk desk, LoadedCharacter before, Optional<String> part) {
        this.desk = desk;
        this.before = before;
        this.part = part;
        this.attempt = new Attempt(before, before.text().source().text(), Optional.of(before), List.of());
    }

    /** The marks as they stand now. */
    Marking marking() {
        Outcome whole = attempt.after().orElseThrow().outcome();
        if (part.isEmpty()) {
            return Marking.of(whole);
        }
        List<String> known = new ArrayList<>();
        for (Map.Entry<String, Map<String, Outcome>> kind : whole.parts().entrySet()) {
            for (String name : kind.getValue().keySet()) {
                if (List.of(Name.of(name).key(), kind.getKey() + "." + Name.of(name).key())
                        .contains(Name.of(part.get()).key())) {
                    return Marking.ofPart(whole, kind.getKey(), name);
                }
                known.add(name);
            }
        }
        desk.known("cli.no-part", part.get(), known);
        throw desk.misuse("cli.no-part", "name", part.get());
    }

    /** Marks something; whether nothing speaks against it. */
    boolean mark(Function<Marking, Marked> change) {
        LoadedCharacter now = attempt.after().orElseThrow();
        Marked marked = change.apply(marking());
        if (marked.refused().isPresent()) {
            if (marked.misuse()) {
                throw desk.misuse(marked.refused().get());
            }
            desk.err().println(Shown.line(desk.messages().render(marked.refused().get())));
            whenFull(marked).ifPresent(desk.err()::println);
            desk.remark("cli.not-written-because", "file", file());
            return false;
        }
        Attempt next = Writing.editor(desk).edit(now, marked.edits());
        if (next.after().isEmpty() || !next.added().isEmpty()) {
            Writing.refuse(desk, next, next.added());
            return false;
        }
        marked.says().forEach(each -> says.add(Shown.line(desk.messages().render(each))));
        whenFull(marked).ifPresent(says::add);
        attempt = new Attempt(before, next.text(), next.after(), List.of());
        return true;
    }

    /** Saves what is marked and says what was done. */
    int save() {
        int exit = write();
        if (exit == Exit.FINE) {
            says.forEach(desk.out()::println);
        }
        return exit;
    }

    /** Saves what is marked. */
    int write() {
        boolean same = attempt.text().equals(before.text().source().text());
        return same ? Exit.FINE : Writing.save(desk, attempt);
    }

    /** What was done. */
    List<String> says() {
        return List.copyOf(says);
    }

    private Message file() {
        return Message.verbatim(Shown.line(Path.of(before.text().source().name()).toString()));
    }

    private static Optional<String> whenFull(Marked marked) {
        String words = Markup.paragraphs(marked.whenFull()).stream().flatMap(each -> each.spans().stream())
                .map(Markup.Span::text).collect(Collectors.joining());
        return words.isEmpty() ? Optional.empty() : Optional.of(words);
    }
}
