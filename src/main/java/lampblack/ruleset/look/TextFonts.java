package lampblack.ruleset.look;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.picture.Typeface;

/** The typefaces of a game's own that its text is set in; what is left out is set in the regular one. */
public record TextFonts(Typeface regular, Optional<Typeface> bold, Optional<Typeface> italic,
        Optional<Typeface> boldItalic) {

    /** Each of them. */
    public List<Typeface> all() {
        return Stream.of(Optional.of(regular), bold, italic, boldItalic).flatMap(Optional::stream).toList();
    }
}
