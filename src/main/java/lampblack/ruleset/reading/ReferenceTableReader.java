package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.ruleset.ReferenceTable;

/** Reads the tables of the reference page. */
record ReferenceTableReader(ElementReader reader) {

    Map<String, ReferenceTable> tables(MapNode tree) {
        return reader.entries(tree, "tables", this::table);
    }

    private ReferenceTable table(String id, MapNode.Entry entry) {
        MapNode map = ElementReader.body(entry);
        Map<String, String> columns = reader.entries(map, "columns", (name, at) ->
                at.value().asValue().map(Scalar::text).orElse(""));
        Map<String, ReferenceTable.ReferenceTableRow> rows = new LinkedHashMap<>();
        List<MapNode.Entry> wrong = new ArrayList<>();
        for (MapNode.Entry row : map.map("rows").map(MapNode::all).orElse(List.of())) {
            List<String> cells = ElementReader.body(row).scalars("cells").stream().map(Scalar::text).toList();
            rows.put(row.key().text(), new ReferenceTable.ReferenceTableRow(ElementReader.label(row.key().text(), row),
                    cells));
            if (cells.size() != columns.size()) {
                wrong.add(row);
            }
        }
        boolean byColumns = wrong.size() > 1 && wrong.size() == rows.size();
        for (MapNode.Entry row : byColumns ? wrong.subList(0, 1) : wrong) {
            int count = rows.get(row.key().text()).cells().size();
            Diagnostic problem = Diagnostic.of(Code.RULESET__WRONG_CELLS, byColumns ? map.keySpan("columns")
                    : row.key().span(), byColumns ? Message.of("ruleset.wrong-cells.all", "count", count, "columns",
                    columns.size()) : Message.of("ruleset.wrong-cells", "count", count, "columns", columns.size()));
            reader.report().add(!byColumns && count > columns.size() ? problem.note(Message.of("note.comma-in-cell"))
                    : problem);
        }
        return new ReferenceTable(ElementReader.label(id, entry), columns, rows, new LevelsReader(reader).levels(map));
    }
}
