package lampblack.ruleset;

import java.util.Optional;
import lampblack.node.MapNode;

/** How sheets look: a colour, faces and ornaments, each one of a closed choice or known to be harmless. */
public record Theme(Accent accent, TextFace text, TitleFace titles, Ornament ornament) {

    /** For rulesets that say nothing of it. */
    public static final Theme USUAL =
            new Theme(Accent.USUAL, TextFace.ALEGREYA, TitleFace.LEAGUE_GOTHIC, Ornament.PLAIN);

    /** The theme that a map which fits the schema says; what it leaves out is as usual. */
    public static Theme of(Optional<MapNode> written) {
        return written.map(map -> new Theme(map.text("accent").map(Accent::of).orElse(USUAL.accent()),
                map.text("text").map(TextFace::ofWord).orElse(USUAL.text()),
                map.text("titles").map(TitleFace::ofWord).orElse(USUAL.titles()),
                map.text("ornament").map(Ornament::ofWord).orElse(USUAL.ornament()))).orElse(USUAL);
    }

    /** The words for its choices, as rulesets write them: the classes that the style sheet knows. */
    public String classes() {
        return text.word() + " " + titles.word() + " " + ornament.word();
    }
}
