package lampblack.builder.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.change.CharacterDiff;
import lampblack.builder.page.ControlId;
import lampblack.builder.play.PlayBlock.BoxButton;
import lampblack.builder.play.PlayBlock.MarkTarget;
import lampblack.character.NamedClock;
import lampblack.diagnostic.Messages;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.OptionBoxes;
import lampblack.rules.Amount;
import lampblack.rules.option.Option;
import lampblack.rules.track.Overflow;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.sheet.ClockFace;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.Paragraph;

/**
 * Sets the tracks of a character, or of one of its parts, so that they can be marked.
 *
 * @param action where forms are sent
 * @param part by kind and name, or empty
 * @param prefix what ids begin with
 * @param panels what full tracks ask for; empty where that is not offered
 */
public record PlayBlockBuilder(Messages messages, EvaluatedCharacter outcome, String action, String part,
        String prefix, Optional<FullPanels> panels) {

    private static final long MAX_BOXES = 20;
    private static final long MAX_SEGMENTS = 24;
    private static final long FEW = 4;

    /** All that play marks. */
    public List<PlayBlock> all() {
        List<PlayBlock> blocks = new ArrayList<>();
        outcome.sheet().tracks().values().stream().filter(track -> !track.ledger())
                .forEach(track -> of(track).ifPresent(blocks::add));
        OptionBoxes boxes = new OptionBoxes(outcome.inPlay());
        for (Option option : boxes.all()) {
            blocks.add(boxes(spot(boxes.name(option)), option.label().title(),
                    boxes.marked(option, outcome.file().now()), boxes.size(option), Optional.empty()));
        }
        return blocks;
    }

    private Optional<PlayBlock> of(Track track) {
        long size = outcome.inPlay().size(track.id());
        String title = outcome.inPlay().titleOf(track.label());
        return switch (track.shape()) {
            case TrackShape.Rows rows -> Optional.of(new PlayRowsBuilder(this).of(track, rows, title));
            case TrackShape.Bands bands -> Optional.of(bands(track, bands, title));
            case TrackShape.Clocks clocks -> Optional.of(clocks(track, clocks, title));
            case TrackShape.Clock clock -> size <= MAX_SEGMENTS ? Optional.of(face(track, title, size))
                    : boxes(track, title, size);
            case TrackShape.Boxes boxes -> boxes(track, title, size);
            case TrackShape.Pool pool -> boxes(track, title, size);
            case TrackShape.Counter counter -> number(track, title, counter.min(), size);
        };
    }

    private long marked(Track track) {
        return outcome.file().now().integer(track.id()).orElse(outcome.inPlay().start(track.id()));
    }

    /** Empty for a box that only an ability brings, to those without it. */
    private Optional<PlayBlock> boxes(Track track, String title, long size) {
        long marked = marked(track);
        return size == 0 && marked == 0 ? Optional.empty()
                : Optional.of(boxes(spot(track.id()), title, marked, size, Optional.of(track)));
    }

    private PlayBlock boxes(MarkTarget spot, String title, long marked, long size, Optional<Track> track) {
        String whenFull = track.map(Track::whenFull).orElse("");
        String word = track.map(Track::markedAs).orElse("");
        List<FullPanel> asked = track.map(full -> asked(full, marked, size)).orElse(List.of());
        String state = state(whenFull, asked, track.map(own -> own.isAtEnd(marked, size))
                .orElse(size > 0 && marked >= size));
        if (size > MAX_BOXES) {
            return new PlayBlock.CounterControl(spot, title, marks(marked, size, word), "", full(whenFull), asked,
                    state);
        }
        return new PlayBlock.BoxRow(spot, title, title + " " + marks(marked, size, word),
                marks(marked, size, word), buttons(spot, title, marked, size), full(whenFull), asked, state,
                size <= FEW ? "few" : "");
    }

    /** What a track asks for, where it is full. */
    List<FullPanel> asked(Track track, long marked, long size) {
        return panels.filter(all -> track.isAtEnd(marked, size))
                .map(all -> all.of(track, outcome, part, spot(track.id()).id())).orElse(List.of());
    }

    /** A button for each box; the last that is marked clears itself. */
    List<BoxButton> buttons(MarkTarget spot, String title, long marked, long size) {
        List<BoxButton> boxes = new ArrayList<>();
        for (long i = 1; i <= size; i++) {
            boxes.add(new BoxButton(ControlId.of(i == marked, spot.id(), String.valueOf(i)), String.valueOf(i == marked ? i - 1 : i),
                    say("web.play.box", "track", title, "number", i), i <= marked ? "filled" : ""));
        }
        return boxes;
    }

    private Optional<PlayBlock> number(Track track, String title, long least, long most) {
        long marked = marked(track);
        List<FullPanel> asked = asked(track, marked, most);
        return most == 0 && marked == 0 ? Optional.empty()
                : Optional.of(new PlayBlock.CounterControl(spot(track.id()), title, marks(marked, Amount.UNLIMITED),
                most == Amount.UNLIMITED ? "" : say("sheet.range", "least", CharacterDiff.signed(least), "most", most),
                full(track.whenFull()), asked, state(track.whenFull(), asked, track.isAtEnd(marked, most))));
    }

    private PlayBlock face(Track track, String title, long size) {
        long marked = marked(track);
        return new PlayBlock.SheetClock(spot(track.id()), title, say("sheet.marked", "track", title, "marked", marked,
                "size", size),
                marks(marked, size, track.markedAs()), ClockFace.segments((int) size, (int) Math.min(marked, size)),
                full(track.whenFull()), asked(track, marked, size), track.overflow() == Overflow.BEGINS_ANEW ? ""
                : state(title, List.of(), track.isAtEnd(marked, size)));
    }

    private PlayBlock clocks(Track track, TrackShape.Clocks clocks, String title) {
        List<PlayBlock.PlayerClock> named = new ArrayList<>();
        for (NamedClock namedClock : NamedClock.all(outcome.file().now(), track.id())) {
            String id = ControlId.of(prefix + track.id() + "-" + namedClock.name());
            int segments = (int) Math.min(namedClock.size(), MAX_SEGMENTS);
            named.add(new PlayBlock.PlayerClock(new MarkTarget(action, part, track.id() + "." + namedClock.name(), id,
                    List.of(), ""), namedClock.name(),
                    say("sheet.marked", "track", namedClock.name(), "marked", namedClock.marked(), "size",
                    namedClock.size()),
                    marks(namedClock.marked(), namedClock.size()),
                    ClockFace.segments(segments, (int) Math.min(segments, namedClock.marked())),
                    state(namedClock.name(), List.of(), namedClock.marked() >= namedClock.size())));
        }
        return new PlayBlock.PlayerClocks(spot(track.id()), title, named,
                clocks.sizes().stream().map(String::valueOf).toList());
    }

    private PlayBlock bands(Track track, TrackShape.Bands bands, String title) {
        String chosen = outcome.file().now().text(track.id()).orElse("");
        List<PlayBlock.BandButton> all = new ArrayList<>();
        bands.bands().forEach((id, band) -> {
            long upTo = outcome.inPlay().size(track.id() + "." + id);
            boolean declared = id.equals(chosen);
            all.add(new PlayBlock.BandButton(ControlId.of(declared, prefix + track.id(), id), declared ? "clear" : "mark",
                    declared ? "" : id, band.label().title(),
                    upTo == Amount.UNLIMITED ? "" : String.valueOf(upTo), String.valueOf(declared)));
        });
        return new PlayBlock.BandButtons(spot(track.id()), title, all);
    }

    /** What the ledger keeps, to be read. */
    public List<PlayBlock.LedgerBalance> kept() {
        return outcome.sheet().tracks().values().stream().filter(Track::ledger).map(this::kept).toList();
    }

    private PlayBlock.LedgerBalance kept(Track track) {
        long size = outcome.inPlay().size(track.id());
        long balance = outcome.inPlay().balance(track.id());
        List<String> marks = new ArrayList<>();
        for (long i = 0; track.shape() instanceof TrackShape.Boxes && size <= MAX_BOXES && i < size; i++) {
            marks.add(i < balance ? "filled" : "");
        }
        boolean pool = track.shape().isPool();
        List<FullPanel> asked = pool ? List.of() : asked(track, balance, size);
        return new PlayBlock.LedgerBalance(spot(track.id()), outcome.inPlay().titleOf(track.label()),
                pool ? String.valueOf(balance) : marks(balance, size, track.markedAs()), marks, full(track.whenFull()),
                asked, pool ? "" : state(track.whenFull(), asked, track.isAtEnd(balance, size)));
    }

    MarkTarget spot(String where) {
        return spot(where, prefix + where);
    }

    /** The same where ids begin with more than where it is. */
    MarkTarget spot(String where, String id) {
        Optional<Track> track = Optional.ofNullable(outcome.sheet().tracks().get(where));
        return new MarkTarget(action, part, where, ControlId.of(id),
                track.map(PlayBlockBuilder::about).orElse(List.of()),
                say(track.filter(Track::startsFull).isPresent() ? "web.play.when-used-up" : "web.play.when-full"));
    }

    private static List<Paragraph> about(Track track) {
        return Markup.paragraphs(track.label().text());
    }

    String marks(long marked, long size) {
        return size == Amount.UNLIMITED ? marked == size ? say("why.unlimited") : String.valueOf(marked)
                : say("web.play.of", "marked", marked, "size", size);
    }

    /** The same where the game has a word for what is marked. */
    private String marks(long marked, long size, String word) {
        return word.isEmpty() || size == Amount.UNLIMITED ? marks(marked, size)
                : say("web.play.marked-as", "marked", marked, "size", size, "word", word);
    }

    /** Whether something is full of which that means something. */
    private static String state(String means, List<FullPanel> asked, boolean isAtEnd) {
        return isAtEnd && (!means.isEmpty() || !asked.isEmpty()) ? "full" : "";
    }

    static List<Paragraph> full(String words) {
        return Markup.paragraphs(words);
    }

    String say(String key, Object... namesAndValues) {
        return messages.text(key, namesAndValues);
    }
}
