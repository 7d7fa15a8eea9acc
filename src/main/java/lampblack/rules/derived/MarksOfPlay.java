package lampblack.rules.derived;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.Name;
import lampblack.character.NamedClock;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;

/**
 * What play has marked, as far as a derived sheet knows of it.
 *
 * @param now what is written of it; empty where nothing is marked
 * @param members those who belong to the sheet, by how: {@code character.crew}
 * @param counts whether what is given only while marks are so is given
 */
public record MarksOfPlay(MapNode now, boolean counts, Map<String, List<Member>> members) {

    public MarksOfPlay(MapNode now, boolean counts) {
        this(now, counts, Map.of());
    }


    /** The key under {@code now} of what is carried. */
    public static final String CARRIED = "carried";
    /** The key under {@code now} of the boxes and uses of options. */
    public static final String USED = "used";

    /** Nothing marked at all, as choices alone leave it. */
    static MarksOfPlay none(MapNode written) {
        return new MarksOfPlay(new MapNode(Map.of(), written.span()), false);
    }

    /** The marks of a part. */
    MarksOfPlay of(String kind, String part) {
        MapNode own = now.map(kind).flatMap(all -> all.all().stream()
                .filter(entry -> Name.of(entry.key().text()).key().equals(part)).findFirst())
                .flatMap(entry -> entry.value().asMap()).orElseGet(() -> new MapNode(Map.of(), now.span()));
        return new MarksOfPlay(own, counts);
    }

    /**
     * How much is marked on a track or in one of its rows: boxes and segments, names in rows, where a counter stands,
     * or the balance of what the ledger keeps.
     *
     * @param derived the sheet it is a track of
     */
    public long marks(String path, DerivedSheet derived) {
        int dot = path.indexOf('.');
        Track track = derived.sheet().tracks().get(dot < 0 ? path : path.substring(0, dot));
        if (track == null || track.ledger()) {
            return track == null ? 0 : derived.balance(track.id());
        }
        return switch (track.shape()) {
            case TrackShape.Rows rows -> rows.rows().keySet().stream()
                    .filter(row -> dot < 0 || row.equals(path.substring(dot + 1)))
                    .mapToLong(row -> now.map(track.id()).map(all -> all.items(row).size()).orElse(0)).sum();
            case TrackShape.Clocks clocks ->
                    NamedClock.all(now, track.id()).stream().mapToLong(NamedClock::marked).sum();
            case TrackShape.Bands bands -> 0;
            default -> number(track, derived);
        };
    }

    private long number(Track track, DerivedSheet derived) {
        return now.integer(track.id()).map(marked -> Math.max(track.shape().least(), marked))
                .orElseGet(() -> derived.start(track.id()));
    }

    /** Whether a band is the one that is declared. */
    boolean isDeclared(String path) {
        int dot = path.indexOf('.');
        return dot > 0 && now.text(path.substring(0, dot)).filter(path.substring(dot + 1)::equals).isPresent();
    }

    /** Whether an option that is there is carried. */
    boolean isCarried(OptionKey key, DerivedSheet derived) {
        return derived.sheet().isCarriedFrom(key.list()) && named(key, derived, now.scalars(CARRIED).stream()
                .map(Scalar::text)).findFirst().isPresent();
    }

    /** How many boxes and uses of an option that is there are marked. */
    long used(OptionKey key, DerivedSheet derived) {
        return now.map(USED).stream().flatMap(used -> used.all().stream())
                .filter(entry -> named(key, derived, Stream.of(entry.key().text())).findFirst().isPresent())
                .mapToLong(entry -> Math.max(0, entry.value().integer().orElse(0L))).sum();
    }

    /** Those of some names that stand for an option: its id, its path or its title. */
    private static Stream<String> named(OptionKey key, DerivedSheet derived, Stream<String> written) {
        Optional<Option> option = derived.sheet().option(key).filter(found -> derived.has(key));
        return option.isEmpty() ? Stream.of() : written.filter(text -> {
            String name = Name.of(text).key();
            return name.equals(key.id()) || name.equals(key.toString())
                    || name.equals(Name.of(option.get().label().title()).key());
        });
    }
}
