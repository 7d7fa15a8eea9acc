package lampblack.server.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import lampblack.builder.shelf.UndoState;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.group.Attendee;
import lampblack.edit.VersionedText;

/** What one person at a table changes, and may undo. */
record OwnTurns(Shelf all, Table table, Attendee attendee) {

    /** Writes, and tells the table who wrote what. */
    SaveOutcome logged(List<String> keys, Supplier<SaveOutcome> write) {
        Map<String, Optional<VersionedText>> before = texts(keys);
        SaveOutcome outcome = write.get();
        if (outcome.problem().isEmpty()) {
            texts(keys).forEach((key, after) -> before.get(key).ifPresent(then -> after.ifPresent(now ->
                    table.turns().add(key, new TurnLog.PersonalTurn(attendee.id(), then.version(), now.version(),
                            then.source().text(), now.source().text())))));
            table.changed(keys);
        }
        return outcome;
    }

    private Map<String, Optional<VersionedText>> texts(List<String> keys) {
        Map<String, Optional<VersionedText>> texts = new LinkedHashMap<>();
        keys.forEach(key -> texts.put(key, text(key)));
        return texts;
    }

    private Optional<VersionedText> text(String key) {
        return all.find(key).flatMap(stored -> stored.text().value());
    }

    /** @param saved the text that is about to be saved, if one is */
    Optional<UndoState> ownUndo(String key, Optional<String> saved) {
        return text(key).map(now -> table.turns().own(key, attendee.id(), now.source().text(), saved))
                .map(own -> new UndoState(own.back().map(words -> new TurnText(all, key, words)),
                        own.forth().map(words -> new TurnText(all, key, words))));
    }

    /** Whether others have changed a character since a version, but not this person. */
    boolean onlyOthersSince(String key, String version) {
        return text(key).filter(now -> table.turns().onlyOthersSince(key, attendee.id(), version, now.version()))
                .isPresent();
    }
}
