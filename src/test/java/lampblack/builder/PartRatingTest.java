package lampblack.builder;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.LoadedRuleset;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A rating that stands for itself is set in a part as well where the file has a number alone. */
@Tag("slow")
class PartRatingTest {

    private static final String CROWS = """
            format: 1
            ruleset: gangs
            version: 1.0.0
            creation: {means: 1}
            parts: {gangs: {The Crows: {creation: {size: 1}}}}
            """;

    @TempDir
    private Path rulesets;

    @Test
    void aNumberAloneIsRaised() throws IOException {
        Files.createDirectories(rulesets.resolve("gangs"));
        Files.copy(Path.of("src/test/cases/a-rating-of-its-own/in-a-part/ruleset.yaml"),
                rulesets.resolve("gangs/ruleset.yaml"));
        LoadedRuleset game = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(rulesets))).load("gangs")
                .value().orElseThrow();
        MemoryShelf shelf = new MemoryShelf(game);
        shelf.put("ash", CROWS);
        Visitor visitor = new Visitor(shelf, new MemoryGames(game, Map.of()));
        visitor.post("/characters/ash/build/rate", Map.of("set", "wealth", "put", "wealth=2"));
        assertEquals(CROWS.replace("means: 1", "means: 2"), shelf.text("ash"));
        visitor.post("/characters/ash/build/rate", Map.of("in", "gangs.The Crows", "set", "size", "put", "size=2"));
        visitor.post("/characters/ash/build/rate", Map.of("step", "means", "trait", "wealth", "points", "1"));
        assertEquals(CROWS.replace("size: 1", "size: 2"), shelf.text("ash"));
    }
}
