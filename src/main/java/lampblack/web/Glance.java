package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import lampblack.character.NamedClock;
import lampblack.engine.Outcome;
import lampblack.io.CharacterJson;
import lampblack.io.LoadedCharacter;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.OptionKey;
import lampblack.rules.Shape;
import lampblack.rules.Track;
import lampblack.sheet.ClockFace;

/** How somebody stands, at a glance. */
public record Glance(String path, String name, String playbook, List<Stat> stats, List<Clock> clocks) {

    private static final long MOST_BOXES = 14;
    private static final int MOST_SEGMENTS = 24;

    /** One track. @param state {@code full} where it is */
    public record Stat(String title, String reading, List<String> marks, List<String> words, String state) {}

    /** A clock with whose it is. */
    public record Clock(String name, String whose, String label, String reading, List<ClockFace.Segment> segments) {}

    /** @param all every track of play, and not only those that say how somebody is */
    static Glance of(Visit visit, LoadedCharacter character, boolean all) {
        Outcome outcome = character.outcome();
        return of(visit, character, outcome, CharacterJson.name(character), outcome.standing().playbook()
                .map(id -> outcome.standing().title(new OptionKey(OptionKey.PLAYBOOKS, id)))
                .orElse(outcome.sheet().label().title()), all);
    }

    /** A part of somebody, such as a cohort. @param kind what it is called */
    static Glance ofPart(Visit visit, LoadedCharacter whole, Outcome part, String name, String kind) {
        return of(visit, whole, part, name, kind, true);
    }

    private static Glance of(Visit visit, LoadedCharacter character, Outcome outcome, String name, String kind,
            boolean all) {
        List<Stat> stats = new ArrayList<>();
        List<Clock> clocks = new ArrayList<>();
        for (Track track : outcome.sheet().tracks().values()) {
            if (track.shape() instanceof Shape.Clocks) {
                clocks.addAll(clocks(visit, outcome, track, name));
            } else if (!track.ledger() && (all || !track.whenFull().isEmpty() || track.shape() instanceof Shape.Rows)) {
                add(visit, outcome, track, stats);
            }
        }
        return new Glance(Tab.PLAY.path(Company.stem(character)), name, kind, stats, clocks);
    }

    private static void add(Visit visit, Outcome outcome, Track track, List<Stat> to) {
        String title = outcome.standing().titleOf(track.label());
        if (track.shape() instanceof Shape.Rows rows) {
            List<String> words = new ArrayList<>();
            rows.rows().values().forEach(row -> outcome.file().now().map(track.id())
                    .map(map -> map.scalars(row.label().id())).orElse(List.of()).stream().map(Scalar::text)
                    .forEach(each -> words.add(0, row.label().title() + ": " + each)));
            to.add(new Stat(title, words.isEmpty() ? visit.words("web.group.none") : "", List.of(), words, ""));
            return;
        }
        if (track.shape() instanceof Shape.Bands bands) {
            to.add(new Stat(title, outcome.file().now().text(track.id()).filter(bands.bands()::containsKey)
                    .map(each -> bands.bands().get(each).label().title()).orElse(visit.words("web.group.none")),
                    List.of(), List.of(), ""));
            return;
        }
        long size = outcome.standing().size(track.id());
        long marked = outcome.file().now().integer(track.id()).orElse(outcome.standing().start(track.id()));
        if (size > 0 || marked > 0) {
            List<String> marks = new ArrayList<>();
            for (long i = 0; !(track.shape() instanceof Shape.Counter) && size <= MOST_BOXES && i < size; i++) {
                marks.add(i < marked ? "filled" : "");
            }
            boolean full = !track.whenFull().isEmpty() && marked >= size;
            to.add(new Stat(title, size == Amount.UNLIMITED ? "" + marked
                    : visit.words("web.play.of", "marked", marked, "size", size), marks, List.of(),
                    full ? "full" : ""));
        }
    }

    private static List<Clock> clocks(Visit visit, Outcome outcome, Track track, String whose) {
        return NamedClock.all(outcome.file().now(), track.id()).stream().map(each -> {
            int segments = (int) Math.min(MOST_SEGMENTS, each.size());
            return new Clock(each.name(), whose, visit.words("sheet.marked", "track", each.name(), "marked",
                    each.marked(), "size", each.size()), visit.words("web.play.of", "marked", each.marked(), "size",
                    each.size()), ClockFace.segments(segments, (int) Math.min(segments, each.marked())));
        }).toList();
    }
}
