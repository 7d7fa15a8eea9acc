package lampblack.html;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import lampblack.picture.Typeface;
import lampblack.ruleset.Theme;
import lampblack.ruleset.look.OwnFonts;
import lampblack.ruleset.look.TextFonts;
import lampblack.ruleset.look.TitleFont;

/**
 * The typefaces of games' own that the sheets of a document are set in: each is written into it once, under a name that
 * no author chooses. Where lines stand in their height is that of the packed faces, whatever a font says of itself.
 */
final class OwnFontFaces {

    private static final String TEXT = "Text ";
    private static final String TITLES = "Titles ";
    private static final String HEIGHT_OF_TEXT = "ascent-override: 102%; descent-override: 35%; line-gap-override: 0%; ";
    private static final String HEIGHT_OF_TITLES = "ascent-override: 97%; descent-override: 23%; line-gap-override: 0%; ";
    private static final String REST_OF_TEXT = ", 'Alegreya', 'Alegreya More', Georgia, serif; font-synthesis: none; ";

    private final List<TextFonts> texts = new ArrayList<>();
    private final List<TitleFont> titles = new ArrayList<>();

    OwnFontFaces(List<Theme> themes) {
        for (Theme theme : themes) {
            theme.own().flatMap(OwnFonts::text).filter(fonts -> !texts.contains(fonts)).ifPresent(texts::add);
            theme.own().flatMap(OwnFonts::titles).filter(font -> !titles.contains(font)).ifPresent(titles::add);
        }
    }

    /** Their rules. */
    byte[] rules() {
        StringBuilder css = new StringBuilder();
        for (TextFonts fonts : texts) {
            String name = name(TEXT, texts.indexOf(fonts)) + HEIGHT_OF_TEXT;
            rule(name + "font-weight: 400; font-style: normal;", fonts.regular(), css);
            fonts.bold().ifPresent(face -> rule(name + "font-weight: 700; font-style: normal;", face, css));
            fonts.italic().ifPresent(face -> rule(name + "font-weight: 400; font-style: italic;", face, css));
            fonts.boldItalic().ifPresent(face -> rule(name + "font-weight: 700; font-style: italic;", face, css));
        }
        for (TitleFont font : titles) {
            rule(name(TITLES, titles.indexOf(font)) + HEIGHT_OF_TITLES + "size-adjust: " + font.size() + "%;",
                    font.face(), css);
        }
        return css.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static String name(String of, int place) {
        return SheetWriter.OWN_FACE + of + place + "'; ";
    }

    private static void rule(String says, Typeface face, StringBuilder css) {
        css.append(says).append(" src: url(").append(face.address()).append("); }\n");
    }

    /** What a sheet of a theme is set in, as styles declare it; empty where that is packed. */
    String variables(Theme theme) {
        Optional<TextFonts> text = theme.own().flatMap(OwnFonts::text);
        StringBuilder css = new StringBuilder();
        text.ifPresent(fonts -> css.append("--text: 'Own ").append(TEXT).append(texts.indexOf(fonts)).append('\'')
                .append(REST_OF_TEXT));
        text.flatMap(TextFonts::boldItalic).ifPresent(face -> css.append("--strong: italic; "));
        theme.own().flatMap(OwnFonts::titles).ifPresent(font -> css.append("--display: 'Own ").append(TITLES)
                .append(titles.indexOf(font)).append("', var(--label); ").append(font.capitals() ? "" : "--case: none; "));
        return css.toString().strip();
    }

    /** Of letters beyond ASCII those that some text needs from the packed faces; the blank for those of ASCII. */
    static BitSet lacking(List<Theme> themes, BitSet letters) {
        BitSet lacking = new BitSet();
        for (Theme theme : themes) {
            Optional<TextFonts> own = theme.own().flatMap(OwnFonts::text);
            if (own.isEmpty() || !own.get().all().stream().allMatch(face -> face.letters().hasUsual())) {
                lacking.set(' ');
            }
            for (int letter = letters.nextSetBit(0); letter >= 0; letter = letters.nextSetBit(letter + 1)) {
                int wanted = letter;
                if (own.isEmpty() || !own.get().all().stream().allMatch(face -> face.letters().has(wanted))) {
                    lacking.set(letter);
                }
            }
        }
        return lacking;
    }
}
