package lampblack.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
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
        MemorySite site = MemorySite.of(rulesets, "gangs");
        site.put("ash", CROWS);
        site.post("/characters/ash/build/rate", Map.of("set", "wealth", "put", "wealth=2"));
        assertEquals(CROWS.replace("means: 1", "means: 2"), site.text("ash"));
        site.post("/characters/ash/build/rate", Map.of("in", "gangs.The Crows", "set", "size", "put", "size=2"));
        site.post("/characters/ash/build/rate", Map.of("step", "means", "trait", "wealth", "points", "1"));
        assertEquals(CROWS.replace("size: 1", "size: 2"), site.text("ash"));
    }
}
