package lampblack.cli.roll;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.cli.edit.MarkSaver;
import lampblack.cli.shell.CommandContext;
import lampblack.edit.LinkedCharacter;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.RollEntry;
import lampblack.play.Markable;
import lampblack.play.RollDues;
import lampblack.rules.OtherTrack;
import lampblack.rules.roll.Roll;
import lampblack.rules.track.Track;

/** Marks on the owners of a character what a roll costs of theirs, and says what only their ledgers can pay. */
final class OwnerMarks {

    private final CommandContext context;
    private final Roller roller;
    private final LoadedCharacter member;
    private final Map<OtherTrack, Long> dues = new LinkedHashMap<>();
    private final Map<String, MarkSaver> savers = new LinkedHashMap<>();

    OwnerMarks(CommandContext context, Roller roller) {
        this.context = context;
        this.roller = roller;
        this.member = roller.file();
    }

    /** Takes note of marks to make; whether they are an owner's. */
    boolean due(String path, long marks) {
        Optional<OtherTrack> other = OtherTrack.ofOwner(path, member.evaluated().sheet());
        other.filter(track -> marks != 0 && (marks > 0 || isLinked(track)))
                .ifPresent(track -> dues.merge(track, marks, Long::sum));
        return other.isPresent();
    }

    /** Whether there is an owner to get what a roll brings; without one it comes to nobody. */
    private boolean isLinked(OtherTrack other) {
        return member.file().links().stream().anyMatch(link -> link.id().equals(other.link()));
    }

    /** The commands to type: for all of it, or where play's marks are written for the rest. */
    List<String> lines(boolean isMarked, String roll) {
        List<String> lines = new ArrayList<>();
        dues.forEach((other, marks) -> owner(other, roll).ifPresent(owner -> {
            Track track = track(other);
            String file = RollMarker.quoted(owner.character().text().source().name());
            if (track.ledger() && !(isMarked && isPaid(other))) {
                lines.add("lampblack " + (marks > 0 == track.supply() ? "lose " : "gain ") + file + " "
                        + track.id() + "=" + Math.abs(marks));
            } else if (!isMarked && !track.ledger()) {
                lines.add("lampblack mark " + file + " " + track.id() + " " + change(track, marks));
            }
        }));
        return lines;
    }

    /**
     * Writes down what was paid from what ledgers keep; whether nothing speaks against it.
     *
     * @param own what the roller's own ledger pays, or that of the whole of a part, by the path of the track
     */
    boolean pay(Roll roll, Map<String, Long> own, MarkSaver writing) {
        Map<String, Long> paid = new LinkedHashMap<>(own);
        dues.forEach((other, marks) -> {
            if (isPaid(other) && owner(other, roll.label().title()).isPresent()) {
                paid.put(other.key(), marks);
            }
        });
        if (paid.isEmpty()) {
            return true;
        }
        Optional<List<MarkSaver>> payers = writing.add(new RollEntry(roll.id(), roller.path(roll), paid)
                .written(member));
        payers.ifPresent(all -> dues.keySet().forEach(other -> owner(other, roll.label().title()).ifPresent(owner ->
                all.stream().filter(saver -> saver.writes(owner.character())).findFirst()
                        .ifPresent(saver -> savers.putIfAbsent(other.link(), saver)))));
        return payers.isPresent();
    }

    /** Whether an entry of both ledgers says it: what an owner spends of what its ledger keeps, or gets. */
    private boolean isPaid(OtherTrack other) {
        Track track = track(other);
        return track.ledger() && track.supply();
    }

    /** Tries all marks of play; whether nothing speaks against them. */
    boolean mark(String roll) {
        for (Map.Entry<OtherTrack, Long> due : dues.entrySet()) {
            Track track = track(due.getKey());
            Optional<LinkedCharacter> owner = owner(due.getKey(), roll);
            if (owner.isEmpty() || !track.ledger() && !mark(due.getKey().link(), owner.get(), track,
                    due.getValue())) {
                return false;
            }
        }
        return true;
    }

    private boolean mark(String link, LinkedCharacter owner, Track track, long marks) {
        MarkSaver saver = savers.computeIfAbsent(link, id -> new MarkSaver(context, owner.character(),
                Optional.empty()));
        return saver.mark(writer -> track.supply() && marks > 0 ? writer.spend(track, marks)
                : writer.mark(new Markable.OnTrack(track), change(track, marks)));
    }

    /** What is to be saved with the member. */
    List<MarkSaver> savers() {
        return List.copyOf(savers.values());
    }

    private static String change(Track track, long marks) {
        long change = track.supply() ? -marks : marks;
        return change > 0 ? "+" + change : String.valueOf(change);
    }

    private Track track(OtherTrack other) {
        return other.ofOwner(member.evaluated().sheet(), member.ruleset().ruleset().sheets()).orElseThrow();
    }

    private Optional<LinkedCharacter> owner(OtherTrack other, String roll) {
        Optional<LinkedCharacter> owner = context.characters().owner(member, other.link());
        if (owner.isEmpty()) {
            context.err().println(context.messages().render(
                    RollDues.noOwner(member.evaluated(), roll, other.link())));
        }
        return owner;
    }
}
