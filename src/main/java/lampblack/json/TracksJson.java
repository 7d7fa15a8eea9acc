package lampblack.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.NamedClock;
import lampblack.character.SlotMark;
import lampblack.node.Scalar;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.OptionBoxes;
import lampblack.replay.Possessions;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;

/** What is marked on a character, for programs. */
final class TracksJson {

    private final EvaluatedCharacter evaluated;
    private final DerivedSheet derived;

    TracksJson(EvaluatedCharacter evaluated) {
        this.evaluated = evaluated;
        this.derived = evaluated.inPlay();
    }

    /** Every track with its size and what is marked on it. */
    Map<String, Object> tracks() {
        Map<String, Object> tracks = new LinkedHashMap<>();
        for (Track track : derived.sheet().tracks().values()) {
            track(track).ifPresent(json -> tracks.put(track.id(), json));
        }
        return tracks;
    }

    /** A track as it stands; a pool has nothing to mark. */
    private Optional<Map<String, Object>> track(Track track) {
        return switch (track.shape()) {
            case TrackShape.Rows rows -> Optional.of(rows(track, rows));
            case TrackShape.Bands bands -> Optional.of(bands(track, bands));
            case TrackShape.Clocks clocks ->
                    Optional.of(CharacterJson.ordered("sizes", clocks.sizes(), "clocks", clocks(track)));
            case TrackShape.Boxes boxes -> Optional.of(marked(track));
            case TrackShape.Clock clock -> Optional.of(marked(track));
            case TrackShape.Counter counter -> Optional.of(marked(track));
            case TrackShape.Pool pool -> Optional.empty();
        };
    }

    private Map<String, Object> marked(Track track) {
        long marked = track.ledger() ? derived.balance(track.id())
                : evaluated.file().now().integer(track.id()).orElse(derived.start(track.id()));
        return CharacterJson.ordered("size", size(track.id()), "marked",
                LimitsJson.limit(marked));
    }

    private Map<String, Object> clocks(Track track) {
        Map<String, Object> json = new LinkedHashMap<>();
        NamedClock.all(evaluated.file().now(), track.id()).forEach(namedClock ->
                json.put(namedClock.name(), CharacterJson.ordered("size", namedClock.size(), "marked",
                namedClock.marked())));
        return json;
    }

    /** How many boxes and uses of options are marked. */
    Map<String, Object> used() {
        OptionBoxes boxes = new OptionBoxes(derived);
        Map<String, Object> json = new LinkedHashMap<>();
        boxes.all().forEach(option -> json.put(boxes.name(option), boxes.marked(option, evaluated.file().now())));
        return json;
    }

    private Map<String, Object> rows(Track track, TrackShape.Rows rows) {
        Map<String, Object> json = new LinkedHashMap<>();
        long size = 0;
        long marked = 0;
        for (String row : rows.rows().keySet()) {
            List<SlotMark> written = SlotMark.all(evaluated.file().now(), track.id(), row);
            List<String> names = written.stream().map(SlotMark::words).toList();
            long slots = derived.size(track.id() + "." + row);
            long boxes = rows.rows().get(row).boxes();
            json.put(row, boxes == 0
                    ? CharacterJson.ordered("size", slots, "marked", names.size(), "names", names)
                    : CharacterJson.ordered("size", slots, "marked", names.size(), "names", names, "boxes", boxes,
                            "ticks", written.stream().map(SlotMark::marked).toList()));
            size += slots;
            marked += names.size();
        }
        return CharacterJson.ordered("size", size, "marked", marked, "rows", json);
    }

    private Map<String, Object> bands(Track track, TrackShape.Bands bands) {
        Optional<String> declared = evaluated.file().now().text(track.id()).filter(bands.bands()::containsKey);
        Map<String, Object> sizes = new LinkedHashMap<>();
        bands.bands().keySet().forEach(band -> sizes.put(band, size(track.id() + "." + band)));
        return CharacterJson.ordered("size", declared.map(sizes::get), "marked",
                bands.countsLoad() ? carriedLoad() : null, "band", declared, "bands", sizes);
    }

    private long carriedLoad() {
        Possessions carried = new Possessions(derived);
        return evaluated.file().now().scalars("carried").stream().map(Scalar::text)
                .flatMap(name -> carried.find(name).stream()).mapToLong(carried::load).sum();
    }

    private Object size(String path) {
        return LimitsJson.limit(derived.size(path));
    }
}
