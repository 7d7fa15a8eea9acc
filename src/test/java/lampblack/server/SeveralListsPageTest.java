package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A choice from several lists stands in the block of each, and is written by the id alone where that is enough. */
@Tag("slow")
class SeveralListsPageTest {

    private static final String BEGUN = """
            format: 1
            ruleset: harbour
            fields: {}
            creation:
              known: [hound]
            """;
    private static final String PAGE = "/characters/ash";

    @TempDir
    Path folder;
    @TempDir
    Path rulesets;

    private Site harbour(String yaml) throws IOException {
        Files.createDirectories(rulesets.resolve("harbour"));
        Files.copy(Path.of("src/test/cases/several-lists/ruleset.yaml"), rulesets.resolve("harbour/ruleset.yaml"));
        return Site.of(folder, rulesets).with("ash", yaml);
    }

    @Test
    void anOptionIsTakenFromItsOwnBlock() throws IOException {
        try (Site site = harbour(BEGUN)) {
            Answer page = site.get(PAGE);
            assertEquals(List.of("Known", "Owed"), page.page().select("button[value$=contacts.smith]").eachText());
            assertEquals(303, site.press(page, "button[value='known=contacts.smith']").status());
            assertEquals(303, site.press(site.get(PAGE), "button[value='known=harbour-master']").status());
            assertEquals(BEGUN.replace("[hound]", "[hound, contacts.smith, harbour-master]"), site.text("ash"));
        }
    }

    @Test
    void itIsDroppedHoweverItIsWritten() throws IOException {
        try (Site site = harbour(BEGUN.replace("[hound]", "[hound, contacts.harbour-master, allies.smith]"))) {
            assertEquals(303, site.press(site.get(PAGE), "button[value='known=harbour-master'][name=drop]").status());
            assertEquals(303, site.press(site.get(PAGE), "button[value='known=allies.smith'][name=drop]").status());
            assertEquals(BEGUN, site.text("ash"));
        }
    }
}
