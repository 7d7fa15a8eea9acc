package lampblack.character;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;
import lampblack.diagnostic.Note;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;

/** Keys of a character file that are none, each with a few words, which were meant to stand in {@code fields}. */
record StrayFields(MapNode root, Set<String> known) {

    /** The entries that stand alone in their lines; none where there are fields already. */
    List<MapNode.Entry> find() {
        return root.has("fields") ? List.of() : root.all().stream()
                .filter(entry -> !known.contains(entry.key().text()) && entry.value().asScalar().isPresent()
                && NearestName.word(entry.key().text(), known).isEmpty() && isWholeLine(span(entry))).toList();
    }

    private static Span span(MapNode.Entry entry) {
        return entry.key().span().to(entry.value().span());
    }

    private static boolean isWholeLine(Span span) {
        return span.column() == 1 && span.line() == span.endLine()
                && span.source().lineText(span.line()).stripTrailing().equals(span.text());
    }

    /** The problem of the first of them, told for all, with the fix that moves them. */
    static Diagnostic told(Diagnostic first, List<MapNode.Entry> all) {
        return first.note(Message.of("note.field-within")).notes(all.stream().skip(1)
                .map(entry -> new Note(Message.of("note.field-too", "key", entry.key().text()),
                        Optional.of(entry.key().span()))).toList()).fix(fix(all));
    }

    private static Fix fix(List<MapNode.Entry> all) {
        List<Edit> edits = new ArrayList<>();
        edits.add(new Edit(span(all.get(0)), all.stream().map(entry -> "\n  " + span(entry).text())
                .collect(Collectors.joining("", "fields:", ""))));
        for (MapNode.Entry entry : all.subList(1, all.size())) {
            Span span = span(entry);
            Source source = span.source();
            int end = span.line() < source.lines() ? source.lineStart(span.line() + 1) : source.text().length();
            edits.add(new Edit(source.span(span.start(), end), ""));
        }
        return new Fix(Message.of("fix.into-fields", "count", all.size()), edits);
    }
}
