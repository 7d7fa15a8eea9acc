package lampblack.dice;

import lampblack.rules.roll.OutcomeMatch;

/**
 * Faces of which it matters how many dice show them.
 *
 * @param cap up to which number it matters
 */
record WatchedFaces(OutcomeMatch.Within faces, long cap) {

    boolean sees(int face) {
        return faces.least() <= face && face <= faces.most();
    }
}
