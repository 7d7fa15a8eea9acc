package lampblack.ruleset;

import java.util.Locale;
import java.util.Optional;
import lampblack.node.MapNode;

/** How sheets look: a colour, faces and ornaments, each one of a closed choice or known to be harmless. */
public record Theme(Accent accent, TextFace text, TitleFace titles, Ornament ornament) {

    /** For rulesets that say nothing of it. */
    public static final Theme USUAL =
            new Theme(Accent.USUAL, TextFace.ALEGREYA, TitleFace.LEAGUE_GOTHIC, Ornament.PLAIN);

    /** The theme that a map which fits the schema says; what it leaves out is as usual. */
    static Theme of(Optional<MapNode> written) {
        return written.map(map -> new Theme(map.text("accent").map(Accent::of).orElse(USUAL.accent()),
                choice(map, "text", USUAL.text()), choice(map, "titles", USUAL.titles()),
                choice(map, "ornament", USUAL.ornament()))).orElse(USUAL);
    }

    /** The words for its choices, as rulesets write them: the classes that the style sheet knows. */
    public String classes() {
        return word(text) + " " + word(titles) + " " + word(ornament);
    }

    /** How a ruleset writes a choice. */
    public static String word(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static <T extends Enum<T>> T choice(MapNode map, String key, T usual) {
        return map.text(key).map(text -> Enum.valueOf(usual.getDeclaringClass(), text.toUpperCase(Locale.ROOT)
                .replace('-', '_'))).orElse(usual);
    }
}
