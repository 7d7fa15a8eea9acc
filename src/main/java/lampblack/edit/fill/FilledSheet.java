package lampblack.edit.fill;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.play.MarkResult;
import lampblack.play.MarkWriter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.sheet.Fillable;
import lampblack.sheet.build.SheetBuilder;
import lampblack.sheet.fill.FillPlace;
import lampblack.sheet.fill.FillPlaces;

/**
 * Reads what was filled in on a sheet back into the character that it was printed of: only what has changed since then, and
 * nothing that the character's file says otherwise by now.
 */
public final class FilledSheet {

    private final CharacterEditor editor;
    private final List<Message> says = new ArrayList<>();
    private final List<Message> unread = new ArrayList<>();
    private final Map<String, FillPlace> places;
    private ProposedChange change;

    private FilledSheet(CharacterEditor editor, LoadedCharacter before, Messages messages) {
        this.editor = editor;
        this.places = FillPlaces.of(new SheetBuilder(messages).filled(before.evaluated()));
        this.change = new ProposedChange(before, before.text().source().text(), Optional.of(before), List.of());
    }

    /** Reads fields back. @param messages in which sheets are printed */
    public static ReadBack read(List<FilledField> fields, CharacterEditor editor, LoadedCharacter before,
            Messages messages) {
        FilledSheet sheet = new FilledSheet(editor, before, messages);
        Map<String, List<FilledField>> byPlace = new LinkedHashMap<>();
        fields.forEach(field -> byPlace.computeIfAbsent(sheet.place(field.name()), at -> new ArrayList<>()).add(field));
        byPlace.forEach((at, filled) -> sheet.place(at, filled, byPlace));
        return new ReadBack(sheet.change, sheet.says, sheet.unread);
    }

    /** The place that a field is at: its own, or that of a row of marks. */
    private String place(String name) {
        return switch (places.get(name)) {
            case null -> row(name);
            case FillPlace.MarkedPlace marks -> marks.alone() ? name : row(name);
            case FillPlace.WrittenPlace words -> name;
        };
    }

    private static String row(String name) {
        int dot = name.lastIndexOf('.');
        return dot < 0 || !name.substring(dot + 1).matches("[0-9]+") ? name : name.substring(0, dot);
    }

    private void place(String at, List<FilledField> filled, Map<String, List<FilledField>> all) {
        if (filled.stream().allMatch(field -> same(field.value(), field.before()))) {
            return;
        }
        FillPlace place = places.get(at);
        switch (place) {
            case null -> unread.add(Message.of("import.gone", "name", filled.get(0).name(), "words",
                    words(filled.get(0).value())));
            case FillPlace.MarkedPlace marks -> marks(marks, filled, all);
            case FillPlace.WrittenPlace words -> words(words, filled.get(0), all);
        }
    }

    private void marks(FillPlace.MarkedPlace place, List<FilledField> filled, Map<String, List<FilledField>> all) {
        long made = filled.stream().filter(FilledField::isMade).count();
        long before = filled.stream().filter(FilledField::wasMade).count();
        long now = 0;
        for (int i = 1; i <= place.marks().size(); i++) {
            now += place.isFilled(i) ? 1 : 0;
        }
        if (made == before || made == now || isNamed(all.get(Fillable.within(place.at(), "name")))) {
            return;
        }
        if (now != before) {
            conflict(place, String.valueOf(made), String.valueOf(before), String.valueOf(now));
            return;
        }
        take(place, String.valueOf(made), steps(place).marks(made));
    }

    /** Whether an empty clock was given a name, with which its marks are read. */
    private static boolean isNamed(List<FilledField> name) {
        return name != null && name.get(0).isMade();
    }

    private void words(FillPlace.WrittenPlace place, FilledField field, Map<String, List<FilledField>> all) {
        if (same(field.value(), place.value())) {
            return;
        }
        if (!same(field.before(), place.value())) {
            conflict(place, field.value(), field.before(), place.value());
            return;
        }
        String of = place.at().endsWith(".name") ? place.at().substring(0, place.at().length() - 5) : "";
        if (places.get(of) instanceof FillPlace.MarkedPlace clock) {
            long made = all.getOrDefault(of, List.of()).stream().filter(FilledField::isMade).count();
            take(place, field.value(), steps(clock).begin(field.value().strip(), clock.marks().size(), made));
        } else {
            take(place, field.value(), steps(place).words(place.value(), field.value().strip()));
        }
    }

    private PlaceSteps steps(FillPlace place) {
        List<String> words = List.of(place.at().split("\\."));
        boolean ofPart = words.get(0).equals("parts") && words.size() > 3;
        return new PlaceSteps(writer(place.at()), ofPart ? words.subList(3, words.size()) : words, place.title());
    }

    /** Writes marks of the character, or of the part that a place is in. */
    private MarkWriter writer(String at) {
        EvaluatedCharacter whole = change.after().orElseThrow().evaluated();
        String[] words = at.split("\\.");
        return words.length < 4 || !words[0].equals("parts") ? MarkWriter.of(whole)
                : whole.parts().getOrDefault(words[1], Map.of()).keySet().stream()
                .filter(name -> Fillable.word(name).equals(words[2])).findFirst()
                .map(name -> MarkWriter.ofPart(whole, words[1], name)).orElseGet(() -> MarkWriter.of(whole));
    }

    private void take(FillPlace place, String filled, List<PlaceSteps.MarkInTurn> steps) {
        if (steps.isEmpty()) {
            unread.add(Message.of(steps(place).why(), "name", place.at(), "title", place.title(), "words",
                    words(filled)));
            return;
        }
        ProposedChange kept = change;
        List<Message> said = new ArrayList<>();
        for (PlaceSteps.MarkInTurn step : steps) {
            MarkResult marked = step.apply(writer(place.at()));
            ProposedChange next = marked.refused().isPresent() || marked.edits().isEmpty() ? change
                    : editor.edit(change.after().orElseThrow(), marked.edits());
            Optional<Message> against = marked.refused().or(() -> next.added().stream().findFirst()
                    .map(problem -> problem.message()));
            if (against.isPresent() || next.after().isEmpty()) {
                change = kept;
                unread.add(Message.of("import.refused", "name", place.at(), "title", place.title(), "words",
                        words(filled), "reason", against.orElseGet(() -> Message.of("import.not-a-character"))));
                return;
            }
            said.addAll(marked.says());
            change = new ProposedChange(kept.before(), next.text(), next.after(), List.of());
        }
        says.addAll(said);
    }

    private void conflict(FillPlace place, String filled, String before, String now) {
        unread.add(Message.of("import.conflict", "name", place.at(), "title", place.title(), "words", words(filled),
                "before", words(before), "now", words(now)));
    }

    private static Message words(String words) {
        return words.isBlank() ? Message.of("import.empty") : Message.of("cli.quoted", "word",
                words.strip().split("\n", 2)[0]);
    }

    /** Whether two texts say the same, without empty lines and blanks at their ends. */
    private static boolean same(String one, String other) {
        return bare(one).equals(bare(other));
    }

    private static String bare(String text) {
        return Stream.of(text.split("\n")).map(String::strip).filter(line -> !line.isEmpty()).collect(Collectors.joining("\n"));
    }
}
