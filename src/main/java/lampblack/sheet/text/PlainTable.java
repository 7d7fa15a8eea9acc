package lampblack.sheet.text;

import java.util.ArrayList;
import java.util.List;
import lampblack.sheet.Block;

/** Says a row of a table: each cell behind the heading of its column, unless there is only one. */
final class PlainTable {

    private PlainTable() {
    }

    static String row(Block.TableBlock table, Block.TableRow row) {
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < row.cells().size(); i++) {
            String heading = i + 1 < table.headings().size() ? table.headings().get(i + 1) : "";
            String cell = row.cells().get(i).strip();
            if (!cell.isEmpty()) {
                cells.add(heading.isEmpty() || row.cells().size() == 1 ? cell : heading + ": " + last(figures(cell)));
            }
        }
        return row.title() + (cells.isEmpty() ? "" : ": " + String.join("; ", cells));
    }

    /** Figures side by side, of which each is one of its own. */
    private static String figures(String cell) {
        return cell.matches("[\\d.]+([ \u00a0][\\d.]+)+") ? cell.replaceAll("[ \u00a0]", ", ") : cell;
    }

    private static String last(String cell) {
        return cell.endsWith(".") && cell.indexOf(". ") < 0 ? cell.substring(0, cell.length() - 1) : cell;
    }
}
