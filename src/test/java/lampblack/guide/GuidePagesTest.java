package lampblack.guide;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages of the guide that follow from something else say what that says now. They are written anew where not. */
class GuidePagesTest {

    @Test
    void theReferenceIsWhatTheSchemasSay() throws IOException {
        write(GuideFiles.GUIDE.resolve("reference.md"), ReferencePage.text());
    }

    @Test
    void theListOfCodesIsWhatTheirPagesSay() throws IOException {
        write(GuideFiles.GUIDE.resolve("codes.md"), CodesPage.text());
    }

    @Test
    void theExamplesOfTheFamilyAreItsCases() throws IOException {
        write(FamilyExamples.PAGE, FamilyExamples.text());
    }

    @Test
    void whoMayNameWhatIsWhatCheckSays(@TempDir Path scratch) throws IOException {
        write(NamingAnswers.PAGE, NamingAnswers.text(scratch));
    }

    private static void write(Path page, String text) throws IOException {
        boolean stale = !Files.exists(page) || !Files.readString(page).equals(text);
        if (stale) {
            Files.writeString(page, text);
        }
        assertFalse(stale, page + " was written anew, to be read and committed");
    }
}
