package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.picture.Art;
import lampblack.picture.ArtPicture;
import lampblack.ruleset.Accent;
import lampblack.ruleset.Ornament;
import lampblack.ruleset.PagePlan;
import lampblack.ruleset.TextFace;
import lampblack.ruleset.Theme;
import lampblack.ruleset.TitleFace;
import lampblack.ruleset.look.ArtPlace;
import lampblack.ruleset.look.Background;
import lampblack.ruleset.look.BackgroundPlace;
import lampblack.ruleset.look.BlockArt;
import lampblack.ruleset.look.BlockLook;
import lampblack.ruleset.look.Border;
import lampblack.ruleset.look.Frame;
import lampblack.ruleset.look.HeadingPlace;
import lampblack.ruleset.look.MarkShape;
import lampblack.ruleset.look.TextSize;
import lampblack.ruleset.look.ThemeArt;

/** Reads how the sheets of a game look; what it leaves out is as usual. */
final class ThemeReader {

    private static final String BLOCKS = "blocks";
    private static final String EVERY_BLOCK = "every-block";

    private final MapNode written;
    private final List<BlockFinder> sheets;
    private final ElementReader reader;
    private final ArtReader pictures;
    private final FontReader fonts;
    private final Accent accent;
    private final Optional<Accent> second;
    /** Where each colour and each typeface is written, by its way in the theme. */
    private final Map<String, Span> places = new LinkedHashMap<>();

    /** @param sheets what can be named of each sheet of the game */
    ThemeReader(MapNode written, List<BlockFinder> sheets, ElementReader reader, Art art) {
        this.written = written;
        this.sheets = List.copyOf(sheets);
        this.reader = reader;
        this.pictures = new ArtReader(art, reader.report());
        this.fonts = new FontReader(written, pictures, places);
        this.accent = colour(written, "accent", "").orElse(Theme.USUAL.accent());
        this.second = colour(written, "second", "");
    }

    Map<String, Span> places() {
        return places;
    }

    /** The files of pictures and typefaces that the theme names. */
    Art used() {
        return pictures.used();
    }

    Theme theme() {
        return new Theme(accent, second, fonts.packed("text").map(TextFace::ofWord).orElse(Theme.USUAL.text()),
                fonts.packed("titles").map(TitleFace::ofWord).orElse(Theme.USUAL.titles()),
                written.text("ornament").map(Ornament::ofWord).orElse(Theme.USUAL.ornament()),
                written.text("marks").map(MarkShape::ofWord).orElse(MarkShape.BOX),
                written.map(EVERY_BLOCK).map(map -> look(map, EVERY_BLOCK)), blocks(), art(),
                written.text("running-head"), fonts.own());
    }

    private Optional<ThemeArt> art() {
        Map<String, ArtPicture> playbooks = new LinkedHashMap<>();
        for (MapNode.Entry entry : written.map("playbooks").map(MapNode::all).orElse(List.of())) {
            Optional<ArtPicture> picture = pictures.picture((Scalar) entry.value());
            if (sheets.stream().anyMatch(sheet -> sheet.hasPlaybook(entry.key()))) {
                picture.ifPresent(found -> playbooks.put(entry.key().text(), found));
            } else {
                sheets.stream().filter(BlockFinder::hasPlaybooks).findFirst().or(() -> sheets.stream().findFirst())
                        .ifPresent(sheet -> sheet.playbook(entry.key()));
            }
        }
        return Optional.of(new ThemeArt(picture(written, "logo"), background(),
                picture(written, "portrait-frame"), playbooks))
                .filter(found -> !found.isEmpty());
    }

    /** A picture alone, or one with how dark it is and how far it goes. */
    private Optional<Background> background() {
        Optional<MapNode> more = written.map("background");
        return more.map(map -> picture(map, "art")).orElseGet(() -> picture(written, "background"))
                .map(art -> new Background(art,
                        more.flatMap(map -> map.integer("strength")).orElse((long) Background.USUAL).intValue(),
                        more.flatMap(map -> map.text("place")).map(BackgroundPlace::ofWord)
                                .orElse(BackgroundPlace.PAGE)));
    }

    private Optional<ArtPicture> picture(MapNode map, String key) {
        return map.scalar(key).flatMap(pictures::picture);
    }

    private Map<String, BlockLook> blocks() {
        Map<String, BlockLook> blocks = new LinkedHashMap<>();
        for (MapNode.Entry entry : written.map(BLOCKS).map(MapNode::all).orElse(List.of())) {
            List<String> paths = entry.key().text().equals(PagePlan.NAME_PLATE) ? List.of(PagePlan.NAME_PLATE)
                    : paths(entry.key());
            paths.forEach(path -> blocks.put(path, look(ElementReader.body(entry), BLOCKS + "." + path)));
        }
        return blocks;
    }

    /** What a name stands for on each sheet that has it; one that none has is reported for the likeliest. */
    private List<String> paths(Scalar name) {
        List<BlockFinder> having = sheets.stream().filter(sheet -> sheet.has(name)).toList();
        List<String> paths = new ArrayList<>();
        if (!having.isEmpty()) {
            having.forEach(sheet -> sheet.path(name).filter(path -> !paths.contains(path)).ifPresent(paths::add));
        } else if (sheets.stream().noneMatch(sheet -> sheet.isGone(name))) {
            sheets.stream().filter(sheet -> sheet.hasNear(name)).findFirst().or(() -> sheets.stream().findFirst())
                    .ifPresent(sheet -> sheet.path(name));
        }
        return paths;
    }

    private BlockLook look(MapNode map, String way) {
        return new BlockLook(map.text("frame").map(Frame::ofWord), map.text("border").map(Border::ofWord),
                colour(map, "colour", way + "."), colour(map, "fill", way + "."),
                map.text("size").map(TextSize::ofWord), map.text("heading").map(HeadingPlace::ofWord),
                map.text("marks").map(MarkShape::ofWord), map.integer("columns").orElse(0L).intValue(),
                picture(map, "art").map(picture -> new BlockArt(picture, map.text("art-place").map(ArtPlace::ofWord)
                        .orElse(ArtPlace.TITLE))));
    }

    /** A colour in figures, or one of the game's own by its name. */
    private Optional<Accent> colour(MapNode map, String key, String way) {
        Optional<Scalar> found = map.scalar(key);
        found.ifPresent(scalar -> places.put(way + key, scalar.span()));
        return found.map(scalar -> switch (scalar.text()) {
            case "accent" -> accent;
            case "second" -> second.orElseGet(() -> noSecond(scalar));
            case "ink" -> Accent.INK;
            case "white" -> Accent.PAPER;
            default -> Accent.of(scalar.text());
        });
    }

    private Accent noSecond(Scalar written) {
        reader.missing(written.span(), written.text(), Message.of("expected.second"));
        return accent;
    }
}
