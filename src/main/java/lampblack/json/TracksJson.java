package lampblack.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.NamedClock;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.OptionBoxes;
import lampblack.replay.Possessions;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;

/** What is marked on a character, for programs. */
final class TracksJson {

    private final EvaluatedCharacter outcome;
    private final DerivedSheet at;

    TracksJson(EvaluatedCharacter outcome) {
        this.outcome = outcome;
        this.at = outcome.standing();
    }

    /** Every track with its size and what is marked on it. */
    Map<String, Object> tracks() {
        Map<String, Object> tracks = new LinkedHashMap<>();
        for (Track track : at.sheet().tracks().values()) {
            track(track).ifPresent(shown -> tracks.put(track.id(), shown));
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
        long marked = track.ledger() ? at.balance(track.id())
                : outcome.file().now().integer(track.id()).orElse(at.start(track.id()));
        return CharacterJson.ordered("size", size(track.id()), "marked", marked);
    }

    private Map<String, Object> clocks(Track track) {
        Map<String, Object> shown = new LinkedHashMap<>();
        NamedClock.all(outcome.file().now(), track.id()).forEach(namedClock ->
                shown.put(namedClock.name(), CharacterJson.ordered("size", namedClock.size(), "marked",
                namedClock.marked())));
        return shown;
    }

    /** How many boxes and uses of options are marked. */
    Map<String, Object> used() {
        OptionBoxes boxes = new OptionBoxes(at);
        Map<String, Object> shown = new LinkedHashMap<>();
        boxes.all().forEach(option -> shown.put(boxes.name(option), boxes.marked(option, outcome.file().now())));
        return shown;
    }

    private Map<String, Object> rows(Track track, TrackShape.Rows rows) {
        Optional<MapNode> now = outcome.file().now().map(track.id());
        Map<String, Object> shown = new LinkedHashMap<>();
        long size = 0;
        long marked = 0;
        for (String row : rows.rows().keySet()) {
            List<String> names = now.map(map -> map.scalars(row)).orElse(List.of()).stream().map(Scalar::text).toList();
            long slots = at.size(track.id() + "." + row);
            shown.put(row, CharacterJson.ordered("size", slots, "marked", names.size(), "names", names));
            size += slots;
            marked += names.size();
        }
        return CharacterJson.ordered("size", size, "marked", marked, "rows", shown);
    }

    private Map<String, Object> bands(Track track, TrackShape.Bands bands) {
        Optional<String> declared = outcome.file().now().text(track.id()).filter(bands.bands()::containsKey);
        Map<String, Object> sizes = new LinkedHashMap<>();
        bands.bands().keySet().forEach(band -> sizes.put(band, size(track.id() + "." + band)));
        return CharacterJson.ordered("size", declared.map(sizes::get), "marked",
                bands.countsLoad() ? carriedLoad() : null, "band", declared, "bands", sizes);
    }

    private long carriedLoad() {
        Possessions carried = new Possessions(at);
        return outcome.file().now().scalars("carried").stream().map(Scalar::text)
                .flatMap(name -> carried.find(name).stream()).mapToLong(carried::load).sum();
    }

    private Object size(String path) {
        return LimitsJson.limit(at.size(path));
    }
}
