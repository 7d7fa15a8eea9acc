package lampblack.ruleset;

import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Overflow;
import lampblack.rules.Shape;
import lampblack.rules.Track;

/** Reads tracks. */
record TrackReader(Reader reader) {

    Track track(String id, MapNode.Entry entry) {
        MapNode map = Reader.body(entry);
        Shape shape = shape(map);
        boolean ledger = shape instanceof Shape.Pool || map.text("kept").filter("ledger"::equals).isPresent();
        if (shape instanceof Shape.Pool && map.text("kept").filter("play"::equals).isPresent()) {
            reader.misplaced(map, "kept", "pool-of-ledger");
        }
        Overflow overflow = map.text("overflow").map(Overflow::ofWord).orElse(Overflow.KEPT);
        unfit(overflow, ledger, shape).ifPresent(because -> reader.misplaced(map, "overflow", because));
        if (!isCounted(shape)) {
            reader.misplaced(map, "supply", "not-counted");
        }
        if (ledger && shape instanceof Shape.Clocks) {
            reader.misplaced(map, "kept", "clocks-of-play");
        }
        return new Track(Reader.label(id, entry), map.text("when-full").orElse(""),
                ledger && !(shape instanceof Shape.Clocks), overflow, map.isTrue("supply") || shape instanceof Shape.Pool, shape);
    }

    /** Why what becomes of marks without room makes no sense on such a track. */
    private static Optional<String> unfit(Overflow overflow, boolean ledger, Shape shape) {
        boolean counted = isCounted(shape) && !(shape instanceof Shape.Counter);
        return switch (overflow) {
            case KEPT, LOST -> ledger && counted ? Optional.empty() : Optional.of("ledger-only");
            case BEGINS_ANEW -> !ledger && counted ? Optional.empty() : Optional.of("play-only");
            case NEXT -> !ledger && shape instanceof Shape.Rows ? Optional.empty() : Optional.of("rows-only");
        };
    }

    private static boolean isCounted(Shape shape) {
        return shape instanceof Shape.Boxes || shape instanceof Shape.Clock || shape instanceof Shape.Counter;
    }

    private Shape shape(MapNode map) {
        if (map.has("boxes")) {
            return new Shape.Boxes(reader.amount(map, "boxes").orElse(Amount.Fixed.ZERO));
        }
        if (map.has("clock")) {
            return new Shape.Clock(reader.amount(map, "clock").orElse(Amount.Fixed.ZERO));
        }
        if (map.has("clocks")) {
            return new Shape.Clocks(map.scalars("clocks").stream().flatMap(each -> each.integer().stream()).toList());
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
            judgeRange(counter, min);
            return new Shape.Counter(min, reader.amount(counter, "max").orElse(Amount.Fixed.NO_LIMIT),
                    counter.integer("start").orElse(min));
        }
        return new Shape.Pool(map.map("pool").flatMap(pool -> reader.amount(pool, "start")).orElse(Amount.Fixed.ZERO));
    }

    /** Reports a counter that ends before it begins, or begins outside of its bounds. */
    private void judgeRange(MapNode counter, long min) {
        Optional<Long> most = counter.integer("max");
        Optional<Long> start = counter.integer("start");
        if (most.isPresent() && most.get() < min) {
            reader.reversed(counter, counter.has("min") ? "min" : "max", counter.has("min") ? "max" : "min");
        } else if (start.isPresent() && most.isPresent() && start.get() > most.get()) {
            reader.reversed(counter, "start", "max");
        } else if (start.isPresent() && start.get() < min) {
            reader.report().add(Diagnostic.of(Code.RULESET__WRONG_RANGE, counter.get("start").orElseThrow().span(),
                    Message.of("ruleset.wrong-range.below", "number", start.get(), "least", min)));
        }
    }

    private Shape.Row row(String id, MapNode.Entry entry) {
        MapNode map = Reader.body(entry);
        return new Shape.Row(Reader.label(id, entry), reader.amount(map, "slots").orElse(Amount.Fixed.ONE),
                map.text("penalty").orElse(""), new BoostReader(reader).gifts(map));
    }

    private Shape.Band band(String id, MapNode.Entry entry) {
        Amount upTo = entry.value() instanceof Scalar scalar
                ? reader.amount(scalar)
                : reader.amount(Reader.body(entry), "up-to").orElse(Amount.Fixed.NO_LIMIT);
        return new Shape.Band(Reader.label(id, entry), upTo);
    }
}
