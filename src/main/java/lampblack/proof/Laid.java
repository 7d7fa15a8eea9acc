package lampblack.proof;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * How a document is laid out for print, before it is cut into pages.
 *
 * @param texts what it says, in the order of reading
 * @param rows what belongs together on one page
 * @param titles each with what stands first below it
 * @param found what stands beyond its box, is cut, or covers something else
 * @param spare how many pages are to be left empty
 * @param height of a page between its margins, in pixels
 */
record Laid(List<Text> texts, List<Row> rows, List<Title> titles, List<Misfit> found, int spare, double height) {

    /**
     * @param size of its letters, in points
     * @param rows that it stands in
     * @param cut whether something cuts off a part of it
     * @param over whether it stands beyond its box
     * @param room whether it stands in room that gives way where a page is full
     */
    record Text(String words, double size, List<Integer> rows, boolean cut, boolean over, boolean room) {
        Text {
            rows = List.copyOf(rows);
        }
    }

    /**
     * @param at the text it is known by
     * @param high in pixels
     */
    record Row(int at, double high) {}

    /** A title and the text that stands first below it. */
    record Title(int at, int next) {}

    /**
     * @param what {@code over}, {@code cut} or {@code covers}
     * @param at the text it is known by
     * @param other what is covered, where something is
     */
    record Misfit(String what, int at, int other) {}

    Laid {
        texts = List.copyOf(texts);
        rows = List.copyOf(rows);
        titles = List.copyOf(titles);
        found = List.copyOf(found);
    }

    static Laid of(JsonNode measured, double height) {
        List<Text> texts = new ArrayList<>();
        for (JsonNode each : measured.path("nodes")) {
            List<Integer> rows = new ArrayList<>();
            each.path("rows").forEach(row -> rows.add(row.asInt()));
            texts.add(new Text(each.path("text").asText().strip(), each.path("size").asDouble(), rows,
                    each.path("cut").asBoolean(), each.path("over").asBoolean(), each.path("room").asBoolean()));
        }
        List<Row> rows = new ArrayList<>();
        measured.path("rows").forEach(each -> rows.add(new Row(each.path("at").asInt(), each.path("high").asDouble())));
        List<Title> titles = new ArrayList<>();
        measured.path("heads").forEach(each -> titles.add(new Title(each.get(0).asInt(), each.get(1).asInt())));
        List<Misfit> found = new ArrayList<>();
        measured.path("found").forEach(each -> found.add(new Misfit(each.path("what").asText(), each.path("at").asInt(),
                each.path("other").asInt(-1))));
        return new Laid(texts, rows, titles, found, measured.path("spare").asInt(), height);
    }

    /** How many words there are. */
    int words() {
        return texts.stream().mapToInt(each -> each.words().split("\\s+").length).sum();
    }
}
