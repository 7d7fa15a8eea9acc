package lampblack.html;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import lampblack.picture.Typeface;
import lampblack.ruleset.TextFace;
import lampblack.ruleset.Theme;
import lampblack.ruleset.TitleFace;
import lampblack.sheet.Document;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.sheet.Deck;

/** Sets a sheet in type: one HTML document with styles and fonts inside, which needs nothing else and runs nothing. */
public final class SheetWriter {

    /** What the rule of each typeface of a game's own begins with. */
    public static final String OWN_FACE = "@font-face { font-family: 'Own ";

    private static final byte[] NOTHING = new byte[0];
    /** The attribute that says what a mark or a line is called. Between tags no quotation mark stands as it is. */
    private static final String NAME = " data-at=\"";

    private final BiFunction<String, Map<String, Object>, String> templates;
    private final Function<String, String> styles;
    private final FontFaces faces;
    private final byte[] style;

    /**
     * @param templates what a template, {@code sheet} or {@code cards}, makes of values
     * @param styles the style sheets, by the names of their files
     * @param fonts what a font holds, in base 64, by the name of its file
     */
    public SheetWriter(BiFunction<String, Map<String, Object>, String> templates, Function<String, String> styles,
            Function<String, byte[]> fonts) {
        this.templates = templates;
        this.styles = styles;
        faces = new FontFaces(StyleText.withoutComments(styles.apply("fonts.css")), fonts);
        style = style("sheet.css");
    }

    /** The whole document, in UTF-8. */
    public byte[] render(Document any, PrintSettings printing) {
        Document laid = printing.large() ? any : any.on(printing.paper());
        Document document = printing.plain() ? laid.plain() : laid;
        List<Theme> themes = document.sheets().stream().map(Sheet::theme).toList();
        boolean small = document.reflows(printing.paper());
        return render("sheet", Map.of("document", document), printing.named(), themes, List.of(style,
                printing.large() || small ? style("large.css") : NOTHING, small ? style("small.css") : NOTHING,
                design(themes), utf8(new DocumentStyle(printing).of(document))));
    }

    /** Cards to cut out, in UTF-8. */
    public byte[] render(Deck any, PrintSettings printing) {
        Deck deck = printing.plain() ? any.plain() : any;
        return render("cards", Map.of("deck", deck), false, List.of(deck.theme()),
                List.of(style("cards.css"), design(List.of(deck.theme())),
                        utf8(new DocumentStyle(printing).of(deck))));
    }

    private byte[] render(String template, Map<String, Object> values, boolean named, List<Theme> themes,
            List<byte[]> own) {
        String written = templates.apply(template, values);
        String html = named ? written : withoutNames(written);
        BitSet letters = letters(html);
        List<byte[]> all = new ArrayList<>(List.of(new OwnFontFaces(themes).rules()));
        all.addAll(faces.covering(letters, OwnFontFaces.lacking(themes, letters), unused(themes)));
        all.addAll(own);
        return StyleInliner.page(html, all);
    }

    private static String withoutNames(String html) {
        StringBuilder left = new StringBuilder(html.length());
        int from = 0;
        for (int at = html.indexOf(NAME); at >= 0; at = html.indexOf(NAME, from)) {
            left.append(html, from, at);
            from = html.indexOf('"', at + NAME.length()) + 1;
        }
        return left.append(html, from, html.length()).toString();
    }

    /** Those beyond ASCII. */
    private static BitSet letters(String html) {
        BitSet letters = new BitSet();
        for (int at = 0; at < html.length(); at += Character.charCount(html.codePointAt(at))) {
            if (html.charAt(at) >= HtmlWriter.ASCII) {
                letters.set(html.codePointAt(at));
            }
        }
        return letters;
    }

    /**
     * The letters of a document that none of its faces has, each once, in their order.
     *
     * @param own the typefaces of games' own that it is set in
     */
    public List<String> strangeLetters(String document, List<Typeface> own) {
        Set<Integer> strange = new LinkedHashSet<>();
        document.codePoints().filter(letter -> letter >= HtmlWriter.ASCII && isSeen(letter) && !faces.has(letter)
                && own.stream().noneMatch(face -> face.letters().has(letter))).forEach(strange::add);
        return strange.stream().map(letter -> new String(Character.toChars(letter))).toList();
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
