package lampblack.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.rules.Cell;
import lampblack.rules.CellMap;
import lampblack.rules.Option;
import lampblack.rules.OptionList;
import lampblack.sheet.MapBlock.Field;
import lampblack.sheet.MapBlock.Sort;
import lampblack.sheet.Markup.Paragraph;

/** Sets the maps: every cell with its box, and the links between them. */
record MapBlocks(Subject subject) {

    /** The maps of whoever it is, by id. */
    Map<String, Block> all() {
        Map<String, Block> blocks = new LinkedHashMap<>();
        subject.rules().maps().forEach((id, map) -> {
            if (map.isOf(subject.standing())) {
                blocks.put(id, of(map));
            }
        });
        return blocks;
    }

    /** Whether maps show all there is to a list. */
    boolean show(OptionList list) {
        List<CellMap> maps = CellMap.of(subject.standing(), list.id());
        return !list.open() && !maps.isEmpty() && subject.standing().state().list(list.id()).stream()
                .allMatch(taken -> maps.stream().anyMatch(map -> map.cell(taken).isPresent()));
    }

    private Block of(CellMap map) {
        Set<String> held = map.held(subject.standing().state().list(map.list())).keySet();
        int rows = map.cells().values().stream().mapToInt(Cell::row).max().orElse(0);
        int columns = map.cells().values().stream().mapToInt(Cell::column).max().orElse(0);
        List<MapBlock.Row> all = new ArrayList<>();
        for (int row = 0; row <= rows; row++) {
            List<Field> fields = new ArrayList<>();
            List<Field> below = new ArrayList<>();
            for (int column = 0; column <= columns; column++) {
                Optional<Cell> cell = Optional.ofNullable(map.cells().get(Cell.id(row, column)));
                fields.add(cell.map(each -> field(map, each, held)).orElse(Field.of(Sort.HOLE)));
                below.add(Field.of(isLinked(cell, Cell.id(row + 1, column)) ? Sort.DOWN : Sort.GAP));
                if (column < columns) {
                    fields.add(Field.of(isLinked(cell, Cell.id(row, column + 1)) ? Sort.ACROSS : Sort.GAP));
                    below.add(Field.of(Sort.GAP));
                }
            }
            all.add(new MapBlock.Row(fields));
            if (row < rows) {
                all.add(new MapBlock.Row(below));
            }
        }
        return new MapBlock(map.label().title(), subject.advice(map.label()), all, farLinks(map));
    }

    private static boolean isLinked(Optional<Cell> cell, String other) {
        return cell.filter(each -> each.links().contains(other)).isPresent();
    }

    private Field field(CellMap map, Cell cell, Set<String> held) {
        boolean start = cell.id().equals(map.start());
        boolean taken = held.contains(cell.id());
        String links = String.join(", ", cell.links().stream().map(each -> title(map, map.cells().get(each))).toList());
        String state = subject.say("sheet.cell", "state", subject.say(start || taken ? "sheet.taken"
                : "sheet.not-taken"),
                "links", links);
        List<Paragraph> text = option(map, cell).map(each -> Markup.paragraphs(each.label().text())).orElse(List.of());
        return new Field(start ? Sort.START : Sort.CELL, cell.id(), title(map, cell),
                start ? List.of() : List.of(taken ? Mark.FILLED : Mark.OPEN), state, text);
    }

    private Optional<Option> option(CellMap map, Cell cell) {
        return subject.rules().option(map.list(), cell.entry());
    }

    private String title(CellMap map, Cell cell) {
        return option(map, cell).map(each -> each.label().title()).orElseGet(() -> map.startTitle());
    }

    /** In words what no line between two neighbours shows. */
    private List<Paragraph> farLinks(CellMap map) {
        List<Paragraph> words = new ArrayList<>();
        for (Cell cell : map.cells().values()) {
            for (String each : cell.links()) {
                Cell other = map.cells().get(each);
                boolean first = cell.row() < other.row() || cell.row() == other.row() && cell.column() < other.column();
                if (first && !cell.isBeside(other)) {
                    words.addAll(Markup.paragraphs(subject.say("sheet.far-link", "one", title(map, cell), "first",
                            cell.id(), "other", title(map, other), "second", other.id())));
                }
            }
        }
        return words;
    }
}
