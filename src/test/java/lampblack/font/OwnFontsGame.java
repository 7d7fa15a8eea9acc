package lampblack.font;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Games that are set in typefaces of their own, which are made for tests. */
public final class OwnFontsGame {

    /** A whole game behind its header: text in two styles, and titles. */
    public static final String SMALL = """
            theme: {text: {regular: fonts/plain.woff2, bold: fonts/bold.ttf}, titles: fonts/capitals.ttf}
            sheets:
              character:
                fields: {name: {required: true}}
                tracks: {heat: {boxes: 6, text: The heat rises and **burns**.}}
            """;
    /** Lanterns of the Fen in other letters, wide and all of one kind. */
    public static final String INKED = """
            extends: lanterns-of-the-fen
            theme: {text: {regular: fonts/plain.woff2, bold: fonts/bold.ttf, italic: fonts/italic.ttf}}
            """;

    private OwnFontsGame() {
    }

    /** The folder of such a game among others, with its fonts. @param rest what its file says behind its header */
    public static Path in(Path games, String id, String rest) throws IOException {
        Path game = Files.createDirectories(games.resolve(id));
        Files.writeString(game.resolve("ruleset.yaml"), """
                format: 1
                id: %s
                version: 1.0.0
                title: Ember
                licence: CC-BY-4.0
                credits: Ember, an example game.
                """.formatted(id) + rest);
        MadeFont.beside(game);
        return game;
    }
}
