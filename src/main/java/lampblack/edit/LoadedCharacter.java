package lampblack.edit;

import java.util.List;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Diagnostic;
import lampblack.migration.Takeover;
import lampblack.replay.EvaluatedCharacter;
import lampblack.ruleset.LoadedRuleset;

/**
 * A character as it was read, and what it has come to.
 *
 * @param key what it is found by where it is kept: the path of a file, or a name on a shelf
 * @param name what it is called; without a name of its own, as its file is
 * @param takeover what is written, as today's game calls it
 */
public record LoadedCharacter(String key, String name, VersionedText text, Takeover takeover, LoadedRuleset ruleset,
        EvaluatedCharacter evaluated) {

    /** The same, of which something in the file could not be read. */
    public LoadedCharacter unread(List<Diagnostic> problems) {
        return new LoadedCharacter(key, name, text, takeover, ruleset, evaluated.unread(problems));
    }

    /** Whether something in the file could not be read, so that it is only looked at and not written. */
    public boolean isPartial() {
        return evaluated.diagnostics().stream().anyMatch(Diagnostic::isOfForm);
    }

    /** Whether it is to be taken over by a later version of its game. */
    public boolean isOlder() {
        return takeover.isOlder() && !isPartial();
    }

    /** The file as today's game calls things. */
    public CharacterFile file() {
        return takeover.file();
    }
}
