package lampblack.builder.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.NamedClock;
import lampblack.character.SlotMark;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.SafeText;
import lampblack.dice.OwedMarks;
import lampblack.dice.RollResult;
import lampblack.dice.SettledRoll;
import lampblack.play.MarkableFinder;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.OtherTrack;
import lampblack.rules.roll.Die;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.track.Marking;
import lampblack.rules.track.Track;
import lampblack.sheet.build.RollDescriptions;

/** Lists what a roll has to have marked, as it can be marked with one press each. */
final class PendingMarkBuilder {

    private final Messages messages;
    private final EvaluatedCharacter evaluated;
    private final EvaluatedCharacter character;
    private final RollDescriptions descriptions;
    private final List<PendingMark> dues = new ArrayList<>();
    private int group;

    private PendingMarkBuilder(Messages messages, RollRequest rollRequest) {
        this.messages = messages;
        this.evaluated = rollRequest.evaluated();
        this.character = rollRequest.character().evaluated();
        this.descriptions =
                new RollDescriptions(rollRequest.game(), evaluated.inPlay(), rollRequest.roll().settings(),
                messages);
    }

    /** The marks owed after a roll by one character. */
    static List<PendingMark> of(Messages messages, RollRequest rollRequest, SettledRoll settled, RollResult result) {
        PendingMarkBuilder list = new PendingMarkBuilder(messages, rollRequest);
        OwedMarks dues = OwedMarks.of(settled, result);
        dues.sure().forEach((path, marks) -> list.mark(path, marks, list.group++, true));
        dues.ticks().forEach((setting, ticks) -> {
            int group = list.group++;
            list.clocks(setting.isEmpty() ? list.open() : list.named(), list.of(rollRequest, setting), ticks, group);
            dues.either().getOrDefault(setting, Map.of())
                    .forEach((path, marks) -> list.mark(path, marks, group, false));
        });
        dues.either().forEach((setting, marks) -> {
            if (!dues.ticks().containsKey(setting)) {
                marks.forEach((path, mark) -> list.mark(path, mark, list.group++, false));
            }
        });
        if (result.fills().isPresent() && !result.fills().get().isZero()) {
            int group = list.group++;
            list.open().forEach((name, size) -> list.clock("", name, result.segments(size), group));
        }
        list.step(settled.roll().die(), dues.step());
        settled.besides().forEach(rollExtra -> list.step(rollExtra.beside().orElseThrow().die(), rollExtra.brings()
                .step()));
        return List.copyOf(list.dues);
    }

    /** The marks that the leader of a group roll makes for the group, by track or row. */
    static List<PendingMark> of(Messages messages, RollRequest rollRequest, Map<String, Long> marks) {
        PendingMarkBuilder list = new PendingMarkBuilder(messages, rollRequest);
        marks.forEach((path, mark) -> list.mark(path, mark, list.group++, true));
        return List.copyOf(list.dues);
    }

    private void mark(String path, long marks, int group, boolean sure) {
        int dot = path.indexOf('.');
        Optional<OtherTrack> other = OtherTrack.ofOwner(path, evaluated.sheet());
        boolean whole = dot < 0 || other.isPresent();
        Optional<OtherTrack> ofWhole = OtherTrack.ofWholeAt(path);
        Track track = ofWhole.isPresent() ? character.sheet().tracks().get(ofWhole.get().track()) : other.isPresent()
                ? other.get().ofOwner(evaluated.sheet(), evaluated.ruleset().sheets())
                .orElse(null) : evaluated.sheet().tracks().get(dot < 0 ? path : path.substring(0, dot));
        if (track == null || marks == 0) {
            return;
        }
        String title = descriptions.title(path, marks);
        String count = String.valueOf(Math.abs(marks));
        boolean more = marks > 0;
        if (!more && other.isPresent() && character.file().links().stream()
                .noneMatch(link -> link.id().equals(other.get().link()))) {
            return;
        }
        if (track.ledger() && track.supply()) {
            dues.add(new PendingMark(group, "mark", messages.text("web.roll." + descriptions.verb(path, more), "count",
                    count, "track", title), path, "pay", String.valueOf(marks), sure));
        } else if (track.ledger()) {
            String label = messages.text("web.roll." + descriptions.verb(path, more), "count", count, "track", title);
            dues.add(new PendingMark(group, "ledger", label, path, "", "", sure));
        } else if (!whole && track.shape().marking() == Marking.WRITTEN) {
            if (more) {
                dues.add(new PendingMark(group, "write", title, path, "mark", "", sure));
            } else {
                clear(path, title, -marks, group, sure);
            }
        } else if (whole && track.shape().isCounted()) {
            boolean spend = more && track.supply();
            dues.add(new PendingMark(group, "mark", messages.text("web.roll." + descriptions.verb(path, more), "count",
                    count,
                    "track", title), path, spend ? "spend" : "mark",
                    spend ? count : (more == track.supply() ? "-" : "+") + count, sure));
        }
    }

