package lampblack.print.fill;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import lampblack.print.browser.BrowserTab;

/** What a sheet in a browser has to fill in, in the order of reading. */
public record FormPage(List<FormSpot> spots) {

    /** What the links over the places lead to, before the number of the place. */
    static final String ADDRESS = "https://field.invalid/";

    private static final String SCRIPT = script();

    /**
     * A place to fill in.
     *
     * @param sheet on which of the sheets, from 0
     * @param at what it is called
     * @param number which of the marks of that name it is, from 1; 0 where it is the only one
     * @param shape of the mark, or {@code line} or {@code lines}
     * @param colour of ink, as red, green and blue up to 255
     * @param size of letters in points
     * @param pitch from one line to the next in points, or 0
     */
    record FormSpot(int sheet, String at, int number, String shape, List<Float> colour, double size, double pitch) {
        FormSpot {
            colour = List.copyOf(colour);
        }

        /** Whether its outline is drawn where it is. */
        boolean isDrawn() {
            return !isText() && !shape.equals("segment") && !shape.equals("step");
        }

        boolean isText() {
            return shape.equals("line") || shape.equals("lines");
        }
    }

    public FormPage {
        spots = List.copyOf(spots);
    }

    /** Empties the places of the first sheets, and has links laid over them. */
    public static FormPage prepared(BrowserTab tab, int sheets) {
        List<FormSpot> spots = new ArrayList<>();
        tab.evaluate(SCRIPT + "(" + sheets + ")").path("fields").forEach(node -> spots.add(spot(node)));
        return new FormPage(spots);
    }

    private static FormSpot spot(JsonNode node) {
        List<Float> colour = new ArrayList<>();
        node.path("colour").forEach(part -> colour.add((float) part.asDouble()));
        return new FormSpot(node.path("sheet").asInt(), node.path("at").asText(), node.path("number").asInt(),
                node.path("shape").asText(), colour, node.path("size").asDouble(), node.path("pitch").asDouble());
    }

    private static String script() {
        try (InputStream in = FormPage.class.getResourceAsStream("/lampblack/pdf/fields.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
