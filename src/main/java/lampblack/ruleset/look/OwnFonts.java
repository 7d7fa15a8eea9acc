package lampblack.ruleset.look;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.picture.Typeface;

/** The typefaces of a game's own, which stand in its folder. */
public record OwnFonts(Optional<TextFonts> text, Optional<TitleFont> titles) {

    /** Each of them. */
    public List<Typeface> all() {
        return Stream.concat(text.stream().flatMap(fonts -> fonts.all().stream()),
                titles.stream().map(TitleFont::face)).toList();
    }
}
