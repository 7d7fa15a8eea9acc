package lampblack.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.LedgerEntry;
import lampblack.character.Name;
import lampblack.character.NamedClock;
import lampblack.character.SlotMark;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.track.Track;

/**
 * Marks that an entry brings and the player names: slots of rows that are cleared, and a clock that is ticked.
 *
 * @param rows how many slots of each row go, by path
 * @param ticks how many segments come
 */
public record NamedMarks(MarkWriter writer, LedgerEntry entry, Map<String, Long> rows, long ticks) {

    /** What goes of a row or comes to a clock. @param words of the slots; none for a clock */
    public record Named(String path, List<String> words, long ticks) {}

    public NamedMarks {
        rows = new LinkedHashMap<>(rows);
    }

    /** What is named, or needs no name since there is nothing else. */
    public List<Named> all() {
        List<Named> all = new ArrayList<>();
        rows.forEach((path, slots) -> {
            List<String> there = words(path);
            List<String> said = said(path);
            List<String> gone = there.size() <= slots ? there : there.stream().filter(words -> said.stream()
                    .anyMatch(name -> isSame(name, words))).limit(slots).toList();
            if (!gone.isEmpty()) {
                all.add(new Named(path, gone, 0));
            }
        });
        clock().ifPresent(path -> all.add(new Named(path, List.of(), Math.min(ticks, clocks().get(path)))));
        return all;
    }

    /** What goes and comes, in words, and what of it finds no room on a clock. */
    public List<Message> says() {
        List<Message> says = new ArrayList<>();
        all().forEach(one -> says.addAll(one.words().isEmpty() ? List.of(Message.of("mark.came", "track",
                clockTitle(one.path()), "amount", "+" + one.ticks())) : one.words().stream().map(words ->
                Message.of("mark.row-without", "row", rowTitle(one.path()), "words", words)).toList()));
        clock().filter(path -> clocks().get(path) <= ticks).ifPresent(path -> says.add(full(path)));
        return says;
    }

    private Message full(String path) {
        long over = ticks - clocks().get(path);
        return over == 0 ? Message.of("mark.full", "track", clockTitle(path))
                : Message.of("mark.over", "track", clockTitle(path), "over", over);
    }

    private String rowTitle(String path) {
        int dot = path.indexOf('.');
        return tracks().get(path.substring(0, dot)).shape().writtenRows().get(path.substring(dot + 1)).label().title();
    }

    private String clockTitle(String path) {
        Track track = tracks().get(path);
        return track == null ? path.substring(path.indexOf('.') + 1) : track.label().title();
    }

    private Map<String, Track> tracks() {
        return writer.evaluated().sheet().tracks();
    }

    /** What has to be named, with what it may be: the words of a row by its path, clocks by nothing. */
    public Map<String, List<String>> asked() {
        Map<String, List<String>> asked = new LinkedHashMap<>();
        rows.forEach((path, slots) -> {
            if (words(path).size() > slots) {
                asked.put(path, words(path));
            }
        });
        if (ticks > 0 && open().size() > (named().isPresent() ? 0 : 1)) {
            asked.put("", open());
        }
        return asked;
    }

    /** What has to be named and is not. */
    public Map<String, List<String>> unnamed() {
        Map<String, List<String>> unnamed = asked();
        List<Named> named = all();
        unnamed.keySet().removeIf(path -> path.isEmpty() ? clock().isPresent() : named.stream().anyMatch(one ->
                one.path().equals(path) && one.words().size() == rows.get(path)));
        return unnamed;
    }

    /** The same by what a character has marked before the entry is written; of a part as it is. */
    public NamedMarks before(EvaluatedCharacter whole) {
        return writer.base().size() > 1 ? this : new NamedMarks(MarkWriter.of(whole), entry, rows, ticks);
    }

    private Optional<String> clock() {
        List<String> open = open();
        return ticks <= 0 ? Optional.empty() : named().isPresent() ? named().filter(open::contains)
                : open.stream().findFirst().filter(path -> open.size() == 1);
    }

