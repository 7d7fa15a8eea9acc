package lampblack.publish;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.html.HtmlEscape;
import lampblack.page.published.PublishedFonts;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.look.OwnFonts;
import lampblack.ruleset.look.TitleFont;
import lampblack.store.BundledFiles;

/** What the picture of a published game is taken of: its title in its own faces and its own colour. */
public final class CoverPage {

    private static final String OWN = "Own";
    private static final String PAGE = "lampblack/published/cover.html";
    private static final Pattern FILE = Pattern.compile("url\\((fonts/[a-z0-9-]+\\.woff2)\\)");

    /** The letters from which on a title is set smaller. */
    private static final int LONG = 24;

    private CoverPage() {}

    public static String html(String title, Ruleset game) {
        PublishedFonts fonts = PublishedFonts.of(text("templates/fonts.css"), List.of(game.theme()));
        String faces = FILE.matcher(fonts.css()).replaceAll(file -> Matcher.quoteReplacement(
                "url(data:font/woff2;base64," + Base64.getEncoder().encodeToString(bytes("templates/" + file.group(1)))
                        + ")"));
        Optional<TitleFont> own = game.theme().own().flatMap(OwnFonts::titles);
        String ofOwn = own.map(font -> "@font-face { font-family: '" + OWN + "'; size-adjust: " + font.size()
                + "%; src: url(" + font.face().address() + "); }\n").orElse("");
        return text(PAGE).replace("{fonts}", ofOwn + faces).replace("{colour}", game.theme().accent().colour())
                .replace("{face}", own.isPresent() ? OWN : fonts.name(game.theme().titles().word()))
                .replace("{length}", title.length() > LONG ? "long" : "")
                .replace("{title}", HtmlEscape.of(title))
                .replace("{credit}", HtmlEscape.of(game.credits().isEmpty() ? ""
                        : game.credits().get(game.credits().size() - 1).lines().stream().findFirst().orElse("")));
    }

    private static String text(String file) {
        return new String(bytes(file), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String file) {
        return BundledFiles.file(file).orElseThrow(() -> new IllegalStateException("no " + file));
    }
}
