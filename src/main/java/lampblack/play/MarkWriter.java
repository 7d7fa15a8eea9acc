package lampblack.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.Name;
import lampblack.character.NamedClock;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.NewValue;
import lampblack.node.Node;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.OptionBoxes;
import lampblack.rules.Amount;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;
import lampblack.rules.track.Overflow;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;

/**
 * Writes marks of play as a track's rules have it: what is full, what is over, and where that goes.
 *
 * @param root of the whole file
 * @param base the keys that lead to the marks, {@code now} first
 */
public record MarkWriter(EvaluatedCharacter evaluated, MapNode root, List<String> base) {

    private static final int LONGEST_NAME = 80;

    public MarkWriter {
        base = List.copyOf(base);
    }

    /** The marks of a character. */
    public static MarkWriter of(EvaluatedCharacter whole) {
        return new MarkWriter(whole, whole.file().root(), List.of("now"));
    }

    /** The marks of a part of a character. */
    public static MarkWriter ofPart(EvaluatedCharacter whole, String kind, String name) {
        EvaluatedCharacter part = whole.parts().get(kind).get(name);
        String key = whole.file().now().map(kind).stream().flatMap(map -> map.keys().stream())
                .filter(text -> Name.of(text).key().equals(Name.of(name).key())).findFirst().orElse(name);
        return new MarkWriter(part, whole.file().root(), List.of("now", kind, key));
    }

    /** Marks something: a number, words for a row, a band, or a thing at hand. */
    public MarkResult mark(Markable place, String what) {
        return switch (place) {
            case Markable.AtHand hand -> what.startsWith("-") ? new CarriedMarks(this).putAway(what.substring(1))
                    : new CarriedMarks(this).take(what.startsWith("+") ? what.substring(1) : what);
            case Markable.InRow row -> new RowMarks(this, row.track()).write(row.row(), what);
            case Markable.InSlot slot -> new SlotMarks(this, slot).count(what);
            case Markable.OnTrack on when on.track().ledger() -> number(on.track(), what);
            case Markable.OnTrack on -> mark(on.track(), what);
            case Markable.OnClock on -> number(on, what);
            case Markable.OfOption of -> option(of.option(), what);
        };
    }

    private MarkResult mark(Track track, String what) {
        return switch (track.shape()) {
            case TrackShape.Bands bands -> band(track, bands, what);
            case TrackShape.Rows rows -> MarkResult.misuse(Message.of("mark.say-row", "track", title(track), "rows",
                    rows.rows().keySet().stream().map(id -> (Object) Message.quoted(track.id() + "." + id)).toList()));
            case TrackShape.Clocks clocks ->
                    MarkResult.misuse(Message.of("mark.say-clock", "track", title(track), "id", track.id()));
            default -> number(track, what);
        };
    }

    /** Begins a clock that a player names. */
    public MarkResult begin(Track track, String name, long size) {
        Optional<NamedClock> known = clock(track, name);
        List<Long> sizes = track.shape().clockSizes();
        if (!sizes.contains(size)) {
            return MarkResult.misuse(Message.of("mark.no-such-size", "size", size, "track", title(track), "sizes",
                    sizes));
        }
        Optional<MarkResult> unfit = unfit(name, title(track));
        if (unfit.isPresent()) {
            return unfit.get();
        }
        if (Name.of(name).shown().length() > LONGEST_NAME) {
            return MarkResult.misuse(Message.of("mark.long-name", "name", name, "most", LONGEST_NAME));
        }
        if (known.isPresent()) {
            return MarkResult.refused(Message.of("mark.clock-is-there", "name", known.get().name(), "marked",
                    known.get().marked(), "size", known.get().size()));
        }
        return edits().put(List.of(track.id(), Name.of(name).shown()), NewValue.of(NamedClock.written(0, size)),
                Message.of("mark.clock-begun", "name", Name.of(name).shown(), "size", size));
    }

    /** Why some words cannot be written: there are none, or several lines of them. */
    static Optional<MarkResult> unfit(String words, String title) {
        boolean lines = words.chars().anyMatch(Character::isISOControl);
        return words.isBlank() || lines
                ? Optional.of(MarkResult.misuse(Message.of(lines ? "mark.one-line" : "mark.nothing", "track", title)))
                : Optional.empty();
    }

    /** Takes from a supply, which must have as much. */
    public MarkResult spend(Track track, long amount) {
        long there = evaluated.marked(track);
        return there < amount ? MarkResult.refused(Message.of("mark.not-enough", "track", title(track), "there", there,
                "amount", amount)) : mark(new Markable.OnTrack(track), "-" + amount);
    }

    /** Ticks a clock that a player named. */
    public MarkResult tick(Track track, String name, String what) {
        List<Long> sizes = track.shape().clockSizes();
        return clock(track, name).map(namedClock -> mark(new Markable.OnClock(track, namedClock.key().text()), what))
                .orElseGet(() -> MarkResult.unknown(Message.of("mark.no-clock-yet", "name", name, "sizes", sizes), name,
                        NamedClock.all(now(), track.id()).stream().map(NamedClock::name).toList()));
    }

    /** The clock of that name on a track. */
    public Optional<NamedClock> clock(Track track, String name) {
        return NamedClock.all(now(), track.id()).stream()
                .filter(namedClock -> Name.of(namedClock.name()).key().equals(Name.of(name).key())).findFirst();
    }

