package lampblack.html;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import lampblack.picture.Typeface;
import lampblack.ruleset.TextFace;
import lampblack.ruleset.Theme;
import lampblack.ruleset.TitleFace;
import lampblack.sheet.Document;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.sheet.card.Deck;

/** Sets a sheet in type: one HTML document with styles and fonts inside, which needs nothing else and runs nothing. */
public final class SheetWriter {

    /** What the rule of each typeface of a game's own begins with. */
    public static final String OWN_FACE = "@font-face { font-family: 'Own ";

    private static final byte[] NOTHING = new byte[0];
    private static final char LAST_ASCII = 0x7F;
    /** The attribute that says what a mark or a line is called. */
    private static final String NAME = "data-at";

    private final Templates templates;
    private final Function<String, String> styles;
    private final FontFaces faces;
    private final byte[] style;
    private final StyleInliner page = new StyleInliner();

    /**
     * @param styles the style sheets, by the names of their files
     * @param fonts what a font holds, in base 64, by the name of its file
     */
    public SheetWriter(Templates templates, Function<String, String> styles, Function<String, byte[]> fonts) {
        this.templates = templates;
        this.styles = styles;
        faces = new FontFaces(StyleText.withoutComments(styles.apply("fonts.css")), fonts);
        style = style("sheet.css");
    }

    /** The whole document, in UTF-8. */
    public byte[] render(Document document, PrintSettings printing) {
        List<Theme> themes = document.sheets().stream().map(Sheet::theme).toList();
        boolean small = printing.paper().isSmall();
        return render("sheet", Map.of("document", document), printing.named(), themes, List.of(style,
                printing.large() || small ? style("large.css") : NOTHING, small ? style("small.css") : NOTHING,
                design(themes), utf8(new DocumentStyle(printing).of(document))));
    }

    /** Cards to cut out, in UTF-8. */
    public byte[] render(Deck deck, PrintSettings printing) {
        return render("cards", Map.of("deck", deck), false, List.of(deck.theme()),
                List.of(style("cards.css"), design(List.of(deck.theme())),
                        utf8(new DocumentStyle(printing).of(deck))));
    }

    private byte[] render(String template, Map<String, Object> values, boolean named, List<Theme> themes,
            List<byte[]> own) {
        HtmlWriter written = templates.written(template, values);
        if (!named) {
            written.leaveOut(NAME);
        }
        List<byte[]> all = new ArrayList<>(List.of(new OwnFontFaces(themes).rules()));
        all.addAll(faces.covering(written.letters(), OwnFontFaces.lacking(themes, written.letters()), unused(themes)));
        all.addAll(own);
        return page.of(written, all);
    }

    /**
     * The letters of a document that none of its faces has, each once, in their order.
     *
     * @param own the typefaces of games' own that it is set in
     */
    public List<String> strangeLetters(String document, List<Typeface> own) {
        Set<Integer> letters = new LinkedHashSet<>();
        for (int at = 0; at < document.length(); at += Character.charCount(document.codePointAt(at))) {
            if (document.charAt(at) > LAST_ASCII) {
                letters.add(document.codePointAt(at));
            }
        }
        return letters.stream().filter(letter -> isSeen(letter) && !faces.has(letter)
                && own.stream().noneMatch(face -> face.letters().has(letter)))
                .map(letter -> new String(Character.toChars(letter))).toList();
    }

    /** Whether a letter leaves ink; those that only say how others are drawn do not. */
    private static boolean isSeen(int letter) {
        return Character.getType(letter) != Character.FORMAT && (letter < 0xFE00 || letter > 0xFE0F);
    }

    /** What only those themes need that say more than faces and ornaments. */
    private byte[] design(List<Theme> themes) {
        return themes.stream().anyMatch(Theme::isDesigned) ? style("design.css") : NOTHING;
    }

    /** A style without its comments and its indentation, which are for whoever reads the file. */
    private byte[] style(String name) {
        return utf8(StyleText.withoutComments(styles.apply(name)).replaceAll("\n\\s+", "\n").replace(" {\n", "{")
                .replace(";\n}", "}"));
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** The faces that none of a document's themes has. Labels are always set in the usual face of titles. */
    private static Set<String> unused(List<Theme> themes) {
        Set<String> unused = new HashSet<>();
        for (TextFace face : TextFace.values()) {
            unused.add(face.word());
        }
        for (TitleFace face : TitleFace.values()) {
            unused.add(face.word());
        }
        unused.remove(TitleFace.LEAGUE_GOTHIC.word());
        for (Theme theme : themes) {
            unused.remove(theme.text().word());
            unused.remove(theme.titles().word());
        }
        return unused;
    }
}
