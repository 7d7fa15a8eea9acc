package lampblack.print.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import lampblack.Sampling;
import lampblack.UsesBrowser;
import lampblack.print.export.Exhibit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.verapdf.core.VeraPDFException;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

@DisplayName("PDFs of shipped games")
@UsesBrowser
@Tag("full")
class AudiblePdfTest {

    /** As many documents of each kind as a build looks at. */
    private static final int MAX = 2;
    private static final int FAILURES = 20;

    @BeforeAll
    static void initialise() {
        VeraGreenfieldFoundryProvider.initialise();
    }

    @Test
    @DisplayName("keep to PDF/UA, whatever is printed")
    void printed() throws IOException {
        List<String> failures = new ArrayList<>();
        for (String kind : List.of("filled", "play", "blank", "reference", "cards")) {
            for (Exhibit exhibit : Sampling.of("audible " + kind).some(Exhibit.all(kind::equals), MAX)) {
                failures.addAll(failures(exhibit.name(), exhibit.pdf()));
            }
        }
        assertEquals(List.of(), failures);
    }

    @Test
    @DisplayName("keep to PDF/UA with fields to fill in")
    void fillable() throws IOException {
        List<String> failures = new ArrayList<>();
        for (String kind : List.of("filled", "play", "blank")) {
            for (Exhibit exhibit : Sampling.of("audible fields " + kind).some(Exhibit.all(kind::equals), MAX)) {
                failures.addAll(failures(exhibit.name(), exhibit.fillable()));
            }
        }
        assertEquals(List.of(), failures);
    }

    /** What a validator finds, once for each rule. */
    private static List<String> failures(String name, byte[] pdf) throws IOException {
        try (PDFAParser parser = Foundries.defaultInstance().createParser(new ByteArrayInputStream(pdf),
                PDFAFlavour.PDFUA_1); PDFAValidator validator = Foundries.defaultInstance().createValidator(
                        PDFAFlavour.PDFUA_1, FAILURES, false, true, false)) {
            ValidationResult result = validator.validate(parser);
            TreeMap<String, String> rules = new TreeMap<>();
            for (TestAssertion found : result.getTestAssertions()) {
                if (found.getStatus() == TestAssertion.Status.FAILED) {
                    rules.putIfAbsent(found.getRuleId().getClause() + "-" + found.getRuleId().getTestNumber(),
                            found.getErrorMessage() + " " + found.getLocation().getContext());
                }
            }
            return rules.entrySet().stream().map(rule -> name + ": " + rule).toList();
        } catch (VeraPDFException broken) {
            throw new IOException(name, broken);
        }
    }
}