    /** Each slot of a row that may be cleared: where more are marked than go, one of them goes with each press. */
    private void clear(String path, String title, long count, int first, boolean sure) {
        List<SlotMark> there = SlotMark.all(evaluated.file().now(), path.substring(0, path.indexOf('.')),
                path.substring(path.indexOf('.') + 1));
        boolean all = there.size() <= count;
        for (int i = 0; i < Math.min(count, there.size()); i++) {
            int number = i == 0 ? first : group++;
            (all ? List.of(there.get(i)) : there).forEach(slot -> dues.add(new PendingMark(number, "mark",
                    messages.text("web.roll.clear-row", "row", title, "words",
                            Message.verbatim(SafeText.line(slot.words()))), path, "clear", slot.words(), sure && all)));
        }
    }

    /** The setting that brings ticks, to be said before them. */
    private String of(RollRequest rollRequest, String setting) {
        return setting.isEmpty() ? "" : rollRequest.roll().settings().get(setting).label().title() + ": ";
    }

    private void clocks(Map<String, Long> open, String of, long ticks, int group) {
        if (ticks > 0) {
            open.keySet().forEach(name -> clock(of, name, ticks, group));
        }
    }

    private void clock(String of, String where, long ticks, int group) {
        if (ticks > 0) {
            String name = where.substring(where.indexOf('.') + 1);
            Track track = evaluated.sheet().tracks().get(where);
            dues.add(new PendingMark(group, "mark", of + messages.text("web.roll.tick", "count", ticks, "clock",
                    track == null ? name : evaluated.inPlay().titleOf(track.label())), where, "mark",
                    "+" + ticks, false));
        }
    }

    /** The clocks with room, by where they are marked, with how many segments they have. */
    private Map<String, Long> open() {
        Map<String, Long> open = named();
        open.putAll(new MarkableFinder(evaluated).openOfSheet());
        return open;
    }

    /**
     * Those that players have named. A choice like effect is about what happens in the story, never about a clock that
     * the sheet has for its own, such as healing.
     */
    private Map<String, Long> named() {
        Map<String, Long> open = new LinkedHashMap<>();
        for (Track track : evaluated.sheet().tracks().values()) {
            NamedClock.all(evaluated.file().now(), track.id()).stream().filter(clock -> clock.marked() < clock.size())
                    .forEach(clock -> open.put(track.id() + "." + clock.name(), clock.size()));
        }
        return open;
    }

    /** Where the die of a chain moves that a track of play keeps. */
    private void step(Die die, RollEffects.ChainMove step) {
        Optional<Track> track = die.of().map(evaluated.sheet().tracks()::get).filter(item -> !item.ledger());
        if (track.isPresent() && step != RollEffects.ChainMove.STAYS) {
            String move = messages.text("roll.step." + step.word());
            dues.add(new PendingMark(group++, "mark", evaluated.inPlay().titleOf(track.get().label()) + ": " + move,
                    track.get().id(), "mark", step == RollEffects.ChainMove.NEXT
                    ? "+1" : step == RollEffects.ChainMove.BACK ? "-1" : "0", true));
        }
    }
}
