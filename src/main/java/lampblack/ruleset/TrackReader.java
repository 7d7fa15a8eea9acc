package lampblack.ruleset;

import java.util.Map;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Shape;
import lampblack.rules.Track;

/** Reads tracks. */
record TrackReader(Reader reader) {

    Track track(String id, MapNode.Entry entry) {
        MapNode map = Reader.body(entry);
        Shape shape = shape(map);
        boolean ledger = shape instanceof Shape.Pool || map.text("kept").filter("ledger"::equals).isPresent();
        if (!ledger) {
            reader.misplaced(map, "overflow", "ledger-only");
        }
        return new Track(Reader.label(id, entry), map.text("when-full").orElse(""), ledger,
                map.text("overflow").filter("lost"::equals).isPresent(), shape);
    }

    private Shape shape(MapNode map) {
        if (map.has("boxes")) {
            return new Shape.Boxes(reader.amount(map, "boxes").orElse(Amount.ZERO));
        }
        if (map.has("clock")) {
            return new Shape.Clock(reader.amount(map, "clock").orElse(Amount.ZERO));
        }
        if (map.has("rows")) {
            return new Shape.Rows(reader.entries(map, "rows", this::row));
        }
        if (map.has("bands")) {
            Map<String, Shape.Band> bands = reader.entries(map, "bands", this::band);
            return new Shape.Bands(bands, map.has("counts"));
        }
        if (map.has("counter")) {
            MapNode counter = map.map("counter").orElseGet(() -> new MapNode(Map.of(), map.span()));
            long min = counter.integer("min").orElse(0L);
            return new Shape.Counter(min, reader.amount(counter, "max").orElse(Amount.NO_LIMIT),
                    counter.integer("start").orElse(min));
        }
        return new Shape.Pool(map.map("pool").flatMap(pool -> reader.amount(pool, "start")).orElse(Amount.ZERO));
    }

    private Shape.Row row(String id, MapNode.Entry entry) {
        MapNode map = Reader.body(entry);
        return new Shape.Row(Reader.label(id, entry), reader.amount(map, "slots").orElse(Amount.ONE),
                map.text("penalty").orElse(""));
    }

    private Shape.Band band(String id, MapNode.Entry entry) {
        Amount upTo = entry.value() instanceof Scalar scalar
                ? reader.amount(scalar)
                : reader.amount(Reader.body(entry), "up-to").orElse(Amount.NO_LIMIT);
        return new Shape.Band(Reader.label(id, entry), upTo);
    }
}
