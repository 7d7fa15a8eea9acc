package lampblack.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.NamedClock;
import lampblack.character.SlotMark;
import lampblack.node.Scalar;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Possessions;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;

/** A track with its size and what is marked on it. */
sealed interface TrackJson {

    /** A track as it stands; a pool has nothing to mark. */
    static Optional<TrackJson> of(EvaluatedCharacter evaluated, Track track) {
        return switch (track.shape()) {
            case TrackShape.Rows rows -> Optional.of(RowsJson.of(evaluated, track, rows));
            case TrackShape.Bands bands -> Optional.of(BandsJson.of(evaluated, track, bands));
            case TrackShape.Clocks clocks -> Optional.of(ClocksJson.of(evaluated, track, clocks));
            case TrackShape.Boxes boxes -> Optional.of(BoxesJson.of(evaluated, track));
            case TrackShape.Clock clock -> Optional.of(BoxesJson.of(evaluated, track));
            case TrackShape.Counter counter -> Optional.of(BoxesJson.of(evaluated, track));
            case TrackShape.Pool pool -> Optional.empty();
        };
    }

    record BoxesJson(AmountJson size, AmountJson marked) implements TrackJson {

        static BoxesJson of(EvaluatedCharacter evaluated, Track track) {
            DerivedSheet derived = evaluated.inPlay();
            return new BoxesJson(AmountJson.of(derived.size(track.id())), AmountJson.of(track.ledger()
                    ? derived.balance(track.id())
                    : evaluated.file().now().integer(track.id()).orElse(derived.start(track.id()))));
        }
    }

    record ClocksJson(List<Long> sizes, Map<String, ClockJson> clocks) implements TrackJson {

        static ClocksJson of(EvaluatedCharacter evaluated, Track track, TrackShape.Clocks clocks) {
            Map<String, ClockJson> named = new LinkedHashMap<>();
            NamedClock.all(evaluated.file().now(), track.id()).forEach(clock ->
                    named.put(clock.name(), new ClockJson(clock.size(), clock.marked())));
            return new ClocksJson(clocks.sizes(), named);
        }
    }

    record ClockJson(long size, long marked) {}

    record RowsJson(long size, long marked, Map<String, RowJson> rows) implements TrackJson {

        static RowsJson of(EvaluatedCharacter evaluated, Track track, TrackShape.Rows rows) {
            Map<String, RowJson> all = new LinkedHashMap<>();
            rows.rows().forEach((id, row) -> all.put(id, RowJson.of(
                    SlotMark.all(evaluated.file().now(), track.id(), id),
                    evaluated.inPlay().size(track.id() + "." + id), row.boxes())));
            return new RowsJson(all.values().stream().mapToLong(RowJson::size).sum(),
                    all.values().stream().mapToLong(RowJson::marked).sum(), all);
        }
    }

    /** @param ticks how many boxes of each mark are ticked, in rows whose marks have boxes */
    record RowJson(long size, int marked, List<String> names,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) long boxes,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<List<Long>> ticks) {

        static RowJson of(List<SlotMark> written, long size, long boxes) {
            return new RowJson(size, written.size(), written.stream().map(SlotMark::words).toList(), boxes,
                    Optional.of(written.stream().map(SlotMark::marked).toList()).filter(any -> boxes > 0));
        }
    }

    /** @param marked the load that is carried, where the bands count it */
    record BandsJson(Optional<AmountJson> size, Optional<Long> marked, Optional<String> band,
            Map<String, AmountJson> bands) implements TrackJson {

        static BandsJson of(EvaluatedCharacter evaluated, Track track, TrackShape.Bands bands) {
            Optional<String> declared = evaluated.file().now().text(track.id()).filter(bands.bands()::containsKey);
            Map<String, AmountJson> sizes = new LinkedHashMap<>();
            bands.bands().keySet().forEach(band ->
                    sizes.put(band, AmountJson.of(evaluated.inPlay().size(track.id() + "." + band))));
            return new BandsJson(declared.map(sizes::get),
                    bands.countsLoad() ? Optional.of(carriedLoad(evaluated)) : Optional.empty(), declared, sizes);
        }

        private static long carriedLoad(EvaluatedCharacter evaluated) {
            Possessions carried = new Possessions(evaluated.inPlay());
            return evaluated.file().now().scalars("carried").stream().map(Scalar::text)
                    .flatMap(name -> carried.find(name).stream()).mapToLong(carried::load).sum();
        }
    }
}
