package lampblack.rules.option;

import java.util.Set;
import lampblack.diagnostic.Span;

/**
 * One place of a map.
 *
 * @param id its row as a letter and its column as a number: {@code b4}
 * @param row counted from 0
 * @param column counted from 0
 * @param entry the id of what stands in it
 * @param links the cells it is linked with
 */
public record MapCell(String id, int row, int column, String entry, Span place, Set<String> links) {

    /** What a cell is called by its row and column. */
    public static String id(int row, int column) {
        return (char) ('a' + row) + String.valueOf(column + 1);
    }

    /** Whether a link leads to a cell that stands right beside it or right below. */
    public boolean isBeside(MapCell other) {
        return Math.abs(row - other.row) + Math.abs(column - other.column) == 1;
    }
}
