package lampblack.sheet;

import java.util.List;
import lampblack.diagnostic.Worded;
import lampblack.sheet.Markup.Paragraph;

/** A map as a table: rows of cells with columns of links between them, and rows of links between the rows. */
public record MapBlock(String look, String title, List<Paragraph> introduction, List<MapRow> rows,
        List<Paragraph> text) implements Block {

    public MapBlock {
        introduction = List.copyOf(introduction);
        rows = List.copyOf(rows);
        text = List.copyOf(text);
    }

    @Override
    public BlockKind kind() {
        return BlockKind.MAP;
    }

    /** What stands in one place of the table: a cell, or a link to the next, or nothing. */
    public enum MapFieldKind implements Worded {
        CELL("cell"), START("start"), HOLE("hole"), ACROSS("across"), DOWN("down"), GAP("gap");

        private final String word;

        MapFieldKind(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    public record MapRow(List<MapField> fields) {
        public MapRow {
            fields = List.copyOf(fields);
        }
    }

    /**
     * One place of the table.
     *
     * @param beside what a cell is linked with, in words, where others of the map have its title; else empty
     * @param ticks the box to mark, none where it is held from the beginning
     * @param state whether it is held and what it is linked with, for those who hear the sheet
     * @param at what its box is called on a sheet to fill in, or empty
     */
    public record MapField(MapFieldKind sort, String beside, String title, List<BoxState> ticks, String state,
            List<Paragraph> text, String at) {
        public MapField {
            ticks = List.copyOf(ticks);
            text = List.copyOf(text);
        }

        /** What its title is called, where that is to be written; else empty. */
        public String nameAt() {
            return title.isEmpty() && !at.isEmpty() ? Fillable.within(at.substring(0, at.lastIndexOf('.')), "name") : "";
        }

        public static MapField of(MapFieldKind sort) {
            return new MapField(sort, "", "", List.of(), "", List.of(), "");
        }
    }

    public MapBlock(String title, List<Paragraph> introduction, List<MapRow> rows, List<Paragraph> text) {
        this("", title, introduction, rows, text);
    }

    @Override
    public MapBlock looking(String words) {
        return new MapBlock(words, title, introduction, rows, text);
    }
}