    /** Takes marks away: those words, or all there are. */
    public MarkResult clear(Markable place, Optional<String> words) {
        return switch (place) {
            case Markable.AtHand hand -> words.map(word -> new CarriedMarks(this).putAway(word))
                    .orElseGet(() -> new CarriedMarks(this).putAllAway());
            case Markable.InRow row -> new RowMarks(this, row.track()).clear(Optional.of(row.row()), words);
            case Markable.InSlot slot -> words.map(MarkWriter::noWords).orElseGet(new SlotMarks(this, slot)::clear);
            case Markable.OnClock on -> words.map(MarkWriter::noWords).orElseGet(() -> clear(on));
            case Markable.OnTrack on when on.track().ledger() -> toStart(on.track(), words);
            case Markable.OnTrack on -> clear(on.track(), words);
            case Markable.OfOption of -> words.map(MarkWriter::noWords).orElseGet(() -> option(of.option(), "0"));
        };
    }

    private MarkResult clear(Markable.OnClock on) {
        return edits().remove(List.of(on.track().id(), on.name()), Message.of("mark.clock-gone", "name", on.name()));
    }

    private MarkResult clear(Track track, Optional<String> words) {
        return switch (track.shape()) {
            case TrackShape.Rows rows -> new RowMarks(this, track).clear(Optional.empty(), words);
            case TrackShape.Clocks clocks -> words.map(name -> clearClock(track, name)).orElseGet(() -> remove(track));
            case TrackShape.Bands bands -> words.map(MarkWriter::noWords).orElseGet(() -> remove(track));
            default -> toStart(track, words);
        };
    }

    private MarkResult clearClock(Track track, String name) {
        return clock(track, name).map(clock -> clear(new Markable.OnClock(track, clock.key().text())))
                .orElseGet(() -> MarkResult.unknown(Message.of("mark.no-clock", "name", name), name,
                        NamedClock.all(now(), track.id()).stream().map(NamedClock::name).toList()));
    }

    private MarkResult remove(Track track) {
        return edits().remove(List.of(track.id()), Message.of("mark.cleared", "track", title(track)));
    }

    private MarkResult toStart(Track track, Optional<String> words) {
        long start = at().start(track.id());
        return words.map(MarkWriter::noWords).orElseGet(() -> start == Amount.UNLIMITED ? remove(track)
                : number(track, String.valueOf(start)));
    }

    private static MarkResult noWords(String words) {
        return MarkResult.misuse(Message.of("mark.no-words", "words", words));
    }

    private MarkResult number(Markable.OnClock on, String what) {
        NamedClock clock = clock(on.track(), on.name()).orElseThrow();
        MarkCounter counter = new MarkCounter(clock.name(), clock.marked(), 0, clock.size(), on.track().overflow(),
                on.track().whenFull(), false);
        return counter.mark(what, (marked, says) -> edits().put(List.of(on.track().id(), clock.key().text()),
                NewValue.of(NamedClock.written(marked, clock.size())), says));
    }

    private MarkResult number(Track track, String what) {
        if (track.ledger()) {
            return MarkResult.misuse(new LedgerAdvice(evaluated).of(track, what));
        }
        long least = track.shape().least();
        Optional<Long> marked = now().integer(track.id());
        if (marked.isEmpty() && isWritten(now().get(track.id())) && !what.matches("[0-9]+")) {
            return MarkResult.refused(Message.of("mark.not-readable", "track", title(track)));
        }
        MarkCounter counter = new MarkCounter(title(track), marked.orElseGet(() -> at().start(track.id())), least,
                at().size(track.id()), track.overflow(), track.whenFull(), track.startsFull());
        return counter.mark(what, (after, says) -> edits().put(List.of(track.id()), NewValue.of(after), says));
    }

    private MarkResult option(Option option, String what) {
        OptionBoxes boxes = new OptionBoxes(at());
        String key = now().map(OptionBoxes.USED).stream().flatMap(map -> map.keys().stream())
                .filter(name -> boxes.find(name).filter(option::equals).isPresent()).findFirst()
                .orElseGet(() -> boxes.name(option));
        MarkCounter counter =
                new MarkCounter(option.label().title(), boxes.marked(option, now()), 0, boxes.size(option),
                Overflow.KEPT, "", false);
        return counter.mark(what, (after, says) -> edits().put(List.of(OptionBoxes.USED, key), NewValue.of(after),
                Stream.of(says).map(MarkWriter::usedUp).toArray(Message[]::new)));
    }

    /** Of something that is used up it is not said that it is full. */
    private static Message usedUp(Message said) {
        boolean full = said.key().equals("mark.full") || said.key().equals("mark.over");
        return full ? new Message(said.key() + "-used", said.values()) : said;
    }

    private MarkResult band(Track track, TrackShape.Bands bands, String what) {
        Optional<TrackShape.TrackBand> band = bands.bands().values().stream()
                .filter(trackBand -> Name.of(what).key().equals(trackBand.label().id())
                        || Name.of(what).key().equals(Name.of(trackBand.label().title()).key())).findFirst();
        return band.map(trackBand -> edits().put(List.of(track.id()), NewValue.of(trackBand.label().id()),
                Message.of("mark.band", "track", title(track), "band", trackBand.label().title())))
                .orElseGet(() -> MarkResult.unknown(Message.of("mark.no-band", "name", what, "track", title(track)),
                what,
                        List.copyOf(bands.bands().keySet())));
    }

    /** Writes below the marks. */
    NowEdits edits() {
        return new NowEdits(root, base);
    }

    static boolean isWritten(Optional<Node> node) {
        return node.filter(written -> !written.isNull()).isPresent();
    }

    MapNode now() {
        return evaluated.file().now();
    }

    DerivedSheet at() {
        return evaluated.inPlay();
    }

    String title(Track track) {
        return at().titleOf(track.label());
    }
}
