package lampblack.sheet;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lampblack.diagnostic.Worded;
import lampblack.picture.ArtPicture;
import lampblack.ruleset.PagePlan;
import lampblack.ruleset.Theme;

/**
 * A whole printed sheet.
 *
 * @param kind what it is for
 * @param language the language of its words, as BCP 47 writes it
 * @param heading one line that names the document
 * @param room which paper it is laid out for
 * @param layouts what is printed on that paper, and on others for which its author says so
 */
public record Sheet(
        SheetKind kind, String language, String heading, Theme theme, PageFormat room, NamePlate plate, Footer foot,
        Map<PageFormat, Pages> layouts) {

    public Sheet {
        layouts = new LinkedHashMap<>(layouts);
    }

    /** One on upright paper, from which nothing is left out, as close as ever. */
    public Sheet(SheetKind kind, String language, String heading, Theme theme, NamePlate plate, List<Side> sides,
            Footer foot) {
        this(kind, language, heading, theme, PageFormat.UPRIGHT, plate, foot,
                Map.of(PageFormat.UPRIGHT, new Pages(sides, List.of(), Ease.NONE)));
    }

    /**
     * What is printed.
     *
     * @param sides a page or more each; the plate stands atop the first
     * @param leftOut the titles of what there is no room for
     * @param ease how much of the room that is left goes into it
     */
    public record Pages(List<Side> sides, List<String> leftOut, Ease ease) {

        public Pages {
            sides = List.copyOf(sides);
            leftOut = List.copyOf(leftOut);
        }
    }

    public List<Side> sides() {
        return layouts.get(room).sides;
    }

    public List<String> leftOut() {
        return layouts.get(room).leftOut;
    }

    public Ease ease() {
        return layouts.get(room).ease;
    }

    /** How much of the room goes into it on each paper that it is laid out for. */
    public Map<PageFormat, Ease> eases() {
        Map<PageFormat, Ease> eases = new EnumMap<>(PageFormat.class);
        layouts.forEach((paper, pages) -> eases.put(paper, pages.ease));
        return eases;
    }

    /** Whether the paper lies on its long edge. */
    public boolean landscape() {
        return room == PageFormat.ACROSS;
    }

    /** The same with the paper on its long edge, as its author says, or else spread over its width. */
    public Sheet toLandscape() {
        return landscape() ? this : in(PageFormat.ACROSS, Optional.ofNullable(layouts.get(PageFormat.ACROSS))
                .orElseGet(this::spread));
    }

    /** The same on paper of the size of a booklet, where its author says how. */
    public Sheet toSmall() {
        Pages small = layouts.get(PageFormat.SMALL);
        return small == null || landscape() ? this : in(PageFormat.SMALL, small);
    }

    private Sheet in(PageFormat paper, Pages of) {
        Map<PageFormat, Pages> all = new LinkedHashMap<>(layouts);
        all.put(paper, of);
        return new Sheet(kind, language, heading, theme, paper, plate, foot, all);
    }

    /** Where it has a layout of its own, as densely as on the short edge. */
    private Pages spread() {
        SheetType type = new SheetType(theme, true, kind == SheetKind.BLANK, Ease.NONE, PageFormat.ACROSS);
        List<Side> spread = LandscapeLayout.over(new SideRoom(type, plate, foot), sides());
        return new Pages(spread, Stream.concat(leftOut().stream(),
                LandscapeLayout.leftOut(sides(), spread).stream()).toList(), Ease.NONE);
    }

    /** The same without the pictures of its game and without tinted ground. */
    public Sheet plain() {
        NamePlate bare = new NamePlate(plate.game, plate.title, plate.nameLabel, plate.name, plate.subtitle,
                plate.fields, Optional.empty(), plate.portrait);
        return new Sheet(kind, language, heading, theme.plain(), room, bare, foot, layouts);
    }

    /** The same with a picture of whom it is about. @param label what it shows, for those who hear the sheet */
    public Sheet pictured(ArtPicture picture, String label) {
        NamePlate shown = new NamePlate(plate.game, plate.title, plate.nameLabel, plate.name, plate.subtitle,
                plate.fields, plate.art, Optional.of(new PlatePicture(picture, label)));
        return new Sheet(kind, language, heading, theme, room, shown, foot, layouts);
    }

    /** The words by which the style sheet knows how it looks, how the paper lies and what it is for. */
    public String classes() {
        return theme.classes() + (plate.art().isPresent() ? " illustrated" : "")
                + " " + room.classes() + " " + kind.word();
    }

    /** The words by which it knows how the head of the first page looks. */
    public String plateClasses() {
        return kind != SheetKind.REFERENCE && theme.blocks().containsKey(PagePlan.NAME_PLATE) ? (PagePlan.NAME_PLATE + " "
                + theme.blocks().get(PagePlan.NAME_PLATE).classes()).strip() : "";
    }

    /** How wide its title is, beside the height of its letters. */
    public double titleWidth() {
        return new SheetType(theme, true, false).title(plate.title);
    }

    /** How wide columns within blocks are at the least, in sizes of the text, by the word for styles that is theirs. */
    public Map<String, Double> entryWidths() {
        return EntryWidth.of(this);
    }

    /** The sides as they are printed: the plate stands atop the first, the small print at the foot of the last. */
    public List<PrintedSide> leaves() {
        List<PrintedSide> leaves = new ArrayList<>();
        List<Side> sides = sides();
        int last = Math.max(0, sides.size() - 1);
        for (int i = 0; i <= last; i++) {
            leaves.add(new PrintedSide(i == 0 ? List.of(plate) : List.of(), sides.isEmpty() ? new Side("", List.of())
                    : sides.get(i),
                    i == last ? List.of(foot) : List.of()));
        }
        return leaves;
    }

    /** A side with what stands above and below it: one of each, or none. */
    public record PrintedSide(List<NamePlate> plates, Side side, List<Footer> feet) {

        public PrintedSide {
            plates = List.copyOf(plates);
            feet = List.copyOf(feet);
        }
    }

    /**
     * The name plate: the game, whose sheet this is, and the fields. Empty texts are not printed.
     *
     * @param art a picture of the playbook
     * @param portrait a picture of whom the sheet is about
     */
    public record NamePlate(String game, String title, String nameLabel, String name, String subtitle,
            List<SheetField> fields, Optional<ArtPicture> art, Optional<PlatePicture> portrait) {

        public NamePlate {
            fields = List.copyOf(fields);
        }

        /** One without pictures. */
        public NamePlate(String game, String title, String nameLabel, String name, String subtitle,
                List<SheetField> fields) {
            this(game, title, nameLabel, name, subtitle, fields, Optional.empty(), Optional.empty());
        }

        /** What the portrait shows, in words; empty where there is none. */
        public String portraitLabel() {
            return portrait.map(PlatePicture::label).orElse("");
        }

        /** What the name is called on a sheet to fill in. */
        public String nameAt() {
            return Fillable.NAME;
        }
    }

    /** A picture of a character. @param label what it shows, for those who hear the sheet */
    public record PlatePicture(ArtPicture picture, String label) {}

    /**
     * Words to read or a line to write on.
     *
     * @param detail what is written beside the value, or empty
     * @param choices what may be circled, on a blank sheet
     * @param lines how many empty lines to rule
     * @param at what is written there is called on a sheet to fill in, or empty
     */
    public record SheetField(String label, String value, String detail, List<String> choices, List<RuledLine> lines,
            String at) {

        /** More letters than a line of half the plate's width holds thrice. */
        private static final int MUCH = 120;

        public SheetField {
            choices = List.copyOf(choices);
            lines = List.copyOf(lines);
        }

        public SheetField(String label, String value, String detail, List<String> choices, List<RuledLine> lines) {
            this(label, value, detail, choices, lines, "");
        }

        /** The class of a field that is too long for half the width, or empty. */
        public String width() {
            return value.length() + detail.length() > MUCH ? "wide" : "";
        }
    }

    /** An empty line to write on. @param at what it is called on a sheet to fill in, or empty */
    public record RuledLine(String at) {

        /** That many empty lines. */
        public static List<RuledLine> ruled(int count) {
            return Collections.nCopies(count, new RuledLine(""));
        }

        /** That many empty lines, called by their number. @param at what all of them are called */
        public static List<RuledLine> ruled(int count, String at) {
            return IntStream.rangeClosed(1, count).mapToObj(i -> new RuledLine(Fillable.line(at, i))).toList();
        }

        /** What the words on it are called. */
        public String nameAt() {
            return Fillable.within(at, "name");
        }

        /** What the box before it is called. */
        public String boxAt() {
            return Fillable.within(at, "box");
        }
    }

    /** One side: strips from top to bottom, the last of which takes what is left of the page. */
    public record Side(String title, List<Strip> strips) {

        public Side {
            strips = List.copyOf(strips);
        }
    }

    /**
     * Whether blocks stay in their column, run on from one printed column into the next, one of them does so within, or
     * they fill what room is left.
     */
    public enum Arrangement implements Worded {
        BESIDE("beside"), FLOWING("flowing"), RUNNING("running"), FILLING("filling");

        private final String word;

        Arrangement(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /** Columns across the whole width. */
    public record Strip(List<SheetColumn> columns, Arrangement arrangement) {

        public Strip {
            columns = List.copyOf(columns);
        }

        /** The same without a block. */
        Strip without(Block block) {
            return new Strip(columns.stream().map(column -> new SheetColumn(column.width(), column.blocks().stream()
                    .filter(other -> other != block).toList())).toList(), arrangement);
        }
    }

    /**
     * Blocks from top to bottom.
     *
     * @param width the class that says how wide it is against its neighbours, {@code w1} to {@code w9}, or empty
     */
    public record SheetColumn(String width, List<Block> blocks) {

        public SheetColumn {
            blocks = List.copyOf(blocks);
        }

        public SheetColumn(List<Block> blocks) {
            this("", blocks);
        }

        /** The same as a number; 1 where nothing is said. */
        int share() {
            return width.isEmpty() ? 1 : width.charAt(width.length() - 1) - '0';
        }
    }

    /** The same without credits, which stand elsewhere in a document. */
    Sheet uncredited() {
        return new Sheet(kind, language, heading, theme, room, plate,
                new Footer(foot.standing(), foot.rulings(), foot.version(), List.of()), layouts);
    }

    /** The small print: whether the character is legal and what its dotted marks mean, what the table ruled, and whose work the rules are. */
    public record Footer(String standing, List<String> rulings, String version, List<String> credits) {

        public Footer {
            rulings = List.copyOf(rulings);
            credits = List.copyOf(credits);
        }
    }
}
