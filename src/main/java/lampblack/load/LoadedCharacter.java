package lampblack.load;

import java.nio.file.Path;
import lampblack.character.CharacterFile;
import lampblack.replay.EvaluatedCharacter;
import lampblack.ruleset.LoadedRuleset;
import lampblack.store.TextFile;

/** A character from disk, with the version of the file that was seen and what it has come to. */
public record LoadedCharacter(Path path, TextFile text, CharacterFile file, LoadedRuleset ruleset,
        EvaluatedCharacter outcome) {}
