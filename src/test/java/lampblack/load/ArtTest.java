package lampblack.load;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.page.GameWriter;
import lampblack.page.WrittenGame;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.look.ThemeArt;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Pictures in the folder of a game")
class ArtTest {

    private static final String DRAWING = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'>%s</svg>";

    @TempDir
    private Path games;

    @Test
    @DisplayName("are found by the layer that names them, also below another game")
    void ofLayers() throws IOException {
        game("ember", "", "theme: {logo: art/flame.svg, playbooks: {}}");
        game("spark", "extends: ember", "theme: {background: art/smoke.svg}");
        art("ember/art/flame.svg", DRAWING.formatted("<path d='M0 0'/>"));
        art("spark/art/smoke.svg", DRAWING.formatted("<path d='M1 1'/>"));
        ThemeArt found = load("spark").ruleset().theme().art().orElseThrow();
        assertTrue(new String(found.logo().orElseThrow().bytes(), StandardCharsets.UTF_8).contains("M0 0"));
        assertTrue(new String(found.background().orElseThrow().art().bytes(), StandardCharsets.UTF_8).contains("M1 1"));
    }

    @Test
    @DisplayName("are told of where they are not, or are none, at the place of their names")
    void problems() throws IOException {
        game("ember", "", "theme: {logo: art/flam.svg, background: art/note.png, blocks: {heat: {art: art/bad.svg}}}");
        art("ember/art/flame.svg", DRAWING.formatted(""));
        art("ember/art/note.png", "No picture.");
        art("ember/art/bad.svg", DRAWING.formatted("<script/>"));
        assertEquals("""
                ember/ruleset.yaml:8:15: error[ruleset.unusable-art]: There is no file `art/flam.svg` in the folder of `ember`.
                    8 | theme: {logo: art/flam.svg, background: art/note.png, blocks: {heat: {art: art/bad.svg}}}
                      |               ^^^^^^^^^^^^
                      = Did you mean `art/flame.svg`?
                ember/ruleset.yaml:8:41: error[ruleset.unusable-art]: `art/note.png` can't be used on sheets.
                    8 | theme: {logo: art/flam.svg, background: art/note.png, blocks: {heat: {art: art/bad.svg}}}
                      |                                         ^^^^^^^^^^^^
                      = It is no PNG, JPEG, WebP or SVG file.
                ember/ruleset.yaml:8:76: error[ruleset.unusable-art]: `art/bad.svg` can't be used on sheets.
                    8 | theme: {logo: art/flam.svg, background: art/note.png, blocks: {heat: {art: art/bad.svg}}}
                      |                                                                            ^^^^^^^^^^^
                      = It has `script`, which runs, loads or needs something that a printed drawing can't have.
                """, new DiagnosticPrinter(MessageBundle.messages(), false).print(loader().load("ember").diagnostics()
                .stream().toList()).replace(games + "/", ""));
    }

    @Test
    @DisplayName("lie in that folder, once links are followed")
    void outside() throws IOException {
        game("ember", "", "theme: {logo: art/flame.svg}");
        Files.writeString(games.resolve("secret.svg"), DRAWING.formatted(""));
        Files.createDirectories(games.resolve("ember/art"));
        Files.createSymbolicLink(games.resolve("ember/art/flame.svg"), games.resolve("secret.svg"));
        assertTrue(loader().load("ember").value().isEmpty());
    }

    @Test
    @DisplayName("go with a game that is published")
    void published() throws IOException {
        game("ember", "", "theme: {logo: art/flame.svg}");
        art("ember/art/flame.svg", DRAWING.formatted("<path d='M0 0'/>"));
        LoadedRuleset game = load("ember");
        LoadedRuleset again = WrittenGame.read(GameWriter.write(game)).read().value().orElseThrow();
        assertArrayEquals(game.ruleset().theme().art().orElseThrow().logo().orElseThrow().bytes(),
                again.ruleset().theme().art().orElseThrow().logo().orElseThrow().bytes());
    }

    private void game(String id, String extend, String theme) throws IOException {
        Files.createDirectories(games.resolve(id));
        Files.writeString(games.resolve(id).resolve("ruleset.yaml"), """
                format: 1
                id: %s
                version: 1.0.0
                title: Ember
                licence: CC-BY-4.0
                credits: Ember, an example game.
                %s
                %s
                sheets:
                  character:
                    fields: {name: {required: true}}
                    tracks: {heat: {boxes: 6}}
                """.formatted(id, extend.isEmpty() ? "text: A game." : extend, theme));
    }

    private void art(String path, String text) throws IOException {
        Files.createDirectories(games.resolve(path).getParent());
        Files.writeString(games.resolve(path), text);
    }

    private RulesetLoader loader() {
        return new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(games)));
    }

    private LoadedRuleset load(String id) {
        return loader().load(id).value().orElseThrow();
    }
}
