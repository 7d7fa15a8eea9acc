package lampblack.print.proof;

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
 * @param blocks the name plates and blocks that a layout has placed, in the order of reading
 * @param marks its dots, boxes and parts of clocks, and the lines and slots to write on
 * @param parts where each plate, block, foot and card begins
 * @param begins the text that each sheet begins with
 * @param fronts whether each sheet begins on the front of a leaf
 * @param refused how many of its fonts the browser could not use
 * @param height of a page between its margins, in pixels
 */
record MeasuredLayout(List<LayoutText> texts, List<LayoutRow> rows, List<LayoutTitle> titles, List<LayoutMisfit> found,
        List<LayoutBlock> blocks, List<LayoutMark> marks, List<LayoutMark> lines, List<LayoutPart> parts,
        List<Integer> begins, boolean fronts, int refused, double height) {

    /**
     * @param size of its letters, in points
     * @param part the number of the plate, block, foot or card that it stands in, or below 0
     * @param rows that it stands in
     * @param cut whether something cuts off a part of it
     * @param over whether it stands beyond its box
     * @param room whether it stands in room that gives way where a page is full
     */
    record LayoutText(String words, double size, int part, List<Integer> rows, boolean cut, boolean over, boolean room) {
        LayoutText {
            rows = List.copyOf(rows);
        }
    }

    /**
     * @param at the text it is known by
     * @param high in pixels
     * @param wide in pixels
     */
    record LayoutRow(int at, double high, double wide) {}

    /** A plate, block, foot or card, and the text it is known by. */
    record LayoutPart(int at, String title) {}

    /**
     * Something that is drawn, in pixels.
     *
     * @param id by which the print says where it is
     * @param at the text it is known by
     * @param part the number of what it stands in, or below 0
     * @param left its place before the document is cut into pages, as is {@code top}
     * @param ring whether it is marked by a ring about it, and not by being filled
     * @param state the word of its state, where its style has one
     * @param room whether it stands in room that gives way where a page is full
     * @param around what it is a piece of, or itself
     * @param middle a place within it, from the corner of what is about it
     * @param edge a place on its outline, from the same corner; its middle where it is no piece of anything
     */
    record LayoutMark(String id, int at, int part, double left, double top, double wide, double high, boolean ring,
            String state, boolean room, LayoutFrame around, LayoutPlace middle, LayoutPlace edge) {

        /** The same where a browser prints all at another size. */
        LayoutMark times(double scale) {
            return new LayoutMark(id, at, part, left * scale, top * scale, wide * scale, high * scale, ring, state, room,
                    new LayoutFrame(around.left() * scale, around.top() * scale, around.wide() * scale,
                    around.high() * scale), new LayoutPlace(middle.left() * scale, middle.top() * scale),
                    new LayoutPlace(edge.left() * scale, edge.top() * scale));
        }

        boolean isPiece() {
            return !middle.equals(edge);
        }
    }

    /** A place, in pixels. */
    record LayoutPlace(double left, double top) {}

    /** A frame, in pixels, by what its upper left corner is beside that of something else. */
    record LayoutFrame(double left, double top, double wide, double high) {}

    /** A title and the text that stands first below it. */
    record LayoutTitle(int at, int next) {}

    /**
     * @param what {@code over}, {@code cut}, {@code covers}, or {@code says} of what a style says
     * @param at the text it is known by
     * @param other what is covered, where something is
     */
    record LayoutMisfit(String what, int at, int other) {}

    /**
     * A name plate, or a block in the column of a strip.
     *
     * @param at the text it begins with
     * @param last the text it ends with
     * @param side counted from 0 through the whole document
     * @param strip counted from 0 within its side; a plate stands in one of its own before them
     * @param column counted from 0 within its strip
     * @param gives whether it is room that gives way where a page is full
     * @param below how far its end is below the foot of its first line, in pixels, as are its height and width
     */
    record LayoutBlock(int at, int last, int side, int strip, int column, boolean gives, double below, double high,
            double wide) {}

    MeasuredLayout {
        texts = List.copyOf(texts);
        rows = List.copyOf(rows);
        titles = List.copyOf(titles);
        found = List.copyOf(found);
        blocks = List.copyOf(blocks);
        marks = List.copyOf(marks);
        lines = List.copyOf(lines);
        parts = List.copyOf(parts);
        begins = List.copyOf(begins);
    }

    static MeasuredLayout of(JsonNode measured, double height) {
        List<LayoutText> texts = new ArrayList<>();
        for (JsonNode node : measured.path("nodes")) {
            List<Integer> rows = new ArrayList<>();
            node.path("rows").forEach(row -> rows.add(row.asInt()));
            texts.add(new LayoutText(node.path("text").asText().strip(), node.path("size").asDouble(),
                    node.path("part").asInt(-1), rows,
                    node.path("cut").asBoolean(), node.path("over").asBoolean(), node.path("room").asBoolean()));
        }
        List<LayoutRow> rows = new ArrayList<>();
        measured.path("rows").forEach(node -> rows.add(new LayoutRow(node.path("at").asInt(),
                node.path("high").asDouble(), node.path("wide").asDouble())));
        List<LayoutTitle> titles = new ArrayList<>();
        measured.path("heads").forEach(node -> titles.add(new LayoutTitle(node.get(0).asInt(), node.get(1).asInt())));
        List<LayoutMisfit> found = new ArrayList<>();
        measured.path("found").forEach(node -> found.add(new LayoutMisfit(node.path("what").asText(), node.path("at")
                .asInt(),
                node.path("other").asInt(-1))));
        List<LayoutBlock> blocks = new ArrayList<>();
        measured.path("blocks").forEach(node -> blocks.add(block(node)));
        List<LayoutPart> parts = new ArrayList<>();
        measured.path("parts").forEach(node -> parts.add(new LayoutPart(node.path("at").asInt(),
                node.path("title").asText())));
        List<Integer> begins = new ArrayList<>();
        measured.path("begins").forEach(node -> begins.add(node.asInt()));
        return new MeasuredLayout(texts, rows, titles, found, blocks, drawn(measured.path("marks")),
                drawn(measured.path("lines")), parts, begins, measured.path("fronts").asBoolean(),
                measured.path("refused").asInt(), height);
    }

    private static List<LayoutMark> drawn(JsonNode measured) {
        List<LayoutMark> drawn = new ArrayList<>();
        for (JsonNode node : measured) {
            JsonNode around = node.path("around");
            drawn.add(new LayoutMark(node.path("id").asText(), node.path("at").asInt(), node.path("part").asInt(-1),
                    node.path("left").asDouble(), node.path("top").asDouble(), node.path("wide").asDouble(),
                    node.path("high").asDouble(), node.path("ring").asBoolean(), node.path("state").asText(),
                    node.path("room").asBoolean(), new LayoutFrame(around.path("left").asDouble(),
                    around.path("top").asDouble(), around.path("wide").asDouble(), around.path("high").asDouble()),
                    place(node.path("middle")), place(node.path("edge"))));
        }
        return drawn;
    }

    private static LayoutPlace place(JsonNode node) {
        return new LayoutPlace(node.path("left").asDouble(), node.path("top").asDouble());
    }

    private static LayoutBlock block(JsonNode node) {
        return new LayoutBlock(node.path("at").asInt(), node.path("last").asInt(), node.path("side").asInt(),
                node.path("strip").asInt(), node.path("column").asInt(), node.path("gives").asBoolean(),
                node.path("below").asDouble(), node.path("high").asDouble(), node.path("wide").asDouble());
    }

    /** How many words there are. */
    int wordCount() {
        return texts.stream().mapToInt(layoutText -> layoutText.words().split("\\s+").length).sum();
    }
}
