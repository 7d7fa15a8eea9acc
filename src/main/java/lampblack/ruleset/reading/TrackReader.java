package lampblack.ruleset.reading;

import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.track.Level;
import lampblack.rules.track.Marking;
import lampblack.rules.track.Overflow;
import lampblack.rules.track.Refill;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;

/** Reads tracks. */
record TrackReader(ElementReader reader) {

    private static final String START = "start";
    private static final String REFILL = "refill";
    private static final String MARKED_AS = "marked-as";

    Track track(String id, MapNode.Entry entry) {
        MapNode map = ElementReader.body(entry);
        TrackShape shape = shape(map);
        boolean named = shape.marking() == Marking.NAMED;
        boolean ledger = shape.isPool() || map.text("kept").filter("ledger"::equals).isPresent();
        if (shape.isPool() && map.text("kept").filter("play"::equals).isPresent()) {
            reader.misplaced(map, "kept", "pool-of-ledger");
        }
        Overflow overflow = map.text("overflow").map(Overflow::ofWord).orElse(Overflow.KEPT);
        unfit(overflow, ledger, shape.marking()).ifPresent(because -> reader.misplaced(map, "overflow", because));
        if (!shape.isCounted()) {
            reader.misplaced(map, "supply", "not-counted");
        }
        if (ledger && named) {
            reader.misplaced(map, "kept", "clocks-of-play");
        }
        GainPolicyReader gains = new GainPolicyReader(reader);
        gains.judge(map, ledger && !named, "gains-of-play");
        return new Track(ElementReader.label(id, entry), map.text("when-full").orElse(""),
                new FullRequestReader(reader).read(map, shape, overflow), markedAs(map, shape), ledger && !named, overflow, map.isTrue("supply") || isMoney(shape, ledger), shape,
                gains.policy(map), start(map, shape), refill(map, shape));
    }

    /** What a marked one is called; only what is counted against a size is read so. */
    private String markedAs(MapNode map, TrackShape shape) {
        if (shape.marking() != Marking.FILLED) {
            reader.misplaced(map, MARKED_AS, "not-filled");
        }
        return map.text(MARKED_AS).orElse("");
    }

    /** Whether costs are taken from it whether it says so or not: a pool, and a counter that the ledger keeps. */
    private static boolean isMoney(TrackShape shape, boolean ledger) {
        return switch (shape) {
            case TrackShape.Pool pool -> true;
            case TrackShape.Counter counter -> ledger;
            default -> false;
        };
    }

    /** What it says it begins with. */
    private Optional<Level> start(MapNode map, TrackShape shape) {
        if (map.has(START) && (shape.isCounted() || shape.isPool())) {
            if (map.map("pool").or(() -> map.map("counter")).filter(inner -> inner.has(START)).isPresent()) {
                reader.misplaced(map, START, "start-within");
            }
            return level(map, START, shape);
        }
        reader.misplaced(map, START, "begins-empty");
        return Optional.empty();
    }

    private Optional<Refill> refill(MapNode map, TrackShape shape) {
        if (!map.has(REFILL) || shape.isCounted() || shape.isPool()) {
            return map.map(REFILL).flatMap(refill -> reader.reference(refill, "per", ReferenceKind.PERIOD)
                    .flatMap(period -> level(refill, "to", shape).map(to -> new Refill(period, to))));
        }
        reader.misplaced(map, REFILL, "begins-empty");
        return Optional.empty();
    }

    /** An amount, or as much as there is room for; that must have an end, and a number be within it. */
    private Optional<Level> level(MapNode map, String key, TrackShape shape) {
        Scalar written = map.scalar(key).orElseThrow();
        Optional<Long> most = shape.size("").fixed();
        if (written.text().equals(Level.FULL)) {
            if (most.filter(size -> size == Amount.UNLIMITED).isPresent()) {
                reader.misplaced(written.span(), key, "full-of-unlimited");
            }
            return Optional.of(new Level.Full());
        }
        Amount amount = reader.amount(written);
        long least = shape.isPool() ? Long.MIN_VALUE : shape.least();
        amount.fixed().filter(number -> number < least || most.filter(size -> number > size).isPresent())
                .ifPresent(number -> reader.report().add(Diagnostic.of(Code.RULESET__WRONG_RANGE, written.span(),
                        number < least ? Message.of("ruleset.wrong-range.below", "number", number, "least", least)
                                : Message.of("ruleset.wrong-range.level", "number", number, "most", most.get()))));
        return Optional.of(new Level.Stated(amount));
    }

    /** Why what becomes of marks without room makes no sense on such a track. */
    private static Optional<String> unfit(Overflow overflow, boolean ledger, Marking marking) {
        boolean filled = marking == Marking.FILLED;
        return switch (overflow) {
            case KEPT, LOST -> ledger && filled ? Optional.empty() : Optional.of("ledger-only");
            case BEGINS_ANEW -> !ledger && filled ? Optional.empty() : Optional.of("play-only");
            case NEXT -> !ledger && marking == Marking.WRITTEN ? Optional.empty() : Optional.of("rows-only");
        };
    }

    private TrackShape shape(MapNode map) {
        if (map.has("boxes")) {
            return new TrackShape.Boxes(reader.amount(map, "boxes").orElse(Amount.Fixed.ZERO));
        }
        if (map.has("clock")) {
            return new TrackShape.Clock(reader.amount(map, "clock").orElse(Amount.Fixed.ZERO));
        }
        if (map.has("clocks")) {
            return new TrackShape.Clocks(map.scalars("clocks").stream().flatMap(scalar -> scalar.integer().stream())
                    .toList());
        }
        if (map.has("rows")) {
            return new TrackShape.Rows(reader.entries(map, "rows", this::row));
        }
        if (map.has("bands")) {
            Map<String, TrackShape.TrackBand> bands = reader.entries(map, "bands", this::band);
            return new TrackShape.Bands(bands, map.has("counts"));
        }
        if (map.has("counter")) {
            MapNode counter = map.map("counter").orElseGet(() -> new MapNode(Map.of(), map.span()));
            long min = counter.integer("min").orElse(0L);
            judgeRange(counter, min);
            return new TrackShape.Counter(min, reader.amount(counter, "max").orElse(Amount.Fixed.NO_LIMIT),
                    counter.integer("start").orElse(min));
        }
        return new TrackShape.Pool(map.map("pool").flatMap(pool -> reader.amount(pool, "start"))
                .orElse(Amount.Fixed.ZERO));
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

    private TrackShape.TrackRow row(String id, MapNode.Entry entry) {
        MapNode map = ElementReader.body(entry);
        return new TrackShape.TrackRow(ElementReader.label(id, entry), reader.amount(map, "slots")
                .orElse(Amount.Fixed.ONE),
                map.integer("boxes").orElse(0L), map.text("penalty").orElse(""), new RollModifierReader(reader)
                        .effects(map));
    }

    private TrackShape.TrackBand band(String id, MapNode.Entry entry) {
        Amount upTo = entry.value().asScalar().map(reader::amount).orElseGet(() ->
                reader.amount(ElementReader.body(entry), "up-to").orElse(Amount.Fixed.NO_LIMIT));
        return new TrackShape.TrackBand(ElementReader.label(id, entry), upTo);
    }
}
