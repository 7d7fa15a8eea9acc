package lampblack.ruleset.reading;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Label;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.MapCell;
import lampblack.rules.option.OptionKey;

/** Reads maps: the drawing of cells and links, what fills them, and further links that no drawing can show. */
record MapReader(ElementReader reader) {

    private static final String FREE = "off";

    CellMap map(String id, MapNode.Entry entry) {
        MapNode map = ElementReader.body(entry);
        Optional<String> list = reader.reference(map, "from", ReferenceKind.LIST);
        Optional<String> playbook = reader.reference(map, "playbook", ReferenceKind.PLAYBOOK)
                .map(path -> OptionKey.of(path)
                .id());
        Map<String, MapCell> cells = new MapDrawing(map.scalar("cells").orElseThrow(), reader.report()).cells();
        if (list.isEmpty() || cells.isEmpty()) {
            return null;
        }
        Scalar begin = map.scalar("start").orElseThrow();
        Optional<MapCell> start = cell(begin, cells);
        start.ifPresent(mapCell -> cells.values().stream().filter(cell -> !cell.entry().equals(mapCell.entry()))
                .forEach(cell -> entry(cell, list.get())));
        links(map, cells);
        Optional<Severity> unlinked = map.text("unlinked").or(() -> Optional.of("warning"))
                .filter(name -> !name.equals(FREE))
                .map(Severity::ofWord);
        return start.map(mapCell -> new CellMap(ElementReader.label(id, entry), list.get(), playbook, cells,
                mapCell.id(), unlinked,
                Label.words(mapCell.entry())))
                .orElse(null);
    }

    private void entry(MapCell cell, String list) {
        if (!reader.names().knows(ReferenceKind.OPTION, list + "." + cell.entry())
                && !reader.names().explained(cell.entry(), cell.place(), ReferenceKind.OPTION)) {
            reader.names().unknown(cell.entry(), Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, cell.place(), "what",
                    ReferenceKind.OPTION.called(), "name", cell.entry())
                    .suggest(cell.entry(), reader.names().ids(ReferenceKind.OPTION)));
        }
    }

    /** The cell of that place, or the only one with that entry. */
    private Optional<MapCell> cell(Scalar written, Map<String, MapCell> cells) {
        String name = written.text();
        List<MapCell> found = cells.values().stream().filter(mapCell -> mapCell.entry().equals(name)).toList();
        if (found.isEmpty() && cells.containsKey(name)) {
            return Optional.of(cells.get(name));
        }
        if (found.size() == 1) {
            return Optional.of(found.get(0));
        }
        if (found.isEmpty()) {
            Set<String> known = new LinkedHashSet<>();
            cells.values().forEach(mapCell -> known.add(mapCell.entry()));
            known.addAll(cells.keySet());
            reader.report().add(Diagnostic.of(Code.RULESET__UNKNOWN_REFERENCE, written.span(), "what",
                    ReferenceKind.CELL.called(), "name", name).suggestOrList(name, known));
        } else {
            reader.report().add(Diagnostic.of(Code.RULESET__AMBIGUOUS_REFERENCE, written.span(), "name", name,
                    "candidates",
                    found.stream().map(mapCell -> Message.quoted(mapCell.id())).toList()));
        }
        return Optional.empty();
    }

    private void links(MapNode map, Map<String, MapCell> cells) {
        for (MapNode.Entry from : map.map("links").map(MapNode::all).orElse(List.of())) {
            Optional<MapCell> one = cell(from.key(), cells);
            List<Scalar> others = map.map("links").get().scalars(from.key().text());
            for (Scalar scalar : others) {
                Optional<MapCell> other = cell(scalar, cells);
                if (one.isPresent() && other.isPresent()) {
                    link(one.get().id(), other.get().id(), scalar.span(), cells);
                }
            }
        }
    }

    private void link(String one, String other, Span place, Map<String, MapCell> cells) {
        if (cells.get(one).links().contains(other) || one.equals(other)) {
            reader.report().add(Diagnostic.of(Code.RULESET__DOUBLED_LINK, place, "one", one, "other", other));
            return;
        }
        MapDrawing.link(one, other, cells);
    }
}
