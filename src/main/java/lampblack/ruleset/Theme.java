package lampblack.ruleset;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.ruleset.look.BlockLook;
import lampblack.ruleset.look.MarkShape;
import lampblack.ruleset.look.OwnFonts;
import lampblack.ruleset.look.ThemeArt;

/**
 * How sheets look: colours, faces, ornaments and frames, each one of a closed choice or known to be harmless.
 *
 * @param second a colour beside the accent, if there is one
 * @param everyBlock how blocks look of which nothing else is said
 * @param blocks how single blocks look, by what a layout calls them, such as {@code tracks.stress}
 * @param art its pictures, if it has any
 * @param runningHead what stands before the number of every page but the first, where that is not as usual
 * @param own typefaces of its own, in the place of the packed ones, if it has any
 */
public record Theme(Accent accent, Optional<Accent> second, TextFace text, TitleFace titles, Ornament ornament,
        MarkShape marks, Optional<BlockLook> everyBlock, Map<String, BlockLook> blocks, Optional<ThemeArt> art,
        Optional<String> runningHead, Optional<OwnFonts> own) {

    /** For rulesets that say nothing of it. */
    public static final Theme USUAL =
            new Theme(Accent.USUAL, TextFace.ALEGREYA, TitleFace.LEAGUE_GOTHIC, Ornament.PLAIN);

    public Theme {
        blocks = new LinkedHashMap<>(blocks);
    }

    /** One of a colour, faces and an ornament. */
    public Theme(Accent accent, TextFace text, TitleFace titles, Ornament ornament) {
        this(accent, Optional.empty(), text, titles, ornament, MarkShape.BOX, Optional.empty(), Map.of(), Optional.empty(),
                Optional.empty(), Optional.empty());
    }

    /** Whether it takes more than colours, faces and ornaments to make its sheets look so. */
    public boolean isDesigned() {
        return second.isPresent() || marks != MarkShape.BOX || everyBlock.isPresent() || !blocks.isEmpty()
                || art.isPresent();
    }

    /** How a block looks. @param path what a layout calls it */
    public BlockLook block(String path) {
        return blocks.getOrDefault(path, BlockLook.USUAL).over(everyBlock.orElse(BlockLook.USUAL));
    }

    /** The same without pictures and tinted ground. */
    public Theme plain() {
        Map<String, BlockLook> bare = new LinkedHashMap<>();
        blocks.forEach((path, look) -> bare.put(path, look.plain()));
        return new Theme(accent, second, text, titles, ornament, marks, everyBlock.map(BlockLook::plain), bare,
                Optional.empty(), runningHead, own);
    }

    /** The words by which styles know a block: what it shows, and how it looks. */
    public String words(String path) {
        return (path.replace('.', '-') + " " + block(path).classes()).strip();
    }

    /** The words for its choices, as rulesets write them: the classes that the style sheet knows. */
    public String classes() {
        return text.word() + " " + titles.word() + " " + ornament.word()
                + (second.isPresent() ? " second" : "") + (marks == MarkShape.BOX ? "" : " marks-" + marks.word())
                + art.map(pictures -> (pictures.logo().isPresent() ? " logo" : "")
                        + pictures.background().map(art -> " background background-" + art.place().word()).orElse("")
                        + (pictures.portraitFrame().isPresent() ? " framed" : "")).orElse("");
    }
}
