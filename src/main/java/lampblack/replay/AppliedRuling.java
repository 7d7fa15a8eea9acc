package lampblack.replay;

import lampblack.character.Ruling;
import lampblack.diagnostic.Diagnostic;

/** A ruling, and the problem it turned into a note. */
public record AppliedRuling(Ruling ruling, Diagnostic excused) {}
