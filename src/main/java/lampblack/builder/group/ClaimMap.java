package lampblack.builder.group;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Severity;
import lampblack.edit.LoadedCharacter;
import lampblack.offers.GainDryRun;
import lampblack.rules.Violation;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.MapCell;
import lampblack.rules.option.Option;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.Paragraph;

/** A map whose cells can be taken. */
public record ClaimMap(String id, String title, String held, List<ClaimRow> rows) {

    /** A row of cells with the links between them, or the row of links to the cells below. */
    public record ClaimRow(List<ClaimCell> fields) {}

    /**
     * One place of the map.
     *
     * @param sort {@code cell}, {@code across}, {@code down} or {@code gap}
     * @param state {@code held}, {@code open}, {@code far} where it is advised against, or {@code closed}
     * @param says the state in words, with the reason where it is closed
     * @param path where it is taken; empty where it is held
     */
    public record ClaimCell(String sort, String id, String title, String state, String says, List<Paragraph> text,
            String path) {

        static ClaimCell of(String sort) {
            return new ClaimCell(sort, "", "", "", "", List.of(), "");
        }
    }

    /** The maps of a crew. */
    public static List<ClaimMap> all(Messages messages, String stem, LoadedCharacter crew) {
        List<CellMap> maps = crew.evaluated().sheet().maps().values().stream()
                .filter(cellMap -> cellMap.isOf(crew.evaluated().derived())).toList();
        if (maps.isEmpty()) {
            return List.of();
        }
        GainDryRun dryRun = new GainDryRun(crew.evaluated());
        return maps.stream().map(cellMap -> new ClaimMapBuilder(messages, stem, crew, cellMap, dryRun,
                cellMap.held(crew.evaluated().derived())).drawn()).toList();
    }

    private record ClaimMapBuilder(Messages messages, String stem, LoadedCharacter crew, CellMap map,
            GainDryRun dryRun,
            Set<String> held) {

        ClaimMap drawn() {
            int last = map.cells().values().stream().mapToInt(MapCell::row).max().orElse(0);
            int columns = map.cells().values().stream().mapToInt(MapCell::column).max().orElse(0);
            List<ClaimRow> rows = new ArrayList<>();
            for (int row = 0; row <= last; row++) {
                List<ClaimCell> fields = new ArrayList<>();
                List<ClaimCell> below = new ArrayList<>();
                for (int column = 0; column <= columns; column++) {
                    Optional<MapCell> cell = Optional.ofNullable(map.cells().get(MapCell.id(row, column)));
                    fields.add(cell.map(this::field).orElse(ClaimCell.of("hole")));
                    below.add(ClaimCell.of(linked(cell, MapCell.id(row + 1, column)) ? "down" : "gap"));
                    if (column < columns) {
                        fields.add(ClaimCell.of(linked(cell, MapCell.id(row, column + 1)) ? "across" : "gap"));
                        below.add(ClaimCell.of("gap"));
                    }
                }
                rows.add(new ClaimRow(fields));
                if (row < last) {
                    rows.add(new ClaimRow(below));
                }
            }
            return new ClaimMap(map.id(), map.label().title(), messages.text("web.claim.held-of", "held",
                    held.size(), "all", map.cells().size() - 1), rows);
        }

        private static boolean linked(Optional<MapCell> cell, String other) {
            return cell.filter(mapCell -> mapCell.links().contains(other)).isPresent();
        }

        private ClaimCell field(MapCell cell) {
            Optional<Option> option = crew.evaluated().sheet().option(map.list(), cell.entry());
            String title = option.map(item -> item.label().title()).orElseGet(() -> map.startTitle());
            List<Paragraph> text = option.map(item -> Markup.paragraphs(item.label().text())).orElse(List.of());
            String id = map.id() + "-" + cell.id();
            if (cell.id().equals(map.start()) || held.contains(cell.id())) {
                return new ClaimCell("cell", id, title, "held", messages.text("web.claim.held"), text, "");
            }
            List<Violation> against = dryRun.violations(map, cell);
            String state = against.isEmpty() ? "open" : against.stream()
                    .anyMatch(violation -> violation.found().severity() == Severity.ERROR) ? "closed" : "far";
            return new ClaimCell("cell", id, title, state, against.isEmpty() ? messages.text("web.claim.open")
                    : why(against.get(0).found().message()), text,
                    CharacterTab.PLAY.path(stem) + "/claims/" + Urls.encoded(map.id()) + "/" + cell.id());
        }

        /** Whoever looks at the map needs no names of cells. */
        private String why(Message reason) {
            return switch (reason.key()) {
                case "map.unlinked" -> messages.text("web.claim.far");
                case "gain.not-allowed" -> messages.text("web.claim.bought");
                default -> messages.render(reason);
            };
        }
    }
}
