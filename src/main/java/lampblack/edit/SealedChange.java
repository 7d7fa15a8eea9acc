package lampblack.edit;

import java.util.List;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.node.MapNode;
import lampblack.node.NodePrinter;
import lampblack.ruleset.Ruleset;
import lampblack.yaml.YamlReader;

/** What may be changed in a character that is judged by the rules that it carries: marks of play and notes. */
final class SealedChange {

    private static final String MARKS = "now";
    private static final String LEDGER = "ledger";

    private SealedChange() {}

    /** What speaks against a change of such a character; nothing against any change of another. */
    static Optional<Diagnostic> objection(LoadedCharacter before, Source text) {
        Ruleset rules = before.ruleset().ruleset();
        if (!rules.isSealed()) {
            return Optional.empty();
        }
        Optional<CharacterFile> after = YamlReader.read(text).value()
                .flatMap(root -> CharacterFile.decode(root).value());
        boolean same = after.isEmpty() || rest(before.file()).equals(rest(after.get()))
                && ledger(before.file()).equals(ledger(after.get()));
        return same ? Optional.empty() : Optional.of(Diagnostic.of(Code.SEAL__CLOSED, before.file().span(), "game",
                rules.title(), "version", rules.version()).note(Message.of("note.seal-closed", "name", rules.id())));
    }

    /** All that no mark and no note is part of. */
    private static String rest(CharacterFile file) {
        MapNode rest = file.root().without(MARKS).without(LEDGER);
        return NodePrinter.line(rest);
    }

    private static List<String> ledger(CharacterFile file) {
        return file.ledger().stream().filter(entry -> !entry.isNote()).map(LedgerEntry::header)
                .map(header -> NodePrinter.line(header.node())).toList();
    }
}
