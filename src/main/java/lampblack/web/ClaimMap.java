package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.engine.GainTrial;
import lampblack.io.LoadedCharacter;
import lampblack.rules.Cell;
import lampblack.rules.CellMap;
import lampblack.rules.Objection;
import lampblack.rules.Option;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.Paragraph;

/** A map whose cells can be taken. */
public record ClaimMap(String id, String title, String held, List<Row> rows) {

    /** Cells beside each other with the links between them, or the links to those below. */
    public record Row(List<Field> fields) {}

    /**
     * One place of the map.
     *
     * @param sort {@code cell}, {@code across}, {@code down} or {@code gap}
     * @param state {@code held}, {@code open}, {@code far} where it is advised against, or {@code closed}
     * @param says the state in words, with the reason where it is closed
     * @param path where it is taken; empty where it is held
     */
    public record Field(String sort, String id, String title, String state, String says, List<Paragraph> text,
            String path) {

        static Field of(String sort) {
            return new Field(sort, "", "", "", "", List.of(), "");
        }
    }

    /** The maps of a crew. */
    static List<ClaimMap> all(Visit visit, String stem, LoadedCharacter crew) {
        List<CellMap> maps = crew.outcome().sheet().maps().values().stream()
                .filter(each -> each.isOf(crew.outcome().standing())).toList();
        if (maps.isEmpty()) {
            return List.of();
        }
        GainTrial trial = new GainTrial(crew.outcome());
        return maps.stream().map(each -> new Maker(visit, stem, crew, each, trial, each.held(crew.outcome()
                .standing().state().list(each.list())).keySet()).drawn()).toList();
    }

    private record Maker(Visit visit, String stem, LoadedCharacter crew, CellMap map, GainTrial trial,
            Set<String> held) {

        ClaimMap drawn() {
            int last = map.cells().values().stream().mapToInt(Cell::row).max().orElse(0);
            int columns = map.cells().values().stream().mapToInt(Cell::column).max().orElse(0);
            List<Row> rows = new ArrayList<>();
            for (int row = 0; row <= last; row++) {
                List<Field> fields = new ArrayList<>();
                List<Field> below = new ArrayList<>();
                for (int column = 0; column <= columns; column++) {
                    Optional<Cell> cell = Optional.ofNullable(map.cells().get(Cell.id(row, column)));
                    fields.add(cell.map(this::field).orElse(Field.of("hole")));
                    below.add(Field.of(linked(cell, Cell.id(row + 1, column)) ? "down" : "gap"));
                    if (column < columns) {
                        fields.add(Field.of(linked(cell, Cell.id(row, column + 1)) ? "across" : "gap"));
                        below.add(Field.of("gap"));
                    }
                }
                rows.add(new Row(fields));
                if (row < last) {
                    rows.add(new Row(below));
                }
            }
            return new ClaimMap(map.id(), map.label().title(), visit.words("web.claim.held-of", "held",
                    held.size(), "all", map.cells().size() - 1), rows);
        }

        private static boolean linked(Optional<Cell> cell, String other) {
            return cell.filter(each -> each.links().contains(other)).isPresent();
        }

        private Field field(Cell cell) {
            Optional<Option> option = crew.outcome().sheet().option(map.list(), cell.entry());
            String title = option.map(each -> each.label().title()).orElseGet(() -> map.startTitle());
            List<Paragraph> text = option.map(each -> Markup.paragraphs(each.label().text())).orElse(List.of());
            String id = map.id() + "-" + cell.id();
            if (cell.id().equals(map.start()) || held.contains(cell.id())) {
                return new Field("cell", id, title, "held", visit.words("web.claim.held"), text, "");
            }
            List<Objection> against = trial.against(map, cell);
            String state = against.isEmpty() ? "open" : against.stream()
                    .anyMatch(each -> each.found().severity() == Severity.ERROR) ? "closed" : "far";
            return new Field("cell", id, title, state, against.isEmpty() ? visit.words("web.claim.open")
                    : why(against.get(0).found().message()), text,
                    Tab.PLAY.path(stem) + "/claims/" + Paths.encoded(map.id()) + "/" + cell.id());
        }

        /** Whoever looks at the map needs no names of cells. */
        private String why(Message reason) {
            return reason.key().equals("map.unlinked") ? visit.words("web.claim.far")
                    : visit.workshop().messages().render(reason);
        }
    }
}
