package lampblack.cli.show;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import lampblack.store.BundledFiles;

/** How the guide looks where it is a file by itself: styles and fonts stand in it. */
final class GuideStyle {

    private static final String FOLDER = "lampblack/guide/";
    private static final List<Face> FACES = List.of(new Face("Alegreya", "normal", 400, "alegreya-latin-400-normal"),
            new Face("Alegreya", "italic", 400, "alegreya-latin-400-italic"),
            new Face("Alegreya", "normal", 700, "alegreya-latin-700-normal"),
            new Face("League Gothic", "normal", 400, "league-gothic-latin-400-normal"));

    private GuideStyle() {}

    private record Face(String family, String style, int weight, String file) {

        String rule() {
            byte[] font = BundledFiles.file("templates/fonts/" + file + ".woff2").orElseThrow();
            return "@font-face{font-family:'" + family + "';font-style:" + style + ";font-weight:" + weight
                    + ";src:url(data:font/woff2;base64," + Base64.getEncoder().encodeToString(font)
                    + ") format('woff2')}\n";
        }
    }

    /** The markup for a head. */
    static String inline() {
        StringBuilder out = new StringBuilder("<meta http-equiv=\"Content-Security-Policy\" "
                + "content=\"default-src 'none'; style-src 'unsafe-inline'; font-src data:\">\n<style>\n");
        FACES.forEach(face -> out.append(face.rule()));
        BundledFiles.file("templates/web/guide.css").ifPresent(css ->
                out.append(new String(css, StandardCharsets.UTF_8)));
        return out.append("</style>").toString();
    }

    static String resource(String name) {
        return BundledFiles.file(FOLDER + name).map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .orElseThrow();
    }
}
