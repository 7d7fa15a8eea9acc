package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.server.Site.Answer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file of a character can be had, changed by hand, and brought back to what it was. */
@Tag("slow")
class FileTest {

    private static final String PAGE = "/characters/oswin-reed/file";

    @TempDir
    Path folder;
    private Site site;
    private String before;

    @BeforeEach
    void serve() {
        site = Site.of(folder).example("black-sword", "oswin-reed");
        before = site.text("oswin-reed");
    }

    @AfterEach
    void stop() {
        site.close();
    }

    /** Sends the page's form with another text, with the line breaks that browsers send. */
    private Answer write(String stem, Answer page, String text) {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put("seen", page.page().selectFirst("form[action$=/text] input[name=seen]").val());
        fields.put("text", text.replace("\n", "\r\n"));
        return site.post("/characters/" + stem + "/text", fields);
    }

    @Test
    void givesTheFileByteForByte() {
        Answer answer = site.get("/characters/oswin-reed/download");
        assertEquals(before, answer.body());
        assertTrue(answer.header("Content-Disposition").startsWith("attachment; filename=\"oswin-reed.yaml\""));
    }

    @Test
    void savesWhatIsWrittenByHandWithTheLineBreaksOfTheFile() {
        String text = before.replace("Oswin Reed", "Oswin Sedge");
        assertEquals(303, write("oswin-reed", site.get(PAGE), text).status());
        assertEquals(text, site.text("oswin-reed"));
    }

    @Test
    void changesNothingWhenThePageIsSentAsItIs() {
        assertEquals(303, site.press(site.get(PAGE), "form[action$=/text] button").status());
        assertEquals(before, site.text("oswin-reed"));
    }

    @Test
    void saysLineByLineWhyATextIsNotSavedAndKeepsIt() {
        Answer answer = write("oswin-reed", site.get(PAGE), before.replace("format: 1", "format: one"));
        assertEquals(422, answer.status());
        assertTrue(answer.words(".excerpt").get(0).startsWith("oswin-reed.yaml:"), answer.body());
        assertTrue(answer.page().selectFirst("textarea").val().contains("format: one"));
        assertEquals(before, site.text("oswin-reed"));
        assertTrue(answer.words(".notice form").isEmpty(), "what cannot be read cannot be saved");
    }

    @Test
    void savesErrorsOnlyWhenAskedTo() {
        String text = before.replace("dex: 8", "dex: 18");
        Answer answer = write("oswin-reed", site.get(PAGE), text);
        assertEquals(422, answer.status());
        assertEquals(before, site.text("oswin-reed"));
        assertEquals(303, site.press(answer, ".notice form button").status());
        assertEquals(text, site.text("oswin-reed"));
    }

    @Test
    void overwritesNothingThatHasChangedMeanwhile() {
        Answer page = site.get(PAGE);
        site.with("oswin-reed", before + "# Changed.\n");
        Answer answer = write("oswin-reed", page, before + "# Mine.\n");
        assertEquals(412, answer.status());
        assertTrue(answer.page().selectFirst("textarea").val().contains("# Mine."));
        assertEquals(List.of("− # Changed.", "+ # Mine."), answer.words(".unsaved .diff li"));
        assertEquals(before + "# Changed.\n", site.text("oswin-reed"));
    }

    @Test
    void losesNoChangeOfManyWhoWriteAtOnce() throws InterruptedException {
        List<Thread> writers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            String line = "# Writer " + i + ".\n";
            writers.add(new Thread(() -> {
                for (int done = 0; done < 5; ) {
                    Answer page = site.get(PAGE);
                    String text = page.page().selectFirst("textarea").wholeText();
                    done += write("oswin-reed", page, text + line).status() == 303 ? 1 : 0;
                }
            }));
        }
        writers.forEach(Thread::start);
        for (Thread thread : writers) {
            thread.join();
        }
        assertEquals(20, site.text("oswin-reed").lines().filter(line -> line.startsWith("# Writer ")).count());
    }

    @Test
    void goesBackToAnEarlierVersionAndSaysWhatHasChangedSince() {
        write("oswin-reed", site.get(PAGE), before.replace("Oswin Reed", "Oswin Sedge"));
        Answer page = site.get(PAGE);
        assertEquals(1, page.page().select(".versions details").size());
        assertTrue(page.words(".diff .new").get(0).contains("Oswin Sedge"), page.body());
        assertEquals(303, site.press(page, ".versions form button").status());
        assertEquals(before, site.text("oswin-reed"));
    }

    @Test
    void offersTheLastGoodVersionOfADamagedFile() {
        write("oswin-reed", site.get(PAGE), before + "# More.\n");
        site.with("oswin-reed", "format: [");
        Answer page = site.get("/characters/oswin-reed");
        assertEquals(200, page.status());
        assertFalse(page.words(".excerpt").isEmpty());
        assertEquals(List.of("Restore version 1"), page.words(".back button"));
        assertEquals(303, site.press(page, ".back button").status());
        assertEquals(before, site.text("oswin-reed"));
    }

    @Test
    void mendsADamagedFileByHand() {
        site.with("oswin-reed", "format: [");
        assertEquals(303, write("oswin-reed", site.get("/characters/oswin-reed"), before).status());
        assertEquals(before, site.text("oswin-reed"));
    }
}
