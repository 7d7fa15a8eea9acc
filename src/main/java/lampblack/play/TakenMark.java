package lampblack.play;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.node.Node;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Amount;
import lampblack.rules.track.Overflow;
import lampblack.rules.track.Track;

/**
 * Marks that something taken brings to a track of play.
 *
 * @param there how many there are before
 * @param most how many there is room for
 * @param asked how many are to come, or below 0 to go
 * @param over how many more were to come than found room
 */
public record TakenMark(Track track, long there, long most, long asked, long over) {

    /** What an amount does to a track; empty where play does not keep it, or what is marked cannot be counted on. */
    public static Optional<TakenMark> of(EvaluatedCharacter at, String id, long amount) {
        Track track = at.sheet().tracks().get(id);
        Optional<Node> written = at.file().now().get(id);
        boolean readable = !MarkWriter.isWritten(written) || written.flatMap(Node::integer).isPresent();
        if (track == null || track.ledger() || !readable) {
            return Optional.empty();
        }
        return Optional.of(new TakenMark(track, at.marked(track), at.inPlay().size(id), amount, 0));
    }

    /** How far marks that came can be taken back. */
    public static long back(EvaluatedCharacter at, String id, long amount) {
        return of(at, id, amount).map(TakenMark::within).orElse(0L);
    }

    /** The same before so many of its marks were made. */
    TakenMark before(long made) {
        return made == 0 || begins() ? new TakenMark(track, there - made, most, asked, 0)
                : new TakenMark(track, there - made, most, made, Math.max(0, asked - made));
    }

    /** How many marks come, or below 0 go. */
    public long moved() {
        return begins() ? (there + asked) % most - there : within();
    }

    /** How it was marked, whether it is full then, or that there was nothing to mark. */
    public List<Message> says() {
        String title = track.label().title();
        long moved = moved();
        if (moved == 0 && !fills()) {
            return List.of(Message.of(asked < 0 ? "mark.came-nothing" : "mark.came-over", "track", title, "there",
                    there));
        }
        Message came = begins() && fills()
                ? Message.of("mark.came-anew", "track", title, "before", there, "after", there + moved)
                : Message.of("mark.came", "track", title, "amount", (moved > 0 ? "+" : "") + moved);
        return !fills() ? List.of(came) : List.of(came, track.startsFull() ? Message.of("mark.full-used", "track", title)
                : over == 0 ? Message.of("mark.full", "track", title)
                        : Message.of("mark.over", "track", title, "over", over));
    }

    /** What the track says of being full, where it becomes so; empty otherwise. */
    public String whenFull() {
        return fills() ? track.whenFull() : "";
    }

    /** Whether it comes to its end with this. */
    private boolean fills() {
        return track.startsFull() ? asked < 0 && there > track.shape().least() && there + asked <= track.shape().least()
                : asked > 0 && there < most && there + asked >= most;
    }

    private boolean begins() {
        return asked > 0 && track.overflow() == Overflow.BEGINS_ANEW && most > 0 && most != Amount.UNLIMITED;
    }

    private long within() {
        long highest = most == Amount.UNLIMITED ? there + Math.max(0, asked) : Math.max(there, most);
        long least = Math.min(there, track.shape().least());
        return Math.max(least, Math.min(highest, there + asked)) - there;
    }
}
