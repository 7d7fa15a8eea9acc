package lampblack.builder.takeover;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Messages;
import lampblack.migration.ChangeRemarks;
import lampblack.migration.RenamedId;
import lampblack.migration.Takeover;
import lampblack.node.Scalar;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Label;
import lampblack.ruleset.Ruleset;
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
        counted("web.moved.renamed", renamed()).ifPresent(all::add);
        Ruleset game = evaluated.ruleset();
        if (takeover.isOlder() && game.migrations().former().isPresent()) {
            ChangeRemarks remarks = new ChangeRemarks(takeover, game.migrations().former().get(),
                    evaluated.derived(), takeover.file().version().map(Scalar::span).orElse(takeover.file().span()));
            remarks.told().forEach(told -> line(told, remarks).ifPresent(all::add));
        }
        return all;
    }

    private Optional<ChangeLine> line(Diagnostic told, ChangeRemarks remarks) {
        return told.id().equals(Code.CHARACTER__CHANGED.id()) ? counted("web.moved.otherwise", changed(remarks))
                : Optional.of(new ChangeLine(plain(messages.render(told.message())), told.notes().stream()
                        .map(note -> plain(messages.render(note.message()))).toList()));
    }

    /** Without the marks that set off what stands in a file. */
    private static String plain(String words) {
        return words.replace("`", "");
    }

    private Optional<ChangeLine> counted(String key, List<String> notes) {
        return notes.isEmpty() ? Optional.empty()
                : Optional.of(new ChangeLine(messages.text(key, "count", notes.size()), notes));
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

    private List<String> changed(ChangeRemarks remarks) {
        return remarks.met().entrySet().stream().filter(change -> !isChosen(change.getKey().at().ids()))
                .map(change -> plain(messages.render(change.getValue()))).toList();
    }

    /** Whether it is of a step of creation that the character has behind it. */
    private boolean isChosen(List<String> way) {
        return way.get(0).equals("creation") && takeover.file().creation().has(way.get(1));
    }
}
