package lampblack.migration;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.Scalar;

/** Says of a file what the game calls otherwise today. @param written the file as it stands */
public record TakeoverRemarks(CharacterFile written, Takeover takeover) {

    private static final int MAX_LISTED = 20;

    /** One note with every old id, the first place of each; empty where all ids are today's. */
    public Optional<Diagnostic> told() {
        if (takeover.renamed().isEmpty()) {
            return Optional.empty();
        }
        Map<String, RenamedId> first = new LinkedHashMap<>();
        takeover.renamed().forEach(id -> first.putIfAbsent(id.since().was() + " " + id.written().text(), id));
        Diagnostic told = Diagnostic.of(Code.CHARACTER__RENAMED,
                written.version().map(Scalar::span).orElse(written.span()), "count", (long) first.size(), "times",
                (long) takeover.renamed().size());
        for (RenamedId id : first.values().stream().limit(MAX_LISTED).toList()) {
            told = told.note(Message.of("note.renamed",
                    "old", id.written().text(), "today", id.today(), "version",
                    id.since().in().version().toString()), id.written().span());
        }
        return Optional.of(first.size() > MAX_LISTED
                ? told.note(Message.of("note.renamed-more", "count", (long) first.size() - MAX_LISTED))
                : told.note(Message.of("note.migrate")));
    }
}
