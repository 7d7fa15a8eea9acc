package lampblack.io;

import java.nio.file.Path;
import lampblack.character.CharacterFile;
import lampblack.engine.Outcome;

/** A character from disk, with the version of the file that was seen and what it has come to. */
public record LoadedCharacter(Path path, TextFile text, CharacterFile file, LoadedRuleset ruleset, Outcome outcome) {}
