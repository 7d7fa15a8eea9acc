package lampblack.builder.takeover;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Messages;
import lampblack.migration.RenamedId;
import lampblack.migration.RetiredRemarks;
import lampblack.migration.Takeover;
import lampblack.node.Scalar;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Label;
import lampblack.ruleset.migration.BlockPath;

/**
 * Says in the game's words what versions changed for a character that have come since its file was written.
 *
 * @param takeover of the file as it was written
 * @param evaluated what the character has come to under today's rules
 */
public record MovedWords(Takeover takeover, EvaluatedCharacter evaluated, Messages messages) {

    /** A sentence for each sort of change, with what it is. */
    public List<ChangeLine> all() {
        List<ChangeLine> all = new ArrayList<>();
        List<String> renamed = renamed();
        if (!renamed.isEmpty()) {
            all.add(new ChangeLine(messages.text("web.moved.renamed", "count", renamed.size()), renamed));
        }
        new RetiredRemarks(takeover, evaluated.derived(), takeover.file().version().map(Scalar::span)
                .orElse(takeover.file().span())).told().ifPresent(told -> all.add(line(told)));
        return all;
    }

    private ChangeLine line(Diagnostic told) {
        return new ChangeLine(messages.render(told.message()), told.notes().stream()
                .map(note -> messages.render(note.message())).toList());
    }

    /** What players would see renamed: an id that reads like the title is none of their business. */
    private List<String> renamed() {
        Map<String, String> first = new LinkedHashMap<>();
        for (RenamedId id : takeover.renamed()) {
            String sheet = id.since().sheet();
            BlockPath way = id.since().path();
            String old = Label.words(id.written().text().substring(id.written().text().lastIndexOf('.') + 1));
            String today = new PathTitles(evaluated.ruleset()).of(sheet, way.ids()).orElse(Label.words(way.id()));
            if (!old.equals(today)) {
                first.putIfAbsent(sheet + " " + way + " " + old,
                        messages.text("web.moved.was-called", "today", today, "old", old));
            }
        }
        return List.copyOf(first.values());
    }
}
