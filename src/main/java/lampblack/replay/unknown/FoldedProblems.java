package lampblack.replay.unknown;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Note;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Span;
import lampblack.migration.UnknownName;
import lampblack.rules.SheetRules;

/**
 * What is said of a file once each unknown name is told once, with all that follows from it.
 *
 * @param told in the order of the file
 * @param folded what is now part of something else
 */
public record FoldedProblems(List<Diagnostic> told, Set<Diagnostic> folded) {

    private static final int MAX_LISTED = 5;
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]*");

    /**
     * Folds what follows from names into what is said of them.
     *
     * @param uncertain which balances are not known, in words
     * @param skipped the entries of the ledger that take no effect, by their index
     */
    public static FoldedProblems of(Doubts doubts, List<Diagnostic> found, SheetRules sheet, List<Message> uncertain,
            Set<Integer> skipped) {
        Map<Diagnostic, Diagnostic> told = new LinkedHashMap<>();
        Set<Diagnostic> folded = new HashSet<>();
        Optional<NamedProblems> playbook = doubts.names().stream().filter(name -> doubts.changed() && name.isPlaybook())
                .findFirst();
        List<NamedProblems> apart = doubts.names().stream()
                .filter(name -> playbook.isEmpty() || name == playbook.get() || !name.isOption()).toList();
        Optional<NamedProblems> ofBalances = apart.stream().filter(name -> Loss.isInLedger(name.name(), doubts.file()))
                .findFirst().or(() -> playbook);
        for (NamedProblems name : apart) {
            List<Diagnostic> following = new ArrayList<>(doubts.following(name.name()));
            if (playbook.filter(name::equals).isPresent()) {
                doubts.names().stream().filter(other -> !apart.contains(other)).forEach(other -> {
                    following.addAll(other.own());
                    following.addAll(doubts.following(other.name()));
                });
            }
            List<Message> balances = ofBalances.filter(name::equals).isPresent() ? uncertain : List.of();
            told.put(name.first(), told(name, following, doubts,
                    Loss.of(name.name(), doubts.file(), sheet, skipped), balances));
            folded.addAll(name.own());
            folded.remove(name.first());
            folded.addAll(following);
        }
        return new FoldedProblems(found.stream().filter(problem -> !folded.contains(problem))
                .map(problem -> told.getOrDefault(problem, problem)).toList(), folded);
    }

    private static Diagnostic told(NamedProblems name, List<Diagnostic> following, Doubts doubts,
            Optional<Message> loss, List<Message> balances) {
        Diagnostic first = name.first();
        List<Diagnostic> own = name.own().stream().filter(problem -> problem != first).toList();
        boolean near = !first.fixes().isEmpty();
        boolean renamed = ID.matcher(name.name().id()).matches()
                && (doubts.changed() || !near && !following.isEmpty());
        Diagnostic whole = meant(severe(first, own, following), name.name(), doubts);
        List<Note> placed = new ArrayList<>(whole.notes().stream().filter(note -> note.span().isPresent()).toList());
        placed.addAll(again(first, own));
        placed.addAll(because(near ? List.of() : following));
        List<Note> notes = new ArrayList<>(whole.notes().stream().filter(note -> note.span().isEmpty()).toList());
        loss.ifPresent(lost -> notes.add(new Note(lost, Optional.empty())));
        balances.forEach(words -> notes.add(new Note(words, Optional.empty())));
        if (renamed) {
            notes.add(new Note(Message.of("note.renamed-unsaid", "name", name.name().id()), Optional.empty()));
        }
        notes.addAll(placed);
        return whole.withNotes(notes);
    }

    /** As grave as what it stands for. */
    private static Diagnostic severe(Diagnostic first, List<Diagnostic> own, List<Diagnostic> following) {
        List<Diagnostic> all = new ArrayList<>(own);
        all.addAll(following);
        return all.stream().anyMatch(problem -> problem.severity() == Severity.ERROR)
                ? first.withSeverity(Severity.ERROR) : first;
    }

    /** With what was meant most likely, written in every place. */
    private static Diagnostic meant(Diagnostic first, UnknownName name, Doubts doubts) {
        Diagnostic noted = first.fixes().isEmpty()
                ? doubts.meant(name).map(other -> first.note(Message.of("note.did-you-mean", "name", other)))
                .orElse(first) : first;
        Optional<String> near = first.fixes().isEmpty() ? doubts.meant(name) : Optional.of(first.fixes().get(0))
                .filter(fix -> name.places().size() > 1 && fix.edits().size() == 1)
                .map(fix -> fix.edits().get(0).replacement()).filter(name.candidates()::contains);
        return near.map(other -> everywhere(noted, name, other)).orElse(noted);
    }

    private static Diagnostic everywhere(Diagnostic problem, UnknownName name, String other) {
        List<Edit> edits = new ArrayList<>();
        List<Span> places = name.places();
        List<String> texts = name.textsWith(other);
        for (int i = 0; i < places.size(); i++) {
            edits.add(new Edit(places.get(i), places.get(i).text().replace(name.id(), other)));
            if (!edits.get(i).replacement().equals(texts.get(i))) {
                return problem;
            }
        }
        boolean sure = problem.fixes().stream().anyMatch(Fix::sure);
        return problem.withoutFixes().fix(new Fix(Message.of("fix.replace", "old", name.id(), "new", other), edits,
                sure));
    }

    private static List<Note> again(Diagnostic first, List<Diagnostic> own) {
        Set<Optional<Span>> told = new HashSet<>();
        told.add(Optional.of(first.span()));
        first.notes().forEach(note -> told.add(note.span()));
        List<Note> notes = new ArrayList<>();
        for (Diagnostic problem : own) {
            if (told.add(Optional.of(problem.span()))) {
                notes.add(new Note(Message.of("note.named-again"), Optional.of(problem.span())));
            }
        }
        return notes;
    }

    private static List<Note> because(List<Diagnostic> following) {
        List<Note> notes = new ArrayList<>();
        following.stream().limit(MAX_LISTED).forEach(problem -> notes.add(new Note(Message.of("note.may-depend-on-it",
                "what", problem.message()), Optional.of(problem.span()))));
        long more = following.size() - MAX_LISTED;
        if (more > 0) {
            notes.add(new Note(Message.of("note.may-depend-on-it.more", "count", more), Optional.empty()));
        }
        return notes;
    }
}
