package lampblack.edit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.character.Name;
import lampblack.diagnostic.Edit;
import lampblack.node.NewValue;
import lampblack.node.DocumentEditor;
import lampblack.node.MapNode;
import lampblack.play.NamedMarks;
import lampblack.play.PartMarks;
import lampblack.play.PeriodMarks;
import lampblack.play.TakenMarks;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;

/** Writes the marks of play that an entry of the ledger brings, and takes them back with it. */
record EntryMarks(CharacterEditor editor) {

    /** The character with the marks of an entry that was just written. */
    LoadedCharacter with(LoadedCharacter character, EntryResult result, Choices before) {
        if (!result.applied()) {
            return character;
        }
        LedgerEntry entry = result.entry();
        String period = entry.header().node().text("begin").orElse("");
        if (entry.begins(period)) {
            PeriodMarks marks = new PeriodMarks(character.evaluated(), period);
            Map<String, NewValue> said = said(marks.moved());
            marks.movedInParts().forEach((kind, parts) -> {
                Map<String, NewValue> named = new LinkedHashMap<>();
                parts.forEach((name, moved) -> named.put(name, NewValue.map(said(moved))));
                said.put(kind, NewValue.map(named));
            });
            return put(saying(character, entry, said), marks.all());
        }
        TakenMarks marks = new TakenMarks(character.evaluated(), entry);
        Map<String, Long> come = marks.come(before);
        List<NamedMarks.Named> named = marks.named(before).all();
        Map<String, NewValue> said = said(come);
        named.forEach(one -> said.put(one.path(), one.words().isEmpty() ? NewValue.of(one.ticks())
                : one.words().size() == 1 ? NewValue.of(one.words().get(0)) : new NewValue.ListValue(one.words().stream()
                        .map(NewValue::of).toList())));
        if (said.isEmpty()) {
            return marks.named(before).unnamed().isEmpty() ? sayingNothing(character, entry) : character;
        }
        LoadedCharacter now = put(saying(character, entry, said), marks.written(come));
        for (NamedMarks.Named one : named) {
            for (NamedMarks.Named mark : apart(one)) {
                now = marked(now, entry, mark, false);
            }
        }
        return now;
    }

    /** Each word by itself. */
    private static List<NamedMarks.Named> apart(NamedMarks.Named named) {
        return named.words().isEmpty() ? List.of(named) : named.words().stream()
                .map(word -> new NamedMarks.Named(named.path(), List.of(word), 0)).toList();
    }

    private LoadedCharacter marked(LoadedCharacter now, LedgerEntry entry, NamedMarks.Named named, boolean back) {
        return editor.edit(now, new TakenMarks(now.evaluated(), entry).named().edits(named, back)).after().orElse(now);
    }

    /** The character, whose entry says what was marked with it. */
    private LoadedCharacter saying(LoadedCharacter character, LedgerEntry entry, Map<String, NewValue> said) {
        if (said.isEmpty()) {
            return character;
        }
        List<Edit> edits = DocumentEditor.put(entry(character, entry.header().index()).header().node(),
                List.of(TakenMarks.MARKED), NewValue.map(said));
        return editor.edit(character, edits).after().orElse(character);
    }

    /** The character, whose entry names nothing to mark, since nothing of it was. */
    private LoadedCharacter sayingNothing(LoadedCharacter character, LedgerEntry entry) {
        MapNode written = entry(character, entry.header().index()).header().node();
        return !written.has(TakenMarks.MARKED) ? character
                : editor.edit(character, DocumentEditor.remove(written, List.of(TakenMarks.MARKED))).after().orElse(character);
    }

    private static Map<String, NewValue> said(Map<String, Long> moved) {
        Map<String, NewValue> said = new LinkedHashMap<>();
        moved.forEach((track, amount) -> said.put(track, NewValue.of(amount)));
        return said;
    }

    /** An entry as it stands in the text of now. */
    private static LedgerEntry entry(LoadedCharacter character, int index) {
        return character.file().ledger().stream().filter(entry -> entry.header().index() == index).findFirst()
                .orElseThrow();
    }

    /** The character, whose entry was taken back, without the marks that came with it. */
    LoadedCharacter without(LoadedCharacter character, LoadedCharacter before, int index) {
        return before.file().ledger().stream().filter(entry -> entry.header().index() == index).findFirst()
                .map(entry -> withoutMarks(character, before, entry)).orElse(character);
    }

    private LoadedCharacter withoutMarks(LoadedCharacter character, LoadedCharacter before, LedgerEntry entry) {
        TakenMarks marks = new TakenMarks(before.evaluated(), entry);
        Map<List<String>, Long> written = new LinkedHashMap<>(marks.written(marks.back()));
        new PartMarks(before.evaluated(), entry).back().stream().filter(back -> back.back() != 0)
                .forEach(back -> written.put(back.path(), back.now()));
        LoadedCharacter now = character;
        for (Map.Entry<List<String>, Long> mark : written.entrySet()) {
            now = back(now, mark.getKey(), mark.getValue());
        }
        for (NamedMarks.Named back : marks.named().back()) {
            now = marked(now, entry, back, true);
        }
        return now;
    }

    /** The character with so many marks as before an entry: nothing is written where that says the same. */
    LoadedCharacter back(LoadedCharacter now, List<String> path, long marks) {
        List<String> gone = path;
        MapNode root = now.file().root();
        while (gone.size() > 1 && isAlone(root, gone.subList(0, gone.size() - 1))) {
            gone = gone.subList(0, gone.size() - 1);
        }
        return (isStart(now, path, marks) ? editor.edit(now, DocumentEditor.remove(root, gone))
                : editor.put(now, path, NewValue.of(marks))).after().orElse(now);
    }

    private static boolean isAlone(MapNode root, List<String> path) {
        Optional<MapNode> map = Optional.of(root);
        for (String key : path) {
            map = map.flatMap(node -> node.map(key));
        }
        return map.filter(node -> node.all().size() == 1).isPresent();
    }

    /** Whether so many are there without being written. */
    private static boolean isStart(LoadedCharacter now, List<String> path, long marks) {
        Stream<EvaluatedCharacter> of = path.size() == 2 ? Stream.of(now.evaluated())
                : now.evaluated().parts().getOrDefault(path.get(1), Map.of()).entrySet().stream()
                        .filter(part -> Name.of(part.getKey()).key().equals(Name.of(path.get(2)).key()))
                        .map(Map.Entry::getValue);
        return of.anyMatch(at -> at.inPlay().start(path.get(path.size() - 1)) == marks);
    }

    private LoadedCharacter put(LoadedCharacter character, Map<List<String>, Long> marks) {
        LoadedCharacter now = character;
        for (Map.Entry<List<String>, Long> mark : marks.entrySet()) {
            now = editor.put(now, mark.getKey(), NewValue.of(mark.getValue())).after().orElse(now);
        }
        return now;
    }
}
