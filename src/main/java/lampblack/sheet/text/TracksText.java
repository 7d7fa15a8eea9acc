package lampblack.sheet.text;

import java.util.ArrayList;
import java.util.List;
import lampblack.character.NamedClock;
import lampblack.character.SlotMark;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Amount;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;

/** What is marked on the tracks of a character, in rows of text. */
public record TracksText(EvaluatedCharacter evaluated, Messages messages) {

    private static final long MAX_BOXES = 24;

    public List<List<String>> rows(Track track) {
        String title = evaluated.inPlay().titleOf(track.label());
        return switch (track.shape()) {
            case TrackShape.Rows rows -> rows(track, rows);
            case TrackShape.Bands bands -> List.of(List.of(title, evaluated.file().now().text(track.id())
                    .filter(bands.bands()::containsKey).map(band -> bands.bands().get(band).label().title())
                    .orElse(render("cli.nothing"))));
            case TrackShape.Clocks clocks -> clocks(track, title);
            default -> List.of(List.of(title, number(track)));
        };
    }

    /** What is marked, or the balance of a currency. */
    private String number(Track track) {
        DerivedSheet derived = evaluated.inPlay();
        return track.ledger() ? balance(track)
                : marks(evaluated.file().now().integer(track.id()).orElse(derived.start(track.id())),
                derived.size(track.id()));
    }

    private List<List<String>> rows(Track track, TrackShape.Rows rows) {
        List<List<String>> shown = new ArrayList<>();
        for (TrackShape.TrackRow row : rows.rows().values()) {
            List<String> names = SlotMark.all(evaluated.file().now(), track.id(), row.label().id()).stream()
                    .map(slot -> row.boxes() == 0 ? slot.words() : slot.words() + " "
                            + marks(slot.marked(), row.boxes())).toList();
            long size = evaluated.inPlay().size(track.id() + "." + row.label().id());
            String words = names.isEmpty() ? "" : ": " + String.join(", ", names);
            shown.add(List.of(row.label().title(), marks(names.size(), size) + words));
        }
        return shown;
    }

    private List<List<String>> clocks(Track track, String title) {
        List<List<String>> shown = new ArrayList<>();
        for (NamedClock namedClock : NamedClock.all(evaluated.file().now(), track.id())) {
            shown.add(List.of(title, marks(namedClock.marked(), namedClock.size()) + ": " + namedClock.name()));
        }
        return shown.isEmpty() ? List.of(List.of(title, render("cli.no-clocks"))) : shown;
    }

    private String balance(Track track) {
        long earned = evaluated.inPlay().choices().earned().getOrDefault(track.id(), 0L);
        long spent = evaluated.inPlay().choices().spent().getOrDefault(track.id(), 0L);
        String words = evaluated.uncertain(track.id()).map(bound -> "cli.balance." + bound.word())
                .orElse("cli.balance");
        long back = evaluated.inPlay().choices().back(track.id());
        return render(words, "left", evaluated.inPlay().balance(track.id()), "earned", earned, "spent", spent, "back",
                back == 0 ? Message.verbatim("") : Message.of("cli.balance-back", "back", back));
    }

    public String marks(long marked, long size) {
        if (size == Amount.UNLIMITED) {
            return marked == Amount.UNLIMITED ? render("why.unlimited") : String.valueOf(marked);
        }
        if (size > MAX_BOXES || marked < 0) {
            return render("cli.marked", "marked", marked, "size", size);
        }
        return "■".repeat((int) Math.min(marked, size)) + "□".repeat((int) Math.max(0, size - marked))
                + (marked > size ? " " + render("cli.marked", "marked", marked, "size", size) : "");
    }

    private String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
