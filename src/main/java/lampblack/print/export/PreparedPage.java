package lampblack.print.export;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A document in a browser, made ready for PDF: its marks say what they are where the browser hands that on, and its
 * addresses are links.
 *
 * @param headings in the order of reading
 */
record PreparedPage(List<PageHeading> headings) {

    private static final String PREPARE = script();

    /** @param level 1 for the largest @param sheet which of its sheets it is of, from 0, or less where it is of none */
    record PageHeading(int level, int sheet, String words) {}

    PreparedPage {
        headings = List.copyOf(headings);
    }

    static PreparedPage of(BrowserTab tab) {
        List<PageHeading> headings = new ArrayList<>();
        tab.evaluate(PREPARE).path("headings").forEach(node -> headings.add(heading(node)));
        return new PreparedPage(headings);
    }

    private static PageHeading heading(JsonNode node) {
        return new PageHeading(node.path("level").asInt(), node.path("sheet").asInt(), node.path("words").asText());
    }

    private static String script() {
        try (InputStream in = PreparedPage.class.getResourceAsStream("/lampblack/pdf/prepare.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
