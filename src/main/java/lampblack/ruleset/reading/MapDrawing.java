package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;
import lampblack.node.Scalar;
import lampblack.rules.option.MapCell;

/**
 * A map as an author draws it: lines of cells, with {@code -} between two that are linked and a dot where there is
 * none;
 * and between them lines with a mark for each column, {@code |} for a link and a dot for none.
 */
final class MapDrawing {

    private static final Pattern WORD = Pattern.compile("\\S+");
    private static final String HOLE = ".";
    private static final String ACROSS = "-";
    private static final String DOWN = "|";
    /** Lines as a program for drawing has them, and the long dashes of a word processor. */
    private static final Pattern OTHER_ACROSS = Pattern.compile("[\u2500-\u2501\u2550\u2013\u2014]+|-{2,}");
    private static final Pattern OTHER_DOWN = Pattern.compile("[\u2502-\u2503\u2551]");

    private record DrawnWord(String text, Span place) {

        boolean is(String sign) {
            return text.equals(sign);
        }
    }

    private final Report report;
    private final List<List<DrawnWord>> lines = new ArrayList<>();
    private final Map<String, MapCell> cells = new LinkedHashMap<>();
    private final List<List<DrawnWord>> downs = new ArrayList<>();
    private int rows;
    private int columns;
    private boolean sound = true;

    MapDrawing(Scalar written, Report report) {
        this.report = report;
        int start = 0;
        for (String line : written.text().split("\n", -1)) {
            List<DrawnWord> words = new ArrayList<>();
            Matcher matcher = WORD.matcher(line);
            while (matcher.find()) {
                words.add(new DrawnWord(matcher.group(), written.place(start + matcher.start(), start
                        + matcher.end())));
            }
            if (!words.isEmpty()) {
                lines.add(words);
            }
            start += line.length() + 1;
        }
    }

    /** The cells by their ids with all links that are drawn; none where the drawing cannot be read. */
    Map<String, MapCell> cells() {
        lines.forEach(line -> line.forEach(this::otherLine));
        if (!sound) {
            return Map.of();
        }
        boolean downBefore = true;
        for (List<DrawnWord> line : lines) {
            boolean down = line.stream().allMatch(word -> word.is(DOWN) || word.is(HOLE))
                    && line.stream().anyMatch(word -> word.is(DOWN));
            if (down && downBefore) {
                wrong(line.get(0), Message.of("ruleset.wrong-drawing.no-row"));
            } else if (down) {
                downs.add(line);
            } else {
                row(line);
                if (downs.size() < rows) {
                    downs.add(List.of());
                }
            }
            downBefore = down;
        }
        if (downBefore && !lines.isEmpty()) {
            wrong(lines.get(lines.size() - 1).get(0), Message.of("ruleset.wrong-drawing.no-row"));
        }
        for (int row = 1; sound && row < rows; row++) {
            down(row - 1, downs.get(row));
        }
        return sound ? cells : Map.of();
    }

    /** Objects to a line that is drawn with another sign; the first of them speaks for all. */
    private void otherLine(DrawnWord word) {
        String sign = OTHER_ACROSS.matcher(word.text()).matches() ? ACROSS
                : OTHER_DOWN.matcher(word.text()).matches() ? DOWN : "";
        if (sound && !sign.isEmpty()) {
            wrong(word, Message.of("ruleset.wrong-drawing.sign", "written", word.text(), "sign", sign));
        }
    }

    private void row(List<DrawnWord> line) {
        int column = 0;
        boolean linked = false;
        DrawnWord before = null;
        for (DrawnWord word : line) {
            if (word.is(ACROSS)) {
                if (before == null || before.is(ACROSS) || before.is(HOLE) || word == line.get(line.size() - 1)) {
                    wrong(word, Message.of("ruleset.wrong-drawing.nowhere"));
                }
                linked = true;
            } else {
                cell(word, column);
                if (linked && word.is(HOLE)) {
                    wrong(word, Message.of("ruleset.wrong-drawing.nowhere"));
                } else if (linked && sound) {
                    link(MapCell.id(rows, column - 1), MapCell.id(rows, column), cells);
                }
                linked = false;
                column++;
            }
            before = word;
        }
        if (rows > 0 && column != columns) {
            wrong(line.get(0), Message.of("ruleset.wrong-drawing.columns", "count", column, "columns", columns));
        }
        columns = rows == 0 ? column : columns;
        rows++;
    }

    private void cell(DrawnWord word, int column) {
        if (!word.is(HOLE)) {
            String id = MapCell.id(rows, column);
            cells.put(id, new MapCell(id, rows, column, word.text(), word.place(), new LinkedHashSet<>()));
        }
    }

    private void down(int above, List<DrawnWord> line) {
        if (!line.isEmpty() && line.size() != columns) {
            wrong(line.get(0), Message.of("ruleset.wrong-drawing.marks", "count", line.size(), "columns", columns));
            return;
        }
        for (int column = 0; column < line.size(); column++) {
            String one = MapCell.id(above, column);
            String other = MapCell.id(above + 1, column);
            if (line.get(column).is(DOWN) && cells.containsKey(one) && cells.containsKey(other)) {
                link(one, other, cells);
            } else if (line.get(column).is(DOWN)) {
                wrong(line.get(column), Message.of("ruleset.wrong-drawing.nowhere"));
            }
        }
    }

    static void link(String one, String other, Map<String, MapCell> cells) {
        link(cells, one, other);
        link(cells, other, one);
    }

    private static void link(Map<String, MapCell> cells, String from, String to) {
        MapCell cell = cells.get(from);
        Set<String> links = new LinkedHashSet<>(cell.links());
        links.add(to);
        cells.put(from, new MapCell(from, cell.row(), cell.column(), cell.entry(), cell.place(), links));
    }

    private void wrong(DrawnWord word, Message words) {
        sound = false;
        report.add(Diagnostic.of(Code.RULESET__WRONG_DRAWING, word.place(), words));
    }
}