    /** The clock that the entry names, full or not; tracks that it marks without a name stand before it. */
    private Optional<String> named() {
        Map<String, Long> clocks = clocks();
        return marked().stream().map(mark -> mark.key().text()).filter(clocks::containsKey).reduce((one, next) -> next);
    }

    /** The clocks that have room. */
    private List<String> open() {
        Map<String, Long> clocks = clocks();
        return clocks.keySet().stream().filter(path -> clocks.get(path) > 0).toList();
    }

    /** All clocks, with how much room they have. */
    private Map<String, Long> clocks() {
        Map<String, Long> clocks = new LinkedHashMap<>();
        for (Track track : tracks().values()) {
            NamedClock.all(writer.now(), track.id())
                    .forEach(clock -> clocks.put(track.id() + "." + clock.name(), clock.size() - clock.marked()));
            if (track.shape().isTicked() && !track.ledger()) {
                clocks.put(track.id(), Math.max(0, writer.at().size(track.id()) - writer.evaluated().marked(track)));
            }
        }
        return clocks;
    }

    /** What the entry says was marked with it. */
    private List<MapNode.Entry> marked() {
        return entry.header().node().map(TakenMarks.MARKED).map(map -> List.copyOf(map.all())).orElse(List.of());
    }

    private List<String> said(String path) {
        return marked().stream().filter(mark -> mark.key().text().equals(path))
                .flatMap(mark -> words(mark.value()).stream()).toList();
    }

    private static List<String> words(Node said) {
        return Stream.concat(said.asScalar().stream(), said.asList().stream().flatMap(list -> list.items().stream())
                .flatMap(item -> item.asScalar().stream())).filter(scalar -> scalar.integer().isEmpty())
                .map(Scalar::text).toList();
    }

    private List<String> words(String path) {
        int dot = path.indexOf('.');
        return SlotMark.all(writer.now(), path.substring(0, dot), path.substring(dot + 1)).stream()
                .map(SlotMark::words).toList();
    }

    private static boolean isSame(String one, String other) {
        return Name.of(one).key().equals(Name.of(other).key());
    }

    /** What the entry took out or ticked, and can be brought back, each word by itself. */
    public List<Named> back() {
        List<Named> back = new ArrayList<>();
        for (MapNode.Entry mark : marked()) {
            String path = mark.key().text();
            Optional<Markable> place = find(path);
            List<String> words = words(mark.value());
            long room = words.isEmpty() || place.isEmpty() ? 0 : writer.at().size(path) - words(path).size();
            words.stream().limit(Math.max(0, room)).forEach(word -> back.add(new Named(path, List.of(word), 0)));
            place.filter(found -> isClock(found)).flatMap(found -> mark.value().integer())
                    .ifPresent(number -> back.add(new Named(path, List.of(), -number)));
        }
        return back;
    }

    private static boolean isClock(Markable place) {
        return switch (place) {
            case Markable.OnClock on -> true;
            default -> false;
        };
    }

    /** The words that the entry took out and that have no room any more. */
    public List<Named> lost() {
        List<Named> back = back();
        return marked().stream().flatMap(mark -> words(mark.value()).stream()
                .map(word -> new Named(mark.key().text(), List.of(word), 0)))
                .filter(named -> !back.contains(named)).toList();
    }

    /** The edits that make the first of such marks, or bring it back. */
    public List<Edit> edits(Named named, boolean back) {
        Optional<Markable> place = find(named.path());
        if (place.isEmpty()) {
            return List.of();
        }
        String ticked = (named.ticks() > 0 ? "+" : "") + named.ticks();
        return (named.words().isEmpty() ? writer.mark(place.get(), ticked) : back
                ? writer.mark(place.get(), named.words().get(0))
                : writer.clear(place.get(), Optional.of(named.words().get(0)))).edits();
    }

    private Optional<Markable> find(String path) {
        return new MarkableFinder(writer.evaluated()).find(path);
    }
}
