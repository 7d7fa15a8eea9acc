package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.MapCell;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.sheet.Block;
import lampblack.sheet.BoxState;
import lampblack.sheet.MapBlock;
import lampblack.sheet.MapBlock.MapField;
import lampblack.sheet.MapBlock.MapFieldKind;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup.StyledText;
import lampblack.sheet.Markup.TextStyle;

/**
 * Sets the maps: every cell with its box, and the links between them.
 *
 * @param playbooks the ids of all playbooks, where the sheet is for any of them; else none
 */
record MapBlockBuilder(SheetSubject subject, List<String> playbooks) {

    MapBlockBuilder(SheetSubject subject) {
        this(subject, subject.ofEachPlaybook().stream().flatMap(own -> own.derived().playbook().stream()).toList());
    }

    /** The maps of a character, by id; where every playbook has its own, one to write in. */
    Map<String, Block> all() {
        Map<String, Block> blocks = new LinkedHashMap<>();
        Set<String> open = new HashSet<>();
        subject.rules().maps().forEach((id, map) -> {
            if (map.isOf(subject.derived())) {
                blocks.put(id, of(map));
            } else if (map.playbook().isPresent() && isOfEach(map.list()) && open.add(map.list())) {
                blocks.put(id, new OpenMap(ofEach(map.list()).stream().map(this::of).toList(),
                        subject.render("sheet.not-taken"), subject.at("maps." + map.list())).merged());
            }
        });
        return blocks;
    }

    /** Whether every playbook has a map of its own for a list, and all have one title and the same places. */
    private boolean isOfEach(String list) {
        List<String> owners = ofEach(list).stream().flatMap(map -> map.playbook().stream()).toList();
        return !playbooks.isEmpty() && owners.containsAll(playbooks)
                && ofEach(list).stream().map(MapBlockBuilder::form).collect(Collectors.toSet()).size() == 1;
    }

    private static List<Object> form(CellMap map) {
        return List.of(map.label().title(), map.start(), Set.copyOf(map.cells().keySet()));
    }

    private List<CellMap> ofEach(String list) {
        return subject.rules().maps().values().stream()
                .filter(map -> map.list().equals(list) && map.playbook().isPresent()).toList();
    }

    /** Whether maps show all there is to a list. */
    boolean show(OptionList list) {
        if (isOfEach(list.id())) {
            return true;
        }
        List<CellMap> maps = CellMap.of(subject.derived(), list.id());
        return !list.open() && !maps.isEmpty() && subject.derived().choices().list(list.id()).stream()
                .allMatch(taken -> maps.stream().anyMatch(map -> map.cell(taken).isPresent()));
    }

    private MapBlock of(CellMap map) {
        Set<String> held = map.held(subject.derived());
        int rows = map.cells().values().stream().mapToInt(MapCell::row).max().orElse(0);
        int columns = map.cells().values().stream().mapToInt(MapCell::column).max().orElse(0);
        List<MapBlock.MapRow> all = new ArrayList<>();
        for (int row = 0; row <= rows; row++) {
            List<MapField> fields = new ArrayList<>();
            List<MapField> below = new ArrayList<>();
            for (int column = 0; column <= columns; column++) {
                Optional<MapCell> cell = Optional.ofNullable(map.cells().get(MapCell.id(row, column)));
                fields.add(cell.map(mapCell -> field(map, mapCell, held)).orElse(MapField.of(MapFieldKind.HOLE)));
                below.add(MapField.of(isLinked(cell, MapCell.id(row + 1, column)) ? MapFieldKind.DOWN
                        : MapFieldKind.GAP));
                if (column < columns) {
                    fields.add(MapField.of(isLinked(cell, MapCell.id(row, column + 1)) ? MapFieldKind.ACROSS
                            : MapFieldKind.GAP));
                    below.add(MapField.of(MapFieldKind.GAP));
                }
            }
            all.add(new MapBlock.MapRow(fields));
            if (row < rows) {
                all.add(new MapBlock.MapRow(below));
            }
        }
        return new MapBlock(map.label().title(), subject.advice(map.label()), all, farLinks(map));
    }

    private static boolean isLinked(Optional<MapCell> cell, String other) {
        return cell.filter(mapCell -> mapCell.links().contains(other)).isPresent();
    }

    private MapField field(CellMap map, MapCell cell, Set<String> held) {
        boolean start = cell.id().equals(map.start());
        boolean taken = held.contains(cell.id());
        String state = subject.render("sheet.cell", "state", subject.render(start || taken ? "sheet.taken"
                : "sheet.not-taken"),
                "links", links(map, cell));
        List<Paragraph> text = option(map, cell).map(option -> words(map, option)).orElse(List.of());
        return new MapField(start ? MapFieldKind.START : MapFieldKind.CELL, beside(map, cell), title(map, cell),
                start ? List.of() : List.of(taken ? BoxState.FILLED : BoxState.OPEN), state, text,
                subject.at("maps." + map.id() + "." + cell.id()));
    }

    /** What an option of the list needs or was asked, and its text. */
    private List<Paragraph> words(CellMap map, Option option) {
        List<Paragraph> words = new ArrayList<>(Markup.paragraphs(option.label().text()));
        String facts = Stream.concat(option.tags().stream().map(subject::tag), new ListBlockBuilder(subject).asked(
                option, subject.derived().choices().taken(map.list(), option.key().id())).stream())
                .collect(Collectors.joining(" · "));
        if (!facts.isEmpty()) {
            List<StyledText> spans = new ArrayList<>(List.of(new StyledText(TextStyle.EMPHASIS, facts)));
            Paragraph first = words.isEmpty() ? new Paragraph(List.of(), List.of()) : words.remove(0);
            if (!first.spans().isEmpty()) {
                spans.add(new StyledText(TextStyle.PLAIN, ": "));
                spans.addAll(first.spans());
            }
            words.add(0, new Paragraph(spans, first.items()));
        }
        return words;
    }

    private String links(CellMap map, MapCell cell) {
        return String.join(", ", cell.links().stream().map(link -> title(map, map.cells().get(link))).toList());
    }

    /** Which of several cells of one title it is; empty where it is the only one. */
    private String beside(CellMap map, MapCell cell) {
        String title = title(map, cell);
        boolean several = map.cells().values().stream().filter(other -> title(map, other).equals(title)).count() > 1;
        return several ? subject.render("sheet.linked", "links", links(map, cell)) : "";
    }

    private String name(CellMap map, MapCell cell) {
        String beside = beside(map, cell);
        return title(map, cell) + (beside.isEmpty() ? "" : " (" + beside + ")");
    }

    private Optional<Option> option(CellMap map, MapCell cell) {
        return subject.rules().option(map.list(), cell.entry());
    }

    private String title(CellMap map, MapCell cell) {
        return option(map, cell).map(option -> option.label().title()).orElseGet(() -> map.startTitle());
    }

    /** In words what no line between two neighbours shows. */
    private List<Paragraph> farLinks(CellMap map) {
        List<Paragraph> words = new ArrayList<>();
        for (MapCell cell : map.cells().values()) {
            for (String link : cell.links()) {
                MapCell other = map.cells().get(link);
                boolean first = cell.row() < other.row() || cell.row() == other.row() && cell.column() < other.column();
                if (first && !cell.isBeside(other)) {
                    words.addAll(Markup.paragraphs(subject.render("sheet.far-link", "one", name(map, cell), "other",
                            name(map, other))));
                }
            }
        }
        return words;
    }
}
