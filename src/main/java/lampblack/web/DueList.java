package lampblack.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.NamedClock;
import lampblack.dice.Dues;
import lampblack.dice.Settled;
import lampblack.engine.Outcome;
import lampblack.dice.Result;
import lampblack.rules.Aftermath;
import lampblack.rules.Die;
import lampblack.rules.Shape;
import lampblack.rules.Track;
import lampblack.sheet.RollWords;

/** Lists what a roll has to have marked, as it can be marked with one press each. */
final class DueList {

    private final Visit visit;
    private final Outcome outcome;
    private final RollWords words;
    private final List<Due> dues = new ArrayList<>();
    private int group;

    private DueList(Visit visit, Asked asked) {
        this.visit = visit;
        this.outcome = asked.character().outcome();
        this.words = new RollWords(asked.game().rolls(), outcome.sheet(), asked.roll().settings(),
                visit.workshop().messages());
    }

    /** What whoever rolled alone is to mark. */
    static List<Due> of(Visit visit, Asked asked, Settled settled, Result result) {
        DueList list = new DueList(visit, asked);
        Dues dues = Dues.of(settled, result);
        dues.sure().forEach((path, marks) -> list.mark(path, marks, list.group++, true));
        dues.ticks().forEach((setting, ticks) -> {
            int group = list.group++;
            list.clocks(list.of(asked, setting), ticks, group);
            dues.either().getOrDefault(setting, Map.of())
                    .forEach((path, marks) -> list.mark(path, marks, group, false));
        });
        dues.either().forEach((setting, marks) -> {
            if (!dues.ticks().containsKey(setting)) {
                marks.forEach((path, each) -> list.mark(path, each, list.group++, false));
            }
        });
        if (result.fills().isPresent() && !result.fills().get().isZero()) {
            int group = list.group++;
            list.open().forEach((name, size) -> list.clock("", name, result.segments(size), group));
        }
        list.step(settled.roll().die(), dues.step());
        settled.besides().forEach(each -> list.step(each.beside().orElseThrow().die(), each.brings().step()));
        return List.copyOf(list.dues);
    }

    /** What whoever leads several marks for them, by track or row. */
    static List<Due> of(Visit visit, Asked asked, Map<String, Long> marks) {
        DueList list = new DueList(visit, asked);
        marks.forEach((path, each) -> list.mark(path, each, list.group++, true));
        return List.copyOf(list.dues);
    }

    private void mark(String path, long marks, int group, boolean sure) {
        int dot = path.indexOf('.');
        Track track = outcome.sheet().tracks().get(dot < 0 ? path : path.substring(0, dot));
        if (track == null || marks == 0) {
            return;
        }
        String title = words.title(path);
        String count = String.valueOf(Math.abs(marks));
        boolean more = marks > 0;
        if (track.ledger()) {
            String label = visit.words(more == track.supply() ? "web.roll.lose" : "web.roll.gain", "count", count,
                    "track", title);
            dues.add(new Due(group, "ledger", label, path, "", "", sure));
        } else if (dot > 0 && track.shape() instanceof Shape.Rows) {
            dues.add(more ? new Due(group, "write", title, path, "mark", "", sure)
                    : new Due(group, "mark", visit.words("web.roll.clear-row", "row", title), path, "clear", "", sure));
        } else if (dot < 0 && counts(track)) {
            boolean spend = more && track.supply();
            dues.add(new Due(group, "mark", visit.words(spend ? "web.roll.spend" : more ? "web.roll.mark"
                    : "web.roll.clear", "count", count, "track", title), path, spend ? "spend" : "mark",
                    spend ? count : (more == track.supply() ? "-" : "+") + count, sure));
        }
    }

    private static boolean counts(Track track) {
        return track.shape() instanceof Shape.Boxes || track.shape() instanceof Shape.Clock
                || track.shape() instanceof Shape.Counter;
    }

    /** The setting that brings ticks, to be said before them. */
    private String of(Asked asked, String setting) {
        return setting.isEmpty() ? "" : asked.roll().settings().get(setting).label().title() + ": ";
    }

    private void clocks(String of, long ticks, int group) {
        if (ticks > 0) {
            open().keySet().forEach(name -> clock(of, name, ticks, group));
        }
    }

    private void clock(String of, String where, long ticks, int group) {
        if (ticks > 0) {
            String name = where.substring(where.indexOf('.') + 1);
            Track track = outcome.sheet().tracks().get(where);
            dues.add(new Due(group, "mark", of + visit.words("web.roll.tick", "count", ticks, "clock",
                    track == null ? name : outcome.standing().titleOf(track.label())), where, "mark",
                    "+" + ticks, false));
        }
    }

    /** The clocks with room, by where they are marked, with how many segments they have. */
    private Map<String, Long> open() {
        Map<String, Long> open = new LinkedHashMap<>();
        for (Track each : outcome.sheet().tracks().values()) {
            NamedClock.all(outcome.file().now(), each.id()).stream().filter(clock -> clock.marked() < clock.size())
                    .forEach(clock -> open.put(each.id() + "." + clock.name(), clock.size()));
            long size = outcome.standing().size(each.id());
            if (each.shape() instanceof Shape.Clock && !each.ledger()
                    && outcome.file().now().integer(each.id()).orElse(0L) < size) {
                open.put(each.id(), size);
            }
        }
        return open;
    }

    /** Where the die of a chain moves that a track of play keeps. */
    private void step(Die die, Aftermath.Move step) {
        Optional<Track> track = die.of().map(outcome.sheet().tracks()::get).filter(each -> !each.ledger());
        if (track.isPresent() && step != Aftermath.Move.STAYS) {
            String move = visit.words("roll.step." + step.word());
            dues.add(new Due(group++, "mark", outcome.standing().titleOf(track.get().label()) + ": " + move,
                    track.get().id(), "mark", step == Aftermath.Move.NEXT
                    ? "+1" : step == Aftermath.Move.BACK ? "-1" : "0", true));
        }
    }
}
