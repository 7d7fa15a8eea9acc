package lampblack.sheet;

import java.util.Locale;
import lampblack.picture.Typeface;
import lampblack.ruleset.Theme;
import lampblack.ruleset.TitleFace;
import lampblack.ruleset.look.OwnFonts;

/**
 * In which letters a sheet is set and how much room it gives, in millimetres, as {@code sheet.css} has it.
 *
 * @param theme by whose typefaces words are measured
 * @param planned whether somebody says where its blocks stand, and so means them to fit
 * @param pencil whether it is to be written on
 * @param ease of a sheet that is planned
 */
record SheetType(Theme theme, boolean planned, boolean pencil, Ease ease, PageFormat page) {

    /** What the sheets of most games are set in. */
    public static final SheetType USUAL = new SheetType(Theme.USUAL, false, false);

    private static final double POINT = 25.4 / 72;
    /** No letter of a sheet for pencils is smaller, in points. */
    private static final double LEAST = 8;
    private static final double LINE = 6;

    SheetType(Theme theme, boolean planned, boolean pencil) {
        this(theme, planned, pencil, Ease.NONE, PageFormat.UPRIGHT);
    }

    /** The size of its text. */
    double rem() {
        return (planned ? ease.points() : 8.7) * POINT;
    }

    /** How high a line of text is. */
    double line() {
        return rem() * leading();
    }

    double leading() {
        return planned ? 1.16 : 1.22;
    }

    /** The size of words beside the rest: what the rules say, hints, facts. */
    double small(double share) {
        return pencil ? Math.max(share * rem(), LEAST * POINT) : share * rem();
    }

    /** A line to write on, on its usual share of the text. */
    double writing(double share) {
        return pencil ? LINE : share * rem();
    }

    /** A box or dot that is so large beside the text otherwise. */
    double mark(double share) {
        return pencil ? Math.max(share * rem(), ease.mark()) : share * rem();
    }

    /** What is left free below a block. */
    double below() {
        return planned ? ease.gap() : 2.6;
    }

    /** A rule with the title's room above and below. */
    double header() {
        return 0.5 + (planned ? 1.5 : 2.1);
    }

    double trait() {
        return (planned ? 1.42 : 1.53) * rem();
    }

    double option() {
        return (planned ? 0.15 : 0.3) * rem();
    }

    /** How wide its letters are. */
    public LetterWidths text() {
        return theme.own().flatMap(OwnFonts::text).map(fonts -> of(fonts.regular())).orElse(PackedWidths.of(theme.text()));
    }

    /** How wide its bold letters are. */
    public LetterWidths strong() {
        return theme.own().flatMap(OwnFonts::text).map(fonts -> of(fonts.bold().orElse(fonts.regular())))
                .orElse(PackedWidths.strong(theme.text()));
    }

    LetterWidths slanted() {
        return theme.own().flatMap(OwnFonts::text).map(fonts -> of(fonts.italic().orElse(fonts.regular())))
                .orElse(PackedWidths.slanted(theme.text()));
    }

    /** All packed faces of titles are as narrow as the usual one. */
    public LetterWidths titles() {
        return theme.own().flatMap(OwnFonts::titles).map(font -> (LetterWidths) font::ems).orElse(PackedWidths.LEAGUE_GOTHIC);
    }

    /** How wide a title is at the least, beside the height of its letters; packed faces but the usual run wider. */
    double title(String words) {
        boolean usual = theme.titles() == TitleFace.LEAGUE_GOTHIC || theme.own().flatMap(OwnFonts::titles).isPresent();
        return Math.max(1, Math.round((usual ? 105 : 125) * titles().ems(words.toUpperCase(Locale.ROOT))) / 100.0);
    }

    private static LetterWidths of(Typeface face) {
        return face.letters()::ems;
    }
}
