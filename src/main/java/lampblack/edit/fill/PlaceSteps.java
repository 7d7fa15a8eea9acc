package lampblack.edit.fill;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import lampblack.character.NamedClock;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Message;
import lampblack.node.NewValue;
import lampblack.node.edit.DocumentEditor;
import lampblack.play.MarkResult;
import lampblack.play.MarkWriter;
import lampblack.play.Markable;
import lampblack.rules.Field;
import lampblack.rules.Label;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.sheet.Fillable;

/**
 * What has to be marked so that a place says what was filled in. What only a choice can bring about, such as a dot, has no
 * steps.
 *
 * @param words of the name of the place, without the part that it is in
 * @param title what it is called on the sheet
 */
record PlaceSteps(MarkWriter writer, List<String> words, String title) {

    private static final Pattern NUMBER = Pattern.compile("[-\u2212]?[0-9]{1,9}");

    /** One mark after the other, each on what those before it left. */
    interface MarkInTurn extends Function<MarkWriter, MarkResult> {}

    /** So many marks. */
    List<MarkInTurn> marks(long count) {
        if (words.get(0).equals("lists")) {
            return words.size() < 3 ? List.of() : option(count);
        }
        return track().map(track -> switch (track.shape()) {
            case TrackShape.Boxes boxes -> number(track, String.valueOf(count));
            case TrackShape.Clock clock -> number(track, String.valueOf(count));
            case TrackShape.Bands bands -> band(track, count);
            case TrackShape.Clocks clocks -> clock(track, count);
            case TrackShape.Rows rows -> slot(track, count);
            case TrackShape.Counter counter -> List.<MarkInTurn>of();
            case TrackShape.Pool pool -> List.<MarkInTurn>of();
        }).orElse(List.of());
    }

    /** Words in the place of others. */
    List<MarkInTurn> words(String before, String now) {
        if (words.get(0).equals("fields") && writer.base().size() == 1) {
            return field(now);
        }
        return track().map(track -> switch (track.shape()) {
            case TrackShape.Rows rows -> row(track, rows, before, now);
            case TrackShape.Boxes boxes -> count(track, before, now);
            case TrackShape.Counter counter -> count(track, before, now);
            case TrackShape.Clock clock -> List.<MarkInTurn>of();
            case TrackShape.Bands bands -> List.<MarkInTurn>of();
            case TrackShape.Clocks clocks -> List.<MarkInTurn>of();
            case TrackShape.Pool pool -> List.<MarkInTurn>of();
        }).orElse(List.of());
    }

    /** Begins the clock of that name, in the place of an empty one. */
    List<MarkInTurn> begin(String name, long size, long count) {
        return track().filter(track -> !track.shape().clockSizes().isEmpty()).map(track -> List.<MarkInTurn>of(
                now -> now.begin(track, name, size),
                now -> count == 0 ? said() : now.tick(track, name, String.valueOf(count)))).orElse(List.of());
    }

    /** The message that says why what was filled in has no steps, and what to do. */
    String why() {
        if (words.get(0).equals("fields")) {
            return "import.field-of-part";
        }
        if (words.get(0).equals("links")) {
            return "import.link";
        }
        return track().map(track -> switch (track.shape()) {
            case TrackShape.Clocks clocks -> "import.unnamed-clock";
            case TrackShape.Rows rows -> "import.kept-slot";
            case TrackShape.Boxes boxes -> "import.no-number";
            case TrackShape.Counter counter -> "import.no-number";
            case TrackShape.Clock clock -> "import.not-readable";
            case TrackShape.Bands bands -> "import.not-readable";
            case TrackShape.Pool pool -> "import.not-readable";
        }).orElse("import.not-readable");
    }

    private Optional<Track> track() {
        return Optional.ofNullable(writer.evaluated().sheet().tracks().get(words.get(0)))
                .filter(track -> !track.ledger());
    }

    private List<MarkInTurn> number(Track track, String value) {
        return words.size() > 1 ? List.of() : List.of(now -> now.mark(new Markable.OnTrack(track), value));
    }

