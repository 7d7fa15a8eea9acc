package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import lampblack.cli.Main;

/** Shipped games as their published files. */
public final class PublishedGames {

    private PublishedGames() {}

    /** Publishes a game into a folder, as its author would. */
    public static Path file(String game, Path folder) {
        return file(game, folder, Site.RULESETS);
    }

    /** The same, with a game from another folder. */
    static Path file(String game, Path folder, Path rulesets) {
        return file(game, game, folder, rulesets);
    }

    /** All of them in one file. */
    static Path all(Path folder) {
        return file("--all", "lampblack", folder, Site.RULESETS);
    }

    private static Path file(String games, String name, Path folder, Path rulesets) {
        StringWriter said = new StringWriter();
        assertEquals(0, Main.run(List.of("publish", games, "-o", name + ".html", "--rulesets",
                rulesets.toAbsolutePath().toString()), new PrintWriter(said), new PrintWriter(said),
                folder), said::toString);
        return folder.resolve(name + ".html");
    }
}
