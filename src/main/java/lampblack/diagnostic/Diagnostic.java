package lampblack.diagnostic;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * One problem: how bad, what kind, where, in which words, with further places and fixes.
 *
 * @param id what the problem is called: the id of its code, or {@code rule.<id>} for a rule that an author wrote
 */
public record Diagnostic(
        Code code, String id, Severity severity, Span span, Message message, List<Note> notes, List<Fix> fixes)
        implements Comparable<Diagnostic> {

    private static final int MAX_LISTED = 14;

    public Diagnostic {
        notes = List.copyOf(notes);
        fixes = List.copyOf(fixes);
    }

    /** A problem in the wording of its code, which takes alternating names and values. */
    public static Diagnostic of(Code code, Span span, Object... namesAndValues) {
        return new Diagnostic(code, code.id(), code.severity(), span, Message.of(code.id(), namesAndValues), List.of(),
                List.of());
    }

    /** A problem in a wording of its own. */
    public static Diagnostic of(Code code, Span span, Message message) {
        return new Diagnostic(code, code.id(), code.severity(), span, message, List.of(), List.of());
    }

    public Diagnostic withSeverity(Severity other) {
        return new Diagnostic(code, id, other, span, message, notes, fixes);
    }

    /** The same problem under the name of an author's rule. */
    public Diagnostic withId(String other) {
        return new Diagnostic(code, other, severity, span, message, notes, fixes);
    }

    public Diagnostic note(Message words) {
        return note(new Note(words, Optional.empty()));
    }

    public Diagnostic note(Message words, Span place) {
        return note(new Note(words, Optional.of(place)));
    }

    public Diagnostic note(Note note) {
        return notes(List.of(note));
    }

    /** The same problem with further notes. */
    public Diagnostic notes(List<Note> further) {
        List<Note> more = new ArrayList<>(notes);
        more.addAll(further);
        return new Diagnostic(code, id, severity, span, message, more, fixes);
    }

    /** The same problem with other notes. */
    public Diagnostic withNotes(List<Note> others) {
        return new Diagnostic(code, id, severity, span, message, others, fixes);
    }

    public Diagnostic fix(Fix fix) {
        List<Fix> more = new ArrayList<>(fixes);
        more.add(fix);
        return new Diagnostic(code, id, severity, span, message, notes, more);
    }

    /** Whether it keeps something from being read at all: the text is none, or has not its form. */
    public boolean isOfForm() {
        return severity == Severity.ERROR && (code.id().startsWith("schema.") || code.id().startsWith("yaml."));
    }

    /** The same problem without its fix. */
    public Diagnostic withoutFixes() {
        return new Diagnostic(code, id, severity, span, message, notes, List.of());
    }

    /** Adds "did you mean" with its fix, where one of the known names is near to what is written. */
    public Diagnostic suggest(String written, Iterable<String> known) {
        return NearestName.to(written, known).map(name -> suggestName(written, name)).orElse(this);
    }

    /** The same; where none is near, adds which names there are, if they are few. */
    public Diagnostic suggestOrList(String written, Collection<String> known) {
        Diagnostic near = suggest(written, known);
        boolean few = near == this && !known.isEmpty() && known.size() <= MAX_LISTED;
        return few ? note(Message.of("note.known-names", "names", known.stream()
                .map(Message::quoted).toList(), "count", known.size())) : near;
    }

    /** The same for words of ours, of which none but the known ones can be meant. */
    public Diagnostic suggestWord(String written, Iterable<String> known) {
        return NearestName.word(written, known).map(word -> suggestName(written, word, true)).orElse(this);
    }

    /** Adds "did you mean" with its fix, where it is known what is meant by what is written. */
    public Diagnostic suggestName(String written, String name) {
        return suggestName(written, name, NearestName.isSame(written, name));
    }

    private Diagnostic suggestName(String written, String name, boolean sure) {
        Diagnostic noted = note(Message.of("note.did-you-mean", "name", name));
        Fix fix = Fix.replace(span, name);
        return span.text().equals(written) ? noted.fix(sure ? fix : fix.guessed()) : noted;
    }

    // Written out, because comparators made of comparators are slow to make in a program that is over at once.
    @Override
    public int compareTo(Diagnostic other) {
        int order = span.compareTo(other.span);
        order = order != 0 ? order : severity.compareTo(other.severity);
        order = order != 0 ? order : id.compareTo(other.id);
        return order != 0 ? order : message.key().compareTo(other.message.key());
    }
}
