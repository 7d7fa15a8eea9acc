package lampblack.migration;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.Choices;
import lampblack.character.Part;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Note;
import lampblack.diagnostic.Span;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Track;
import lampblack.ruleset.migration.BlockPath;
import lampblack.ruleset.migration.Edition;
import lampblack.ruleset.migration.Merged;
import lampblack.ruleset.migration.Moved;

/**
 * Says of a character which of the things that it names have become one with others, and which stand elsewhere.
 *
 * @param end what the character has come to under today's rules
 * @param place where the file says its version
 */
public record BecameRemarks(Takeover takeover, DerivedSheet end, Span place) {

    public List<Diagnostic> told() {
        List<Diagnostic> told = new ArrayList<>();
        List<Note> merged = new ArrayList<>();
        List<Note> moved = new ArrayList<>();
        for (Edition edition : takeover.since()) {
            edition.changes().stream().filter(change -> change.sheet().equals(end.sheet().id())).forEach(change -> {
                change.asMerged().filter(this::isNamed).ifPresent(one -> merged.addAll(notes(one)));
                change.asMoved().filter(one -> names(one.sheet(), one.at())
                        || isBrought(one.to())).ifPresent(one -> moved.add(note(one)));
            });
        }
        tell(Code.CHARACTER__MERGED, merged).ifPresent(told::add);
        tell(Code.CHARACTER__MOVED, moved).ifPresent(told::add);
        return told;
    }

    private Optional<Diagnostic> tell(Code code, List<Note> notes) {
        Diagnostic told = Diagnostic.of(code, place);
        for (Note note : notes) {
            told = told.note(note.message(), note.span().orElse(place));
        }
        return notes.isEmpty() ? Optional.empty() : Optional.of(told);
    }

    private boolean names(String sheet, BlockPath path) {
        return takeover.former().contains(new FormerThing(sheet, path));
    }

    private boolean isNamed(Merged merged) {
        return merged.sources().stream().anyMatch(source -> names(merged.sheet(), source)
                || isBrought(source)) || isBrought(merged.at());
    }

    /** Whether it is one of all that something has become, of which the file names only that. */
    private boolean isBrought(BlockPath at) {
        return at.isOption() && new WholeAndParts(end).of(at).flatMap(derived -> derived.choices()
                .taken(at.list(), at.id()).stream()).anyMatch(TakenOption::brought);
    }

    private List<Note> notes(Merged merged) {
        List<String> were = merged.sources().stream().map(this::title).toList();
        String now = title(merged.at());
        Message one = were.size() == 1 ? Message.of("note.merged-one", "was", were.get(0), "now", now)
                : Message.of("note.merged", "were", were, "now", now);
        List<Note> notes = new ArrayList<>();
        notes.add(new Note(merged.because().isEmpty() ? one : Message.of("note.merged-because", "merged", one,
                "because", Message.verbatim(merged.because())), Optional.of(merged.place())));
        seconds(merged).map(taken -> new Note(second(merged, taken, now), Optional.of(taken.pick().span())))
                .forEach(notes::add);
        return notes;
    }

    /** What counts as no longer in the game, since what it became is there besides. */
    private Stream<TakenOption> seconds(Merged merged) {
        if (!merged.at().isOption()) {
            return Stream.empty();
        }
        Stream<Choices> all = merged.at().partKind().map(kind -> end.choices().parts(kind).values().stream()
                .map(Part::state)).orElseGet(() -> Stream.of(end.choices()));
        SheetRules rules = rules(merged.at());
        return all.flatMap(choices -> choices.list(merged.at().list()).stream()).filter(taken -> !taken.made()
                && merged.from().containsKey(taken.id()) && rules.option(taken.list(), taken.id())
                .filter(option -> option.label().isRetired()).isPresent());
    }

    private Message second(Merged merged, TakenOption taken, String now) {
        String title = title(merged.at().called(taken.id()));
        List<String> worth = merged.worth().entrySet().stream().map(this::amount).toList();
        return worth.isEmpty() || !PaidFor.of(takeover.file()).has(taken)
                ? Message.of("note.merged-second", "was", title, "now", now)
                : Message.of("note.merged-second-worth", "was", title, "now", now, "worth", worth);
    }

    private String amount(Map.Entry<String, Long> worth) {
        Track track = end.sheet().tracks().get(worth.getKey());
        return worth.getValue() + " " + (track == null ? worth.getKey() : track.label().title(worth.getValue()));
    }

    private Note note(Moved moved) {
        SheetRules rules = rules(moved.to());
        return new Note(Message.of("note.moved", "thing", title(moved.to()), "list",
                rules.lists().get(moved.to().list()).label().title(), "was",
                rules.lists().get(moved.at().list()).label().title()), Optional.of(moved.place()));
    }

    private SheetRules rules(BlockPath path) {
        return path.partKind().map(kind -> end.sheet().parts().get(kind).sheet()).orElseGet(end::sheet);
    }

    private String title(BlockPath path) {
        SheetRules rules = rules(path);
        Optional<Label> label = path.isOption() ? rules.option(path.list(), path.id()).map(option -> option.label())
                : path.block().equals("advances") ? Optional.ofNullable(rules.advances().get(path.id()))
                        .map(advance -> advance.label())
                : Optional.ofNullable(rules.earning().get(path.id())).map(way -> way.label());
        return label.map(Label::title).orElseGet(() -> Label.words(path.id()));
    }
}
