package lampblack.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.Name;
import lampblack.character.NamedClock;
import lampblack.character.SlotMark;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.NowJudge;
import lampblack.replay.OptionBoxes;
import lampblack.replay.Possessions;
import lampblack.rules.Label;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;

/** Finds what is meant to be marked, by its id, path or title. */
public record MarkableFinder(EvaluatedCharacter evaluated) {

    /** What a name means: a track before its rows, then clocks, then options. */
    public Optional<Markable> find(String written) {
        if (is(written, NowJudge.CARRIED)) {
            return Optional.of(new Markable.AtHand());
        }
        return track(written).<Markable>map(Markable.OnTrack::new).or(() -> path(written))
                .or(() -> inside(written))
                .or(() -> new OptionBoxes(at()).find(written).map(Markable.OfOption::new));
    }

    /** Everything that can be marked, as it may be written. */
    public List<String> known() {
        List<String> known = new ArrayList<>();
        for (Track track : tracks()) {
            known.add(track.id());
            known.addAll(within(track));
        }
        OptionBoxes boxes = new OptionBoxes(at());
        boxes.all().forEach(option -> known.add(boxes.name(option)));
        if (!new Possessions(at()).names().isEmpty()) {
            known.add(NowJudge.CARRIED);
        }
        return known;
    }

    /** The rows or clocks of a track, as they may be written. */
    private List<String> within(Track track) {
        return switch (track.shape()) {
            case TrackShape.Rows rows -> rows.rows().values().stream().flatMap(row -> within(track, row)).toList();
            case TrackShape.Clocks clocks ->
                    NamedClock.all(evaluated.file().now(), track.id()).stream().map(NamedClock::name).toList();
            default -> List.of();
        };
    }

    private Stream<String> within(Track track, TrackShape.TrackRow row) {
        String path = track.id() + "." + row.label().id();
        return Stream.concat(Stream.of(path), slots(track, row).stream().map(SlotMark::words));
    }

    /** What stands in the slots of a row whose slots have boxes; nothing where they have none. */
    private List<SlotMark> slots(Track track, TrackShape.TrackRow row) {
        return row.boxes() == 0 ? List.of() : SlotMark.all(evaluated.file().now(), track.id(), row.label().id());
    }

    /** The tracks that are clocks, and the slots with boxes, that are not full, by where they are marked. */
    public Map<String, Long> openOfSheet() {
        Map<String, Long> open = new LinkedHashMap<>();
        for (Track track : tracks()) {
            long size = at().size(track.id());
            if (track.shape().isTicked() && !track.ledger() && evaluated.file().now().integer(track.id())
                    .orElseGet(() -> at().start(track.id())) < size) {
                open.put(track.id(), size);
            }
        }
        open.putAll(openSlots());
        return open;
    }

    /** The slots with boxes that are not full, by where their words are marked, with how many boxes they have. */
    private Map<String, Long> openSlots() {
        Map<String, Long> open = new LinkedHashMap<>();
        for (Track track : tracks()) {
            for (TrackShape.TrackRow row : track.shape().writtenRows().values()) {
                List<SlotMark> slots = slots(track, row);
                for (int i = 0; i < slots.size(); i++) {
                    String where = track.id() + "." + slots.get(i).words();
                    Markable slot = new Markable.InSlot(track, row.label().id(), i);
                    if (slots.get(i).marked() < row.boxes() && find(where).filter(slot::equals).isPresent()) {
                        open.put(where, row.boxes());
                    }
                }
            }
        }
        return open;
    }

    /** The track of that id or title. */
    Optional<Track> track(String written) {
        return tracks().stream().filter(track -> is(written, track.id())).findFirst().or(() -> tracks().stream()
                .filter(track -> is(written, at().titleOf(track.label()))).findFirst());
    }

    /** A row or clock behind its track. */
    private Optional<Markable> path(String written) {
        int dot = written.indexOf('.');
        return dot < 1 ? Optional.empty()
                : track(written.substring(0, dot)).flatMap(track -> inside(track, written.substring(dot + 1)));
    }

    /** A row or clock that is named alone, where only one is called so. */
    private Optional<Markable> inside(String written) {
        List<Markable> found = tracks().stream().flatMap(track -> inside(track, written).stream()).toList();
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    private Optional<Markable> inside(Track track, String written) {
        if (track.shape() instanceof TrackShape.Rows rows) {
            return rows.rows().values().stream().map(TrackShape.TrackRow::label)
                    .filter(label -> is(written, label.id()) || is(written, label.title())).map(Label::id)
                    .<Markable>map(row -> new Markable.InRow(track, row)).findFirst()
                    .or(() -> slot(track, rows, written));
        }
        return NamedClock.all(evaluated.file().now(), track.id()).stream()
                .filter(namedClock -> is(written, namedClock.name()))
                .<Markable>map(namedClock -> new Markable.OnClock(track, namedClock.key().text())).findFirst();
    }

    /** A slot by its words, where only one has them, or behind its row by its words or number: {@code serious.2}. */
    private Optional<Markable> slot(Track track, TrackShape.Rows rows, String written) {
        List<Markable> found = new ArrayList<>();
        for (TrackShape.TrackRow row : rows.rows().values()) {
            String behind = row.label().id() + ".";
            List<SlotMark> slots = slots(track, row);
            for (int i = 0; i < slots.size(); i++) {
                if (written.equals(behind + (i + 1))) {
                    return Optional.of(new Markable.InSlot(track, row.label().id(), i));
                }
                if (is(written, slots.get(i).words()) || is(written, behind + slots.get(i).words())) {
                    found.add(new Markable.InSlot(track, row.label().id(), i));
                }
            }
        }
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    private List<Track> tracks() {
        return List.copyOf(evaluated.sheet().tracks().values());
    }

    private DerivedSheet at() {
        return evaluated.inPlay();
    }

    private static boolean is(String written, String name) {
        return Name.of(written).key().equals(Name.of(name).key());
    }
}