    /** A sign before a number means that many more or fewer. */
    private List<MarkInTurn> count(Track track, String before, String now) {
        if (!NUMBER.matcher(now).matches() || !before.isEmpty() && !NUMBER.matcher(before).matches()) {
            return List.of();
        }
        long from = before.isEmpty() ? 0 : Long.parseLong(before.replace('\u2212', '-'));
        long by = Long.parseLong(now.replace('\u2212', '-')) - from;
        return number(track, before.isEmpty() ? now : by < 0 ? String.valueOf(by) : "+" + by);
    }

    private List<MarkInTurn> band(Track track, long count) {
        return words.size() != 2 ? List.of() : List.of(now -> count > 0
                ? now.mark(new Markable.OnTrack(track), words.get(1))
                : now.evaluated().file().now().text(track.id()).filter(words.get(1)::equals).isEmpty() ? said()
                : now.clear(new Markable.OnTrack(track), Optional.empty()));
    }

    private List<MarkInTurn> clock(Track track, long count) {
        return NamedClock.all(writer.evaluated().file().now(), track.id()).stream()
                .filter(clock -> words.size() == 2 && Fillable.word(clock.name()).equals(words.get(1))).findFirst()
                .map(clock -> List.<MarkInTurn>of(now -> now.mark(new Markable.OnClock(track, clock.key().text()),
                        String.valueOf(count)))).orElse(List.of());
    }

    private List<MarkInTurn> slot(Track track, long count) {
        return words.size() != 4 ? List.of() : List.of(now -> now.mark(new Markable.InSlot(track, words.get(1),
                Integer.parseInt(words.get(2)) - 1), String.valueOf(count)));
    }

    private List<MarkInTurn> row(Track track, TrackShape.Rows rows, String before, String now) {
        TrackShape.TrackRow row = words.size() < 3 ? null : rows.rows().get(words.get(1));
        if (row == null || !before.isEmpty() && !now.isEmpty() && row.boxes() > 0) {
            return List.of();
        }
        Markable place = new Markable.InRow(track, words.get(1));
        MarkInTurn empty = writer -> before.isEmpty() ? said() : writer.clear(place, Optional.of(before));
        MarkInTurn write = writer -> now.isEmpty() ? said() : writer.mark(place, now);
        return List.of(empty, write);
    }

    private List<MarkInTurn> option(long count) {
        OptionList list = writer.evaluated().sheet().lists().get(words.get(1));
        if (list == null) {
            return List.of();
        }
        boolean known = list.entries().containsKey(words.get(2));
        if (words.size() == 4 && words.get(3).equals("boxes") && known) {
            return List.of(now -> now.mark(new Markable.OfOption(list.entries().get(words.get(2))),
                    String.valueOf(count)));
        }
        return words.size() != 3 || list.load().isEmpty() ? List.of() : List.of(now -> now.mark(new Markable.AtHand(),
                (count > 0 ? "+" : "-") + (known ? words.get(1) + "." + words.get(2) : title)));
    }

    private List<MarkInTurn> field(String now) {
        Field field = words.size() < 2 ? null : writer.evaluated().sheet().fields().get(words.get(1));
        if (field == null) {
            return List.of();
        }
        List<String> path = List.of("fields", words.get(1));
        Message says = Message.of(now.isEmpty() ? "import.field-emptied" : "import.field", "field",
                field.label().title(), "words", now.split("\n", 2)[0]);
        return List.of(writer -> said(now.isEmpty() ? DocumentEditor.remove(writer.root(), path)
                : DocumentEditor.put(writer.root(), path, value(field, now)), says));
    }

    /** What a field says: one of the words it knows, with what stands behind it, or words of the player's own. */
    private static NewValue value(Field field, String now) {
        for (Map.Entry<String, Label> known : field.oneOf().entrySet()) {
            String title = known.getValue().title();
            if (now.equalsIgnoreCase(title)) {
                return NewValue.of(known.getKey());
            }
            if (field.detail().isPresent() && now.length() > title.length() + 1
                    && now.substring(0, title.length() + 1).equalsIgnoreCase(title + ":")) {
                return NewValue.map(known.getKey(), NewValue.of(now.substring(title.length() + 1).strip()));
            }
        }
        return NewValue.of(now);
    }

    private static MarkResult said() {
        return new MarkResult(List.of(), List.of(), "", Optional.empty(), false);
    }

    private static MarkResult said(List<Edit> edits, Message says) {
        return new MarkResult(edits, List.of(says), "", Optional.empty(), false);
    }
}
