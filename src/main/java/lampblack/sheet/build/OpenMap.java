package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.List;
import lampblack.rules.option.MapCell;
import lampblack.sheet.Fillable;
import lampblack.sheet.MapBlock;
import lampblack.sheet.MapBlock.MapField;
import lampblack.sheet.MapBlock.MapFieldKind;

/**
 * One map for any of several that are filled alike: what all of them say stands in it, and the rest is to be written.
 *
 * @param open how a box is described that nothing is marked in
 * @param at what its places are called on a sheet to fill in
 */
record OpenMap(List<MapBlock> maps, String open, String at) {

    MapBlock merged() {
        MapBlock first = maps.get(0);
        List<MapBlock.MapRow> rows = new ArrayList<>();
        for (int row = 0; row < first.rows().size(); row++) {
            List<MapField> fields = new ArrayList<>();
            for (int column = 0; column < first.rows().get(row).fields().size(); column++) {
                fields.add(merged(row, column));
            }
            rows.add(new MapBlock.MapRow(fields));
        }
        return new MapBlock(first.look(), first.title(), first.introduction(), rows, List.of());
    }

    private MapField merged(int row, int column) {
        List<MapField> all = maps.stream().flatMap(map -> map.rows().stream().skip(row).limit(1))
                .flatMap(same -> same.fields().stream().skip(column).limit(1)).toList();
        MapField first = all.get(0);
        boolean alike = all.size() == maps.size() && all.stream().allMatch(field -> field.sort() == first.sort()
                && field.title().equals(first.title()));
        String cell = Fillable.within(at, MapCell.id(row / 2, column / 2));
        return switch (first.sort()) {
            case CELL -> new MapField(MapFieldKind.CELL, "", alike ? first.title() : "", first.ticks(), open,
                    alike ? first.text() : List.of(), alike ? cell : Fillable.within(cell, "box"));
            case START, HOLE, ACROSS, DOWN, GAP -> alike ? first : MapField.of(MapFieldKind.GAP);
        };
    }
}
