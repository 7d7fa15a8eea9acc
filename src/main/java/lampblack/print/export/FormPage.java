package lampblack.print.export;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What a sheet in a browser has to fill in, in the order of reading. */
record FormPage(List<FormSpot> spots) {

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
     * @param points around a shape that is none of the usual, across and down by turns, in a square of ten by ten
     * @param colour of ink, as red, green and blue up to 255
     * @param size of letters in points
     */
    record FormSpot(int sheet, String at, int number, String shape, List<Float> points, List<Float> colour,
            double size) {
        FormSpot {
            points = List.copyOf(points);
            colour = List.copyOf(colour);
        }

        /** Whether its outline is drawn where it is. */
        boolean isDrawn() {
            return !isText() && points.isEmpty() && !shape.equals("segment") && !shape.equals("step");
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
        return new FormSpot(node.path("sheet").asInt(), node.path("at").asText(), node.path("number").asInt(),
                node.path("shape").asText(), numbers(node.path("points")), numbers(node.path("colour")),
                node.path("size").asDouble());
    }

    private static List<Float> numbers(JsonNode node) {
        List<Float> numbers = new ArrayList<>();
        node.forEach(number -> numbers.add((float) number.asDouble()));
        return numbers;
    }

    private static String script() {
        try (InputStream in = FormPage.class.getResourceAsStream("/lampblack/pdf/fields.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
