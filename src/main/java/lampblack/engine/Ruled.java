package lampblack.engine;

import lampblack.character.Ruling;
import lampblack.diagnostic.Diagnostic;

/** A ruling, and the problem it turned into a note. */
public record Ruled(Ruling ruling, Diagnostic excused) {}
