package lampblack.ruleset.reading;

import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.picture.Art;
import lampblack.picture.Typeface;
import lampblack.ruleset.look.OwnFonts;
import lampblack.ruleset.look.TextFonts;
import lampblack.ruleset.look.TitleFont;

/** Reads which typefaces of its own a game is set in: one file, or several with what is said of them. */
final class FontReader {

    private static final String TEXT = "text";
    private static final String TITLES = "titles";

    private final MapNode theme;
    private final ArtReader files;
    private final Map<String, Span> places;

    /** @param places is told where each is written */
    FontReader(MapNode theme, ArtReader files, Map<String, Span> places) {
        this.theme = theme;
        this.files = files;
        this.places = places;
    }

    /** The word for one that is packed, where that is what is written. */
    Optional<String> packed(String key) {
        return theme.text(key).filter(word -> !word.startsWith(Art.FONTS));
    }

    Optional<OwnFonts> own() {
        OwnFonts own = new OwnFonts(face(TEXT, "regular").map(regular -> new TextFonts(regular, face(TEXT, "bold"),
                face(TEXT, "italic"), face(TEXT, "bold-italic"))),
                face(TITLES, "regular").map(face -> new TitleFont(face, theme.map(TITLES)
                        .filter(map -> map.has("capitals") && !map.isTrue("capitals")).isEmpty())));
        return Optional.of(own).filter(found -> !found.all().isEmpty());
    }

    private Optional<Typeface> face(String key, String style) {
        Optional<MapNode> several = theme.map(key);
        Optional<Scalar> name = several.isPresent() ? several.get().scalar(style)
                : theme.scalar(key).filter(file -> style.equals("regular") && file.text().startsWith(Art.FONTS));
        name.ifPresent(file -> places.put(key + "." + style, file.span()));
        return name.flatMap(file -> files.typeface(file, several.flatMap(map -> map.text("licence"))));
    }
}
