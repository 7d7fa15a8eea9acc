package lampblack.picture;

import java.util.Optional;
import java.util.stream.Stream;
import lampblack.diagnostic.Worded;

/** A step through the pictures of a character: to the one before the last change, or on to it again. */
public enum PictureTurn implements Worded {
    BACK("undo"), FORTH("redo");

    private final String word;

    PictureTurn(String word) {
        this.word = word;
    }

    /** The change of a character that it is part of. */
    @Override
    public String word() {
        return word;
    }

    /** The step of a change, if it is one. */
    public static Optional<PictureTurn> of(String change) {
        return Stream.of(values()).filter(turn -> turn.word.equals(change)).findFirst();
    }
}
