package lampblack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A small game for a test: its id, and its ruleset as text. */
public record InventedGame(String id, String text) {

    /** A game of some sheets, under what every ruleset says of itself. @param sheets from the key {@code sheets} on */
    public static InventedGame of(String id, String title, String sheets) {
        return new InventedGame(id, """
                format: 1
                id: %s
                version: 1.0.0
                title: %s
                licence: CC0-1.0
                credits: An invented game.
                """.formatted(id, title) + sheets);
    }

    /** The game of a case. */
    public static InventedGame ofCase(String id, String folder) throws IOException {
        return new InventedGame(id, Files.readString(Path.of("src/test/cases", folder, "ruleset.yaml")));
    }

    /** Writes it into a folder of rulesets, under its id. */
    public void writeTo(Path rulesets) throws IOException {
        Files.createDirectories(rulesets.resolve(id));
        Files.writeString(rulesets.resolve(id).resolve("ruleset.yaml"), text);
    }
}
